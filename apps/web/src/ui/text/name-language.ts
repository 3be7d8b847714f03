/**
 * The language in which a name is read out: a name in Latin letters is English wherever it stands, so that a reader who
 * listens to a page in Bengali or Hindi hears it; undefined for a name in the letters of the page.
 */
export function nameLanguage(name: string): 'en' | undefined {
  return /[a-z]/i.test(name) && !/[^\u0020-\u024f\u2010-\u2026]/.test(name) ? 'en' : undefined;
}
