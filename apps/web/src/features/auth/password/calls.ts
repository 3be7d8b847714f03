import { browserApi, read } from '#platform/api/browser.ts';
import { sendSealed } from '#platform/sealing/seal.ts';
import type { Sealed } from '#platform/sealing/seal.ts';
import { sealingKey } from '#platform/sealing/site-key.ts';

/** What recovery by mail sends (ENTITY-08). */
export interface MailRecovery {
  readonly username: string;
  readonly email: string;
  readonly language: string;
}

/** What setting a password by phone sends, before sealing (ENTITY-09). */
export interface PasswordByPhone {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
  readonly verificationCode: string;
  readonly newPassword: string;
  readonly firebaseIdToken?: string;
}

/** What a recovery link sends, before sealing. */
export interface PasswordByLink {
  readonly token: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

/**
 * What changing a password sends, before sealing (ENTITY-10, PSW-33), with a captcha if the site asks for one (PSW-32).
 */
export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
  readonly captcha?: string;
  readonly captchaId?: string;
  /** The proof of work that replaces the captcha. */
  readonly humanCheck?: string;
}

/** Asks for a mail with a recovery link; the body is form-encoded (PSW-13). @throws ApiFailure */
export async function mailRecovery(body: MailRecovery, signal: AbortSignal): Promise<void> {
  await read(
    browserApi.POST('/account/password/recover', {
      body,
      bodySerializer: (fields) => new URLSearchParams({ ...fields }).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      signal,
    }),
  );
}

/** Sets a new password with a code that was sent to the phone (API-18). @throws ApiFailure */
export async function setPasswordByPhone(
  payload: PasswordByPhone,
  signal: AbortSignal,
): Promise<void> {
  await sealedTo('/account/password/phone', payload, signal);
}

/** Sets a new password with the link of a recovery mail. @throws ApiFailure */
export async function setPasswordByLink(
  payload: PasswordByLink,
  signal: AbortSignal,
): Promise<void> {
  await sealedTo('/account/password/reset', payload, signal);
}

/** Changes the password of the session's member (API-19). @throws ApiFailure */
export async function changePassword(payload: PasswordChange, signal: AbortSignal): Promise<void> {
  await sealedTo('/account/v2/password', payload, signal);
}

type SealedPath = '/account/password/phone' | '/account/password/reset' | '/account/v2/password';

async function sealedTo(path: SealedPath, payload: unknown, signal: AbortSignal): Promise<void> {
  const send = ({ encryption, body }: Sealed) => {
    const params = { header: { Encryption: encryption } };
    return read(browserApi.POST(path, { body, params, signal }));
  };
  await sendSealed(payload, `POST ${path}`, () => sealingKey(signal), send);
}
