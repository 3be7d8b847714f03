import { SOCIAL_PROVIDERS } from '@maidan/contract/constants';
import type { SocialProvider } from '@maidan/contract/constants';

/** How a sign-in with a provider can fail; the login page says it. */
const FAILURES = [
  'auth.social_unavailable',
  'auth.social_refused',
  'auth.account_disabled',
  'auth.not_member',
  'server.unavailable',
  'request.too_many',
] as const;

/** Why a sign-in with a provider led back to the login. */
export type SocialFailureCode = (typeof FAILURES)[number];

/** The failure that an address names; undefined for an unknown one. */
export function socialFailureOf(text: string | null | undefined): SocialFailureCode | undefined {
  return FAILURES.find((code) => code === text);
}

/** The failure that the login page shows for a code of the gateway. */
export function shownFailure(code: string): SocialFailureCode {
  return socialFailureOf(code) ?? 'auth.social_refused';
}

/** The provider that a path names; undefined for an unknown one. */
export function providerOf(text: string | undefined): SocialProvider | undefined {
  return SOCIAL_PROVIDERS.find((provider) => provider === text);
}

/** The new account in the value of `auth.social_new`. */
export function newcomerOf(
  value: unknown,
): { ticket: string; name: string | undefined; email: string | undefined } | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { ticket, name, email } = value as Record<string, unknown>;
  if (typeof ticket !== 'string') return undefined;
  return { ticket, name: textOf(name), email: textOf(email) };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
