import type { SiteSettings } from '@maidan/site';

/** Settings of a provider of social sign-in. */
export type SocialSettings = NonNullable<SiteSettings['providers']['google']>;

/** What belongs to one sign-in and must come back unchanged. None of it is empty. */
export interface SignInSecrets {
  readonly state: string;
  readonly nonce: string;
  /** PKCE verifier (RFC 7636): 43 to 128 characters of its alphabet. */
  readonly verifier: string;
}

/** Who a provider says the person is. */
export interface SocialIdentity {
  /** The provider's own id of the person, at most 255 characters. */
  readonly subject: string;
  /** Undefined when the provider names none, or says that it is not verified. */
  readonly email: string | undefined;
  readonly name: string | undefined;
}

/** Raised when a provider cannot be asked: not set up, or it does not answer. The text holds nothing secret. */
export class SocialProviderError extends Error {
  override readonly name = 'SocialProviderError';
}

/** Raised when a provider's answer is wrong or says no; the text names the reason and nothing of the answer. */
export class SocialAnswerError extends Error {
  override readonly name = 'SocialAnswerError';
}

/** Speaks with providers of social sign-in; `providers/social` implements it. */
export interface SocialSignIns {
  /** The provider's address that the browser goes to. @throws SocialProviderError */
  begin(settings: SocialSettings, redirectUri: string, secrets: SignInSecrets): Promise<string>;
  /**
   * Who came back to `answer`, the redirect address with the provider's query.
   * @throws SocialProviderError, SocialAnswerError
   */
  finish(settings: SocialSettings, answer: URL, secrets: SignInSecrets): Promise<SocialIdentity>;
}
