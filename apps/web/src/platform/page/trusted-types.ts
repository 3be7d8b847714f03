/** What a Trusted Types policy makes; a browser without Trusted Types uses the text itself. */
interface HtmlPolicy {
  createHTML(html: string): string;
}

interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): HtmlPolicy;
}

let policy: HtmlPolicy | undefined;
const made = new Map<string, string>();
const MADE_MAX = 64;

/**
 * HTML from the gateway, in the form that React may set. The gateway cleans announcements, promotions and help by an
 * allow-list when they are written (SEC-05), and the content security policy names this one Trusted Types policy. The
 * same text gives the same object.
 */
export function trustedHtml(html: string): string {
  policy ??= factory()?.createPolicy('maidan', { createHTML: (text) => text }) ?? {
    createHTML: (text) => text,
  };
  // React compares by identity: for a new object with the same text it would set the text of a style again, which the
  // content security policy forbids.
  const known = made.get(html);
  if (known !== undefined) return known;
  if (made.size >= MADE_MAX) made.clear();
  const trusted = policy.createHTML(html);
  made.set(html, trusted);
  return trusted;
}

function factory(): TrustedTypesFactory | undefined {
  return (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
}
