import { ApiFailure } from '#platform/api/failure.ts';

/** Firebase's codes for a code that is wrong or expired. */
const WRONG_CODE: readonly string[] = [
  'auth/invalid-verification-code',
  'auth/missing-verification-code',
  'auth/code-expired',
];
const NO_NETWORK = 'auth/network-request-failed';

/**
 * What a form shows when Firebase refused a code: a wrong code, a network that failed, or the error itself when the
 * code is not to blame.
 * @see https://firebase.google.com/docs/reference/js/auth#autherrorcodes
 */
export function confirmFailure(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (WRONG_CODE.includes(code)) return new ApiFailure('auth.phone_token_invalid');
  return code === NO_NETWORK ? new ApiFailure('client.offline') : error;
}
