import { browserApi, read } from '#platform/api/browser.ts';

/** A number as it is sent. */
export interface NumberTarget {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
}

/** Sends a code to a number; answers when another may be asked for, in milliseconds since 1970. @throws ApiFailure */
export async function sendMobileCode(
  target: NumberTarget,
  language: string,
  signal: AbortSignal,
): Promise<number> {
  const body = { ...target, language };
  return (await read(browserApi.POST('/security/mobile/code', { body, signal }))).value
    .expirationTime;
}

/** Makes a number the member's, by a code or by a token of the phone verification. @throws ApiFailure */
export async function setMobile(
  proof: NumberTarget & { verificationCode: string; firebaseIdToken?: string },
  signal: AbortSignal,
): Promise<void> {
  await read(browserApi.PUT('/security/mobile', { body: proof, signal }));
}

/** Mails a code to an address; answers when another may be asked for, in milliseconds since 1970. @throws ApiFailure */
export async function sendEmailCode(
  email: string,
  language: string,
  signal: AbortSignal,
): Promise<number> {
  const body = { email, language };
  return (await read(browserApi.POST('/security/email/code', { body, signal }))).value
    .expirationTime;
}

/** Makes an address the member's. @throws ApiFailure */
export async function setEmail(
  proof: { email: string; verificationCode: string },
  signal: AbortSignal,
): Promise<void> {
  await read(browserApi.PUT('/security/email', { body: proof, signal }));
}
