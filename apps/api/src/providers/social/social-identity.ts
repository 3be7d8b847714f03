import { fetchProtectedResource } from 'openid-client';
import type { Configuration } from 'openid-client';
import { SocialAnswerError, SocialProviderError } from '#modules/auth/social/social.ports.ts';
import type { SocialIdentity } from '#modules/auth/social/social.ports.ts';

const MOST_SUBJECT_CHARACTERS = 255;
const MOST_NAME_CHARACTERS = 64;
const MOST_EMAIL_CHARACTERS = 255;

/** Asks a userinfo endpoint for the owner of an access token. */
export async function readUserinfo(
  config: Configuration,
  accessToken: string,
  endpoint: URL,
): Promise<unknown> {
  const response = await fetchProtectedResource(config, accessToken, endpoint, 'GET');
  if (response.status >= 500) {
    throw new SocialProviderError(`its userinfo answered ${response.status}`);
  }
  if (response.status !== 200) {
    throw new SocialAnswerError(`userinfo answered ${response.status}`);
  }
  return response.json();
}

/**
 * The person of checked claims: `sub`, or `id` as graph endpoints name it, and the data that may be shown.
 * @throws SocialAnswerError when the claims name nobody
 */
export function identityOf(claims: unknown): SocialIdentity {
  const named = (typeof claims === 'object' && claims !== null ? claims : {}) as Claims;
  const subject = named.sub ?? named.id;
  if (typeof subject !== 'string' || subject === '' || subject.length > MOST_SUBJECT_CHARACTERS) {
    throw new SocialAnswerError('nobody is named');
  }
  const isVerified = named.email_verified !== false && named.email_verified !== 'false';
  return {
    subject,
    email: isVerified ? shownText(named.email, MOST_EMAIL_CHARACTERS) : undefined,
    name: shownText(named.name, MOST_NAME_CHARACTERS),
  };
}

interface Claims {
  readonly sub?: unknown;
  readonly id?: unknown;
  readonly email?: unknown;
  readonly email_verified?: unknown;
  readonly name?: unknown;
}

function shownText(value: unknown, most: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.replaceAll(/\p{C}/gu, '').trim();
  return text === '' || text.length > most ? undefined : text;
}
