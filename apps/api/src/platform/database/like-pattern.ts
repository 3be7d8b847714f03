/** The pattern of LIKE for texts that contain this one, in which `%`, `_` and `\` stand for themselves. */
export function patternContaining(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, (letter) => `\\${letter}`)}%`;
}
