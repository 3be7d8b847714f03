/** Letters as people see them, the same on the server and in the browser. Free of zod. */

/**
 * One letter: a character with its marks, the consonants that a virama joins to it (Bengali U+09CD, Devanagari U+094D),
 * and what a zero-width joiner attaches to it. Not every supported browser has `Intl.Segmenter`, and those that have it
 * disagree on joined consonants.
 * @see https://www.unicode.org/reports/tr29/ (Grapheme_Cluster_Break, rule GB9c)
 */
const LETTER =
  /\P{M}(?:\p{M}*[\u09CD\u094D]\u200D?\p{L})*\p{M}*(?:\u200D\P{M}\p{M}*|\p{Emoji_Modifier}|\u200C)*|\p{M}+/gu;

/** The letters of a text in order; none is cut. */
export function lettersOf(text: string): string[] {
  return text.normalize('NFC').match(LETTER) ?? [];
}
