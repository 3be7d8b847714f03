import type { components } from '@maidan/contract/types';
import { browserApi, read } from '#platform/browser-api.ts';
import { seal } from '#platform/sealing.ts';
import { storeSession } from '#platform/session.ts';

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
  readonly username: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly registerUrl: string;
  readonly registerMethod: 'APP' | 'H5' | 'PWA' | 'WEBCLIP';
  readonly type: 0;
  readonly acceptsTerms: boolean;
  readonly acceptsMarketing: boolean;
  readonly language: string;
  readonly humanCheck?: string;
  readonly captcha?: string;
  readonly captchaId?: string;
  readonly affiliateCode?: string;
  readonly birthday?: string;
  readonly [field: string]: string | number | boolean | undefined;
}

/** Device header of a login (LOGIN-16, LOGIN-17). */
export type DeviceName = 'OTHERS' | 'WEB' | 'IOS' | 'ANDROID';

/**
 * Signs in by name and password; the body leaves the browser sealed (LOGIN-20). The session is stored for the scripts
 * of every tab (LOGIN-13).
 * @throws ApiFailure
 */
export async function signIn(payload: LoginPayload, device: DeviceName): Promise<SessionReply> {
  const { encryption, body } = await sealForSite(payload);
  const answer = browserApi.POST('/account/login', { body, headers: { Encryption: encryption, Device: device } as never });
  return keep((await read(answer)).value);
}

/**
 * Registers by username and opens a session (API-10).
 * @throws ApiFailure
 */
export async function register(payload: RegisterPayload): Promise<SessionReply> {
  const { encryption, body } = await sealForSite(payload);
  const answer = browserApi.PUT('/account/register', { body, headers: { Encryption: encryption } as never });
  return keep((await read(answer)).value);
}

/** Ends the session on the server; the browser's copy goes in any case (SESS-14, SESS-15, SESS-18). */
export async function signOut(): Promise<void> {
  await read(browserApi.DELETE('/account/logout')).finally(() => storeSession(undefined));
}

async function sealForSite(payload: object) {
  return seal(payload, await read(browserApi.GET('/account/sealing-key')));
}

function keep(session: SessionReply): SessionReply {
  storeSession(session);
  return session;
}

