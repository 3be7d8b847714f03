/** A LIKE pattern for texts that contain this one; `%`, `_` and `\` match only themselves. */
export function patternContaining(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, (letter) => `\\${letter}`)}%`;
}
