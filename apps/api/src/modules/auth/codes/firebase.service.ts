import { AppError } from '@maidan/contract/errors';
import { errors, jwtVerify } from 'jose';
import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import type { Clock } from '#platform/process/clock.ts';
import { mobileKeyOf } from './mobile-key.ts';
import type { PhoneTokens } from './phone-proof.ts';

const ISSUER = 'https://securetoken.google.com';
const TOLERANCE_SECONDS = 30;
/**
 * Tokens live an hour and are renewed without the phone. What counts here is when the code was typed, which may be ten
 * minutes ago at most.
 */
const LONGEST_SINCE_SIGN_IN_SECONDS = 600;

/** The keys that tokens are signed with, looked up by the token's header. */
export type FirebaseKeys = JWTVerifyGetKey;

/** Errors that mean a bad token. Every other error means that the keys could not be fetched. */
const OF_THE_TOKEN = [
  errors.JWTClaimValidationFailed,
  errors.JWTExpired,
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
] as const;

/**
 * Checks ID tokens of Firebase phone verification: signature, issuer, audience (the site's project) and times, as
 * https://firebase.google.com/docs/auth/admin/verify-id-tokens says. In addition the phone must have been verified
 * within the last ten minutes, by that sign-in.
 */
export function firebaseService(deps: { clock: Clock; keys: FirebaseKeys }): PhoneTokens {
  return {
    async verify({ settings }, idToken) {
      const projectId = settings.firebase?.projectId;
      if (projectId === undefined) throw new AppError('auth.phone_token_invalid');
      const now = deps.clock.now();
      const { payload } = await jwtVerify(idToken, deps.keys, {
        algorithms: ['RS256'],
        issuer: `${ISSUER}/${projectId}`,
        audience: projectId,
        currentDate: now,
        clockTolerance: TOLERANCE_SECONDS,
        maxTokenAge: 3600,
        requiredClaims: ['exp', 'iat', 'sub', 'auth_time', 'phone_number'],
      }).catch((error: unknown) => {
        const isWrong = OF_THE_TOKEN.some((kind) => error instanceof kind);
        throw isWrong ? new AppError('auth.phone_token_invalid') : unavailable(error);
      });
      return { mobileKey: numberOf(payload, now.getTime() / 1000) };
    },
  };
}

function numberOf(payload: JWTPayload, nowSeconds: number): string {
  const { sub, auth_time: signedInAt, phone_number: number } = payload;
  const { sign_in_provider: way } = (payload['firebase'] ?? {}) as { sign_in_provider?: unknown };
  const isRecent =
    typeof signedInAt === 'number' &&
    signedInAt <= nowSeconds + TOLERANCE_SECONDS &&
    nowSeconds - signedInAt <= LONGEST_SINCE_SIGN_IN_SECONDS;
  if (!sub || !isRecent || way !== 'phone' || typeof number !== 'string') {
    throw new AppError('auth.phone_token_invalid');
  }
  try {
    return mobileKeyOf('', number);
  } catch {
    // A number that our own rules reject belongs to no member.
    throw new AppError('auth.phone_token_invalid');
  }
}

/** Keeps the cause for the log; the reply says only that a part is not available. */
function unavailable(cause: unknown): AppError {
  return Object.assign(new AppError('server.unavailable'), { cause });
}
