/** A paragraph of help text. */
const paragraph = (text: string): string => `<p>${text}</p>`;

/** Several paragraphs. */
export const paragraphs = (...texts: readonly string[]): string => texts.map(paragraph).join('');

/** A list of short points. */
export const points = (...texts: readonly string[]): string =>
  `<ul>${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`;

/** Numbered steps, each with what to do and how. */
export const steps = (...list: readonly (readonly [string, string])[]): string =>
  `<ol>${list.map(([title, text]) => `<li><strong>${title}</strong><p>${text}</p></li>`).join('')}</ol>`;
