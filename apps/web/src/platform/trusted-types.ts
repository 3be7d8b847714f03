/** What a Trusted Types policy gives; browsers without Trusted Types take the text itself. */
interface HtmlPolicy {
  createHTML(html: string): string;
}

interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): HtmlPolicy;
}

let policy: HtmlPolicy | undefined;

/**
 * HTML from the gateway as React may set it. The gateway cleans announcements, promotions and help on write by an
 * allow-list (SEC-05); this is the one policy the content security policy names.
 */
export function trustedHtml(html: string): string {
  if (policy === undefined) {
    const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
    policy = factory?.createPolicy('maidan', { createHTML: (text) => text }) ?? { createHTML: (text) => text };
  }
  return policy.createHTML(html);
}
