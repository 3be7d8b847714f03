import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { SocialAnswerError, SocialProviderError } from '#modules/auth/social/social.ports.ts';

/** Codes of openid-client which mean that the address does not answer as a provider. */
const SILENT = ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM'];

/** What a failed call to a provider means: it does not answer, or its answer is wrong. */
export function answerFailure(error: unknown): SocialAnswerError | SocialProviderError {
  if (error instanceof SocialAnswerError || error instanceof SocialProviderError) return error;
  const isSilent =
    (error instanceof ClientError && SILENT.includes(error.code ?? '')) ||
    // Raised by fetch when there is no connection, and for a broken body.
    (error instanceof TypeError && error.cause !== undefined) ||
    error instanceof SyntaxError;
  const reason = reasonOf(error);
  return isSilent
    ? new SocialProviderError(`it does not answer (${reason})`)
    : new SocialAnswerError(reason);
}

/** The kind of a failure. Messages and causes are left out, because they may contain codes, tokens and addresses. */
export function reasonOf(error: unknown): string {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) {
    return /^[a-z_]{1,40}$/.test(error.error) ? error.error : error.name;
  }
  if (!(error instanceof Error)) return 'unknown';
  const cause = (error.cause ?? {}) as { code?: unknown };
  const code = (error as { code?: unknown }).code ?? cause.code;
  return typeof code === 'string' ? code : error.name;
}
