/**
 * The language in which screen readers should say a name: English for a name in Latin letters, even on a page in
 * Bengali or Hindi; undefined for a name in the letters of the page.
 */
export function nameLanguage(name: string): 'en' | undefined {
  return /[a-z]/i.test(name) && !/[^\u0020-\u024f\u2010-\u2026]/.test(name) ? 'en' : undefined;
}
