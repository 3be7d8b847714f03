import { outboxStore } from '../modules/messages/messages.store.ts';
import { keepCodeHandle } from './code-handles.ts';
import { ACCEPTED_REGISTRATION, sendSealed, solve } from './members.ts';
import type { HOST, TestAnswer, TestApp } from './test-app.ts';

type Options = { site?: keyof typeof HOST; address?: string; deviceId?: string };

/** A solved human check. */
export async function solved(app: TestApp, options: Options = {}): Promise<string> {
  return solve((await app.get('/account/human-check?kind=form', options)).body);
}

/** A proof of work at the level that a refusal asks for, as a browser makes it. */
export async function workFor(
  app: TestApp,
  refused: TestAnswer,
  options: Options = {},
): Promise<string> {
  const level = Number(refused.body.params?.workLevel ?? 0);
  return solve((await app.get(`/account/human-check?kind=form&level=${level}`, options)).body);
}

/**
 * Asks for a code with a solved human check, in the field that its purpose requires. Later `sendSealed` calls for the
 * number come from the same browser: they send the code's handle.
 */
export async function askCode(
  app: TestApp,
  wish: Record<string, unknown> & { purpose: string; number: string },
  options: Options = {},
): Promise<TestAnswer> {
  const { number, ...rest } = wish;
  const named = wish.purpose === 'register' ? { mobileNo: number } : { mobileNum: number };
  const body = { humanCheck: await solved(app, options), ...named, ...rest };
  let answer = await app.ask('POST', '/account/sms-code', { ...options, body });
  const isTooCheap = Number(answer.body.params?.workLevel ?? 0) > 0;
  if (isTooCheap && wish['humanCheck'] === undefined) {
    const dearer = { ...body, humanCheck: await workFor(app, answer, options) };
    answer = await app.ask('POST', '/account/sms-code', { ...options, body: dearer });
  }
  keepCodeHandle(app, number, answer.body.value?.codeHandle);
  await app.services.background.idle();
  return answer;
}

/** Messages of a site's sandbox, newest first. */
export function outboxOf(app: TestApp, site: keyof typeof HOST = 'first') {
  return outboxStore(app.db, site).list();
}

/** The code of the newest SMS to a number. */
export async function codeFor(
  app: TestApp,
  mobileKey: string,
  site: keyof typeof HOST = 'first',
): Promise<string> {
  const sms = (await outboxOf(app, site)).find(({ recipient }) => recipient === mobileKey);
  const code = /(?<!\d)(?:\d{6}|\d{8})(?!\d)/.exec(sms?.body ?? '')?.[0];
  if (!code) throw new Error(`No code was sent to ${mobileKey}`);
  return code;
}

/** A code that is not the given one. */
export function otherThan(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

/** A mobile registration that a test site accepts, without its code. */
export function mobileRegistration(mobileNum: string): Record<string, unknown> {
  return {
    mobileNum,
    countryDialingCode: '+880',
    ...ACCEPTED_REGISTRATION,
    normalRegister: false,
  };
}

/** Sends a mobile registration with a solved human check. */
export async function registerMobile(
  app: TestApp,
  payload: Record<string, unknown>,
  options: Options = {},
): Promise<TestAnswer> {
  const body = { humanCheck: await solved(app, options), ...payload };
  return sendSealed(app, 'PUT', '/account/register-mobile', body, options);
}

/** Registers a member by mobile number `+880…` with a code, and returns the answer. */
export async function mobileMemberOf(
  app: TestApp,
  mobileNum: string,
  options: Options & { change?: Record<string, unknown> } = {},
): Promise<TestAnswer> {
  const { change = {}, ...rest } = options;
  const asked = await askCode(app, { purpose: 'register', number: mobileNum }, rest);
  if (asked.status !== 200) throw new Error(`Asking for a code answered ${asked.body.code}`);
  const verificationCode = await codeFor(app, `+880${mobileNum.slice(1)}`, rest.site);
  const payload = { ...mobileRegistration(mobileNum), verificationCode, ...change };
  return registerMobile(app, payload, rest);
}
