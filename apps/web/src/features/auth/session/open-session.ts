import { MODULE_ID } from '@maidan/contract/constants';
import type { components } from '@maidan/contract/types';
import { browserApi, read } from '#platform/api/browser.ts';
import { fetchMemberInfo } from '#platform/session/member-info.ts';
import { sendSealed } from '#platform/sealing/seal.ts';
import { sealingKey } from '#platform/sealing/site-key.ts';
import type { Sealed } from '#platform/sealing/seal.ts';
import { KEEP_SESSION_HEADER, storeSession } from '#platform/session/session.ts';
import type { DeviceName, RegisterMethod } from '../auth.model.ts';

type SessionReply = components['schemas']['Session'];

/**
 * What the login form sends, before sealing (ENTITY-04). In a login by SMS the name is the number and the password is
 * the code.
 */
export interface LoginPayload {
  readonly type: 'username' | 'sms' | 'firebase';
  readonly username: string;
  readonly password: string;
  /** Dialling code of a mobile number; without one the name is a username. */
  readonly countryDialingCode?: string;
  readonly captcha?: string;
  readonly captchaId?: string;
  /** Proof of work that replaces a captcha that cannot be read. */
  readonly humanCheck?: string;
  readonly asAgent?: true;
  readonly firebaseChannel?: 'sms';
  readonly firebaseIdToken?: string;
  readonly firebaseMobileNo?: string;
}

/** What the registration form sends, before sealing (ENTITY-06). */
export interface RegisterPayload {
  readonly registerUrl: string;
  readonly registerMethod: RegisterMethod;
  readonly type: 0;
  readonly acceptsTerms: boolean;
  readonly acceptsMarketing: boolean;
  readonly language: string;
  readonly humanCheck?: string;
  readonly [field: string]: string | number | boolean | undefined;
}

/** Options of a login. */
interface SignInOptions {
  readonly device: DeviceName;
  /** Whether the session lasts after the browser closes: remember-password is on (SESS-05). */
  readonly isKept: boolean;
  readonly signal: AbortSignal;
}

/**
 * Signs in; the body leaves the browser sealed (LOGIN-20). The session is stored for the scripts of every tab (LOGIN-13).
 * @throws ApiFailure
 */
export async function signIn(payload: LoginPayload, options: SignInOptions): Promise<SessionReply> {
  const { device, isKept, signal } = options;
  const send = ({ encryption, body }: Sealed) => {
    const params = { header: { Encryption: encryption } };
    const headers = { Device: device, ...(isKept ? { [KEEP_SESSION_HEADER]: '1' } : {}) };
    return read(browserApi.POST('/account/login', { body, params, headers, signal }));
  };
  const readKey = () => sealingKey(signal);
  return keep((await sendSealed(payload, 'POST /account/login', readKey, send)).value);
}

/**
 * Ends a sign-in with its second step; the browser keeps the handle of the first in a cookie.
 * @throws ApiFailure
 */
export async function takeSecondStep(
  code: string,
  { device, isKept, signal }: SignInOptions,
): Promise<SessionReply> {
  const send = ({ encryption, body }: Sealed) => {
    const params = { header: { Encryption: encryption } };
    const headers = { Device: device, ...(isKept ? { [KEEP_SESSION_HEADER]: '1' } : {}) };
    return read(browserApi.POST('/account/second-step', { body, params, headers, signal }));
  };
  const readKey = () => sealingKey(signal);
  return keep((await sendSealed({ code }, 'POST /account/second-step', readKey, send)).value);
}

/** How somebody registers; each way has its own call (REG-46). */
export type RegistrationCall = 'username' | 'mobile';

/** The operation of each way to register; a body is sealed for one operation. */
export const REGISTRATION = {
  username: 'PUT /account/register',
  mobile: 'PUT /account/register-mobile',
} as const;

/**
 * Registers by username or by mobile number and opens a session (API-10, API-11).
 * @throws ApiFailure
 */
export async function register(
  call: RegistrationCall,
  payload: RegisterPayload,
  signal: AbortSignal,
): Promise<SessionReply> {
  const send = (sealed: Sealed) => read(putRegistration(browserApi, call, sealed, signal));
  const readKey = () => sealingKey(signal);
  return keep((await sendSealed(payload, REGISTRATION[call], readKey, send)).value);
}

/** Sends a sealed registration; each way has its own call and module id (REG-46). */
export function putRegistration(
  api: Pick<typeof browserApi, 'PUT'>,
  call: RegistrationCall,
  { encryption, body }: Sealed,
  signal?: AbortSignal,
) {
  const header = { Encryption: encryption };
  const options = { body, ...(signal && { signal }) };
  if (call === 'mobile') {
    const params = { header: { ...header, 'Module-Id': MODULE_ID.registerMobile } };
    return api.PUT('/account/register-mobile', { ...options, params });
  }
  const params = { header: { ...header, 'Module-Id': MODULE_ID.register } };
  return api.PUT('/account/register', { ...options, params });
}

/**
 * Ends the session on the server (SESS-14); `isEverywhere` ends every other session of the member before it. @throws
 * ApiFailure
 */
export async function signOut(signal: AbortSignal, isEverywhere: boolean): Promise<void> {
  if (isEverywhere) await read(browserApi.DELETE('/account/sessions', { signal }));
  await read(browserApi.DELETE('/account/logout', { signal }));
}

function keep(session: SessionReply): SessionReply {
  storeSession(session);
  fetchMemberInfo();
  return session;
}
