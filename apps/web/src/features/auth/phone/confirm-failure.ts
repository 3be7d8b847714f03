import { ApiFailure } from '#platform/api/failure.ts';

/** What Firebase calls a code that is wrong or has run out. */
const WRONG_CODE: readonly string[] = [
  'auth/invalid-verification-code',
  'auth/missing-verification-code',
  'auth/code-expired',
];
const NO_NETWORK = 'auth/network-request-failed';

/**
 * What a code that Firebase did not take is to a form: a wrong code, a network that failed, or the error as it is, for
 * which the code is not to blame.
 * @see https://firebase.google.com/docs/reference/js/auth#autherrorcodes
 */
export function confirmFailure(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (WRONG_CODE.includes(code)) return new ApiFailure('auth.phone_token_invalid');
  return code === NO_NETWORK ? new ApiFailure('client.offline') : error;
}
