import type { SiteSettings } from '@maidan/site';

/** Settings of a provider of social sign-in. */
export type SocialSettings = NonNullable<SiteSettings['providers']['google']>;

/** The secrets of one sign-in, which must come back unchanged. None of them is empty. */
export interface SignInSecrets {
  readonly state: string;
  readonly nonce: string;
  /** PKCE verifier (RFC 7636): 43 to 128 characters of its alphabet. */
  readonly verifier: string;
}

/** The person, as the provider identifies them. */
export interface SocialIdentity {
  /** The provider's own id of the person, at most 255 characters. */
  readonly subject: string;
  /** Undefined when the provider gives no address or says that it is not verified. */
  readonly email: string | undefined;
  readonly name: string | undefined;
}

/**
 * Raised when a provider cannot be asked, because it is not set up or does not answer. The text contains no secrets.
 */
export class SocialProviderError extends Error {
  override readonly name = 'SocialProviderError';
}

/**
 * Raised when a provider's answer is wrong or a refusal. The text names the reason and quotes nothing of the answer.
 */
export class SocialAnswerError extends Error {
  override readonly name = 'SocialAnswerError';
}

/** Talks to providers of social sign-in; `providers/social` implements it. */
export interface SocialSignIns {
  /** The provider's address to which the browser is sent. @throws SocialProviderError */
  begin(settings: SocialSettings, redirectUri: string, secrets: SignInSecrets): Promise<string>;
  /**
   * The person who signed in; `answer` is the redirect address with the provider's query.
   * @throws SocialProviderError, SocialAnswerError
   */
  finish(settings: SocialSettings, answer: URL, secrets: SignInSecrets): Promise<SocialIdentity>;
}
