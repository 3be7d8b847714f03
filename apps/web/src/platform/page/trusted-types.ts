/** What a Trusted Types policy gives; browsers without Trusted Types take the text itself. */
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
 * HTML from the gateway as React may set it. The gateway cleans announcements, promotions and help on write by an
 * allow-list (SEC-05); this is the one policy the content security policy names. The same text gives the same object.
 */
export function trustedHtml(html: string): string {
  policy ??= factory()?.createPolicy('maidan', { createHTML: (text) => text }) ?? {
    createHTML: (text) => text,
  };
  // React compares by identity: a new object for the same text would make it set the text of a style anew, which the
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
