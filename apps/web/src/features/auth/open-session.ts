import type { components } from '@maidan/contract/types';
import { browserApi, read } from '#platform/browser-api.ts';
import { seal } from '#platform/sealing.ts';
import { storeSession } from '#platform/session.ts';
import type { DeviceName, RegisterMethod } from './auth.model.ts';

type SessionReply = components['schemas']['Session'];

/** What the login form sends, before sealing (ENTITY-04). */
export interface LoginPayload {
  readonly type: 'username';
  readonly username: string;
  readonly password: string;
  readonly captcha?: string;
  readonly captchaId?: string;
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

/**
 * Signs in by name and password; the body leaves the browser sealed (LOGIN-20). The session is stored for the scripts
 * of every tab (LOGIN-13).
 * @throws ApiFailure
 */
export async function signIn(
  payload: LoginPayload,
  device: DeviceName,
  signal: AbortSignal,
): Promise<SessionReply> {
  const { encryption, body } = await sealForSite(payload, signal);
  const headers = { Encryption: encryption, Device: device };
  const answer = browserApi.POST('/account/login', { body, headers: headers as never, signal });
  return keep((await read(answer)).value);
}

/**
 * Registers by username and opens a session (API-10).
 * @throws ApiFailure
 */
export async function register(
  payload: RegisterPayload,
  signal: AbortSignal,
): Promise<SessionReply> {
  const { encryption, body } = await sealForSite(payload, signal);
  const headers = { Encryption: encryption };
  const answer = browserApi.PUT('/account/register', { body, headers: headers as never, signal });
  return keep((await read(answer)).value);
}

/** Ends the session on the server; the browser's copy goes in any case (SESS-14, SESS-15, SESS-18). */
export async function signOut(): Promise<void> {
  await read(browserApi.DELETE('/account/logout')).finally(() => storeSession(undefined));
}

async function sealForSite(payload: object, signal: AbortSignal) {
  return seal(payload, await read(browserApi.GET('/account/sealing-key', { signal })));
}

function keep(session: SessionReply): SessionReply {
  storeSession(session);
  return session;
}
