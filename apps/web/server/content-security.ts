import { createHash } from 'node:crypto';

/** The one Trusted Types policy of the product (`platform/trusted-types.ts`). */
const TRUSTED_TYPES_POLICIES = ['maidan'];

/** What a page's policy depends on. */
export interface PolicyOptions {
  /** `'sha256-…'` sources of the inline scripts and styles of a page that is rendered whole. */
  readonly hashes?: readonly string[];
  /** Nonce of a page that streams. */
  readonly nonce?: string;
  readonly arcadeOrigin: string;
  readonly imageHosts: readonly string[];
  readonly secure: boolean;
}

/** The Content-Security-Policy of a page: nothing inline but what is hashed or carries the nonce. */
export function contentSecurityPolicy({
  hashes = [],
  nonce,
  arcadeOrigin,
  imageHosts,
  secure,
}: PolicyOptions): string {
  const inline = nonce ? [`'nonce-${nonce}'`] : hashes;
  return [
    `default-src 'none'`,
    `script-src ${["'self'", ...inline].join(' ')}`,
    `style-src ${["'self'", ...inline].join(' ')}`,
    `style-src-attr 'unsafe-inline'`,
    `img-src ${["'self'", 'data:', 'blob:', ...imageHosts].join(' ')}`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `frame-src ${arcadeOrigin || "'none'"}`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
    `base-uri 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types ${TRUSTED_TYPES_POLICIES.join(' ')}`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Sources for the inline scripts and styles of a finished document, to be stored beside it. */
export function inlineHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const match of html.matchAll(/<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g)) {
    const [, tag, attributes = '', text = ''] = match;
    const isData = /type="application\/(ld\+)?json"/.test(attributes);
    if (text && !isData && !(tag === 'script' && / src=/.test(attributes))) {
      hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }
  }
  return [...hashes];
}

/** Headers that every answer of web carries. */
export function securityHeaders(secure: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(secure ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };
}
