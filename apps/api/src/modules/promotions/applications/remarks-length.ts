const graphemes = new Intl.Segmenter('bn', { granularity: 'grapheme' });

/** How many characters a reader counts: a Bengali letter with its signs is one, and so is an emoji (PROMO-26). */
export function lengthOf(text: string): number {
  return [...graphemes.segment(text)].length;
}
