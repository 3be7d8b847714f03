import type { SocialSignIn } from '#platform/api/request-scope.ts';
import { cookieLine } from './request.ts';
import type { RequestCookies } from './request.ts';

/**
 * HttpOnly cookie of a sign-in with a social provider. It is `SameSite=Lax`, because it has to come back with the
 * provider's redirect.
 */
const SOCIAL_COOKIE = 'maidan_social';
const LIFETIME_SECONDS = 600;

/** The sign-in that the cookies name; anything malformed reads as no sign-in. */
export function readSocialCookie(cookies: Pick<RequestCookies, 'get'>): SocialSignIn | undefined {
  const text = cookies.get(SOCIAL_COOKIE);
  if (!text) return undefined;
  try {
    const read = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Record<
      string,
      unknown
    > | null;
    if (typeof read?.['back'] !== 'string') return undefined;
    const ticket = textOf(read['ticket']);
    const newcomer = newcomerOf(read['newcomer']);
    return { back: read['back'], ticket, url: addressOf(read['url']), newcomer };
  } catch {
    return undefined;
  }
}

/** The Set-Cookie line that starts or continues a sign-in, or ends it when `signIn` is undefined. */
export function socialCookie(signIn: SocialSignIn | undefined, secure: boolean): string {
  const value = signIn ? Buffer.from(JSON.stringify(signIn)).toString('base64url') : '';
  const maxAge = signIn ? LIFETIME_SECONDS : 0;
  return cookieLine(SOCIAL_COOKIE, value, { secure, httpOnly: true, maxAge });
}

function newcomerOf(value: unknown): SocialSignIn['newcomer'] {
  if (typeof value !== 'object' || value === null) return undefined;
  const { ticket, name, email } = value as Record<string, unknown>;
  if (typeof ticket !== 'string') return undefined;
  return { ticket, name: textOf(name), email: textOf(email) };
}

/** The value must be an address: somebody who can plant a cookie must not make one of our links run a script. */
function addressOf(value: unknown): string | undefined {
  const text = textOf(value);
  return text !== undefined && /^https?:\/\//.test(text) && URL.canParse(text) ? text : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
