import { createHash, randomBytes } from 'node:crypto';
import type { PublicSiteSettings } from '@maidan/site';
import { HUMAN_WIDGET_POLICY, humanProviderOf } from '#platform/site/human-providers.ts';
import { REPORTING_DIRECTIVES, REPORTING_HEADERS } from './csp-reports.ts';

/**
 * Names of our Trusted Types policies: one for HTML (`platform/page/trusted-types.ts`), one for the worker's address.
 */
const TRUSTED_TYPES_POLICIES = ['maidan', 'maidan-worker'];

/** What a page's policy depends on. */
export interface PolicyOptions {
  /** `'sha256-…'` sources of the inline scripts and styles of a page that is rendered whole. */
  readonly hashes?: readonly string[];
  /** Nonce of a page that streams. */
  readonly nonce?: string;
  /** Origins of the games, of every vendor. */
  readonly gameOrigins: readonly string[];
  readonly imageHosts: readonly string[];
  /** Host that Firebase verifies phones under, on a site that has configured it. */
  readonly phoneAuthHost?: string | undefined;
  /** Address of the script that shows the widget of an external human check, on a site that has configured one. */
  readonly humanWidgetScript?: string | undefined;
  readonly secure: boolean;
}

/**
 * What Firebase's phone verification loads, calls and frames; its check that somebody is human is Google's reCAPTCHA.
 * @see https://firebase.google.com/docs/auth/web/phone-auth
 * @see https://developers.google.com/recaptcha/docs/faq (Content-Security-Policy)
 */
const PHONE_AUTH = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  calls: [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://www.google.com/recaptcha/',
  ],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  /**
   * Our policy `default` allows only the addresses above (`phone/firebase.ts`); the other names are reCAPTCHA's own.
   */
  policies: ['default', 'recaptcha', 'goog#html'],
};

/** The Content-Security-Policy of a page: it allows nothing inline except what is hashed or carries the nonce. */
export function contentSecurityPolicy({
  hashes = [],
  nonce,
  gameOrigins,
  imageHosts,
  phoneAuthHost,
  humanWidgetScript,
  secure,
}: PolicyOptions): string {
  const inline = nonce ? [`'nonce-${nonce}'`] : hashes;
  const others = companySources(phoneAuthHost, humanWidgetScript);
  const frames = [...gameOrigins, ...others.frames];
  return [
    `default-src 'none'`,
    `script-src ${["'self'", ...inline, ...others.scripts].join(' ')}`,
    `style-src ${["'self'", ...inline, ...others.styles].join(' ')}`,
    `style-src-attr 'unsafe-inline'`,
    `img-src ${["'self'", 'data:', 'blob:', ...imageHosts].join(' ')}`,
    `font-src 'self'`,
    `connect-src ${["'self'", ...others.calls].join(' ')}`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `frame-src ${frames.join(' ') || "'none'"}`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
    `base-uri 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types ${[...TRUSTED_TYPES_POLICIES, ...others.policies].join(' ')}`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
    ...REPORTING_DIRECTIVES,
  ].join('; ');
}

/** What a page allows from other companies, each source once: two features may use the same company. */
function companySources(phoneAuthHost: string | undefined, humanWidgetScript: string | undefined) {
  const phone = phoneAuthHost === undefined ? undefined : PHONE_AUTH;
  const human = humanProviderOf(humanWidgetScript);
  return {
    scripts: once(phone?.scripts, human?.scripts),
    styles: once(human?.styles),
    calls: once(phone?.calls, human?.calls),
    frames: once(phone?.frames, phone && [`https://${phoneAuthHost}`], human?.frames),
    policies: once(phone?.policies, human && [HUMAN_WIDGET_POLICY], human?.policies),
  };
}

function once(...lists: readonly (readonly string[] | undefined)[]): readonly string[] {
  return [...new Set(lists.flatMap((list) => list ?? []))];
}

/** A document with the render's mark taken out, and the hashes of the inline parts that carried it. */
export interface UnmarkedDocument {
  readonly html: string;
  /** `'sha256-…'` sources to store beside the document. */
  readonly hashes: readonly string[];
}

/**
 * Takes the render's mark out of a finished document. The renderer writes it, as a nonce, on its own scripts and
 * styles, and nobody can know it beforehand. A script that came in with somebody's text has no mark, so the page's
 * policy does not allow it.
 */
export function withoutRenderMark(marked: string, mark: string): UnmarkedDocument {
  const attribute = ` nonce="${mark}"`;
  const hashes = new Set<string>();
  for (const match of marked.matchAll(/<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g)) {
    const [, , attributes = '', text = ''] = match;
    // An unclosed tag in somebody's text would otherwise take the mark of the next one.
    const isOwn = attributes.includes(attribute) && !attributes.includes('<');
    if (text && isOwn) hashes.add(hashOf(text));
  }
  return { html: marked.replaceAll(attribute, ''), hashes: [...hashes] };
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** A mark for one render: 128 random bits. */
export function renderMark(): string {
  return randomBytes(16).toString('base64url');
}

/** How long browsers must use TLS for a site that is read over TLS; its subdomains too where the site says so. */
function strictTransport(
  secure: boolean,
  site: Pick<PublicSiteSettings, 'strictTransportSubDomains'>,
): Record<string, string> {
  const reach = site.strictTransportSubDomains === true ? '; includeSubDomains' : '';
  return secure ? { 'Strict-Transport-Security': `max-age=31536000${reach}` } : {};
}

/** Headers that every answer of web carries. */
export function securityHeaders(
  secure: boolean,
  site: Pick<PublicSiteSettings, 'strictTransportSubDomains'>,
): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...REPORTING_HEADERS,
    ...strictTransport(secure, site),
  };
}
