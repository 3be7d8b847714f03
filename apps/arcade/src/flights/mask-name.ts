/** A name as others may see it: the first two characters and the last one. Its length is not shown. */
export function maskName(name: string): string {
  const letters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  const last = letters.length > 3 ? (letters.at(-1) ?? '') : '';
  return `${letters.slice(0, Math.max(0, Math.min(2, letters.length - 1))).join('')}***${last}`;
}
