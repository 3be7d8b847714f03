/** The words of such a page in one language. */
interface PlainWords {
  readonly heading: string;
  readonly text: string;
}

/**
 * A page for cases in which no brand, language or catalogue is known: a host that no site claims, a gateway that never
 * answered, a document that cannot be rendered. It says everything in both languages.
 */
function plainPage(
  status: number,
  bengali: PlainWords,
  english: PlainWords,
  { foot = '', headers = {} }: { foot?: string; headers?: Record<string, string> } = {},
): Response {
  const html = `<!doctype html><html lang="bn"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="dark light"><title>${bengali.heading} - ${english.heading}</title></head><body><main><h1>${bengali.heading}</h1><p>${bengali.text}</p><div lang="en"><h2>${english.heading}</h2><p>${english.text}</p></div>${foot}</main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'",
      ...headers,
    },
  });
}

/** The answer for a host that no site claims, in production. */
export function unknownHostPage(): Response {
  return plainPage(
    421,
    { heading: 'এখানে কোনো সাইট নেই', text: 'ঠিকানাটি মিলিয়ে দেখুন।' },
    { heading: 'There is no site here', text: 'Check the address.' },
  );
}

/** Opens the same address again with a link, because such a page has neither script nor form. */
const RETRY =
  '<p><a href="" role="button">আবার চেষ্টা করুন</a> <a href="" role="button" lang="en">Try again</a></p>';

/** The answer when the gateway never said which site this is (SHELL-74). */
export function unreachablePage(): Response {
  return plainPage(
    503,
    { heading: 'সার্ভারের সঙ্গে সংযোগ হচ্ছে না', text: 'একটু পরে আবার চেষ্টা করুন।' },
    { heading: 'The server cannot be reached', text: 'Try again in a moment.' },
    { foot: RETRY, headers: { 'Retry-After': '5' } },
  );
}

/** The answer when one address asked for too many pages that nobody else reads (`render-pace.ts`). */
export function tooManyPage(): Response {
  return plainPage(
    429,
    { heading: 'একসঙ্গে অনেক পাতা চাওয়া হয়েছে', text: 'একটু পরে আবার চেষ্টা করুন।' },
    { heading: 'Too many pages were asked for at once', text: 'Try again in a moment.' },
    { foot: RETRY, headers: { 'Retry-After': '5' } },
  );
}

/** The answer when a page failed and the error page in the site's frame failed too. */
export function failedPage(): Response {
  return plainPage(
    500,
    { heading: 'পাতাটি দেখানো যাচ্ছে না', text: 'সমস্যাটি আমাদের দিকে। একটু পরে আবার চেষ্টা করুন।' },
    { heading: 'This page cannot be shown', text: 'The fault is ours. Try again in a moment.' },
    { foot: RETRY },
  );
}
