import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newDeviceId } from '@maidan/deployment/device-id';
import {
  login,
  memberOf,
  PASSWORD,
  register,
  registration,
  sendSealed,
} from '../../../testing/members.ts';
import { mobileMemberOf, outboxOf } from '../../../testing/phone.ts';
import { startSocialIssuer } from '../../../testing/social-issuer.ts';
import type { SocialIssuer } from '../../../testing/social-issuer.ts';
import { configure, SECRET_ENV, signIn } from '../../../testing/social.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestAnswer, TestApp, TestRequest } from '../../../testing/test-app.ts';
import { memberStore } from '#modules/member/index.ts';
import { inboxMessage } from '#modules/member/member.tables.ts';
import { socialSignIns } from '#providers/social/social-sign-ins.ts';
import { totpCode, totpStep } from '#platform/secrets/totp.ts';
import { twoStep } from './two-step.tables.ts';

const STEP_MS = 30_000;
const MINUTE_MS = 60_000;
const secretOf = (name: string) => (name === SECRET_ENV ? 'the client secret' : undefined);
let app: TestApp;
let issuer: SocialIssuer;
let token = '';
let name = '';
let count = 0;

beforeAll(async () => {
  issuer = await startSocialIssuer();
  app = await openTestApp({
    signIns: socialSignIns({ secretOf, allowsHttp: true, now: () => Date.now() }),
  });
  await configure(app, issuer.issuer, { site: 'first' });
});
afterAll(async () => {
  await app.close();
  await issuer.stop();
});
beforeEach(async () => {
  count += 1;
  name = `two_step_${count}`;
  token = await memberOf(app, name);
});

type Asked = Omit<TestRequest, 'body' | 'rawBody'>;
const stepUp = (payload: Record<string, unknown>, of = token) =>
  sendSealed(app, 'POST', '/security/step-up', payload, { token: of });
const begin = (of = token) => app.ask('POST', '/security/two-step', { token: of });
const confirm = (code: string, of = token) =>
  app.ask('POST', '/security/two-step/code', { token: of, body: { code } });
const turnOn = (of = token) => app.ask('PUT', '/security/two-step', { token: of });
const turnOff = (payload: Record<string, unknown>, of = token) =>
  sendSealed(app, 'POST', '/security/two-step/off', payload, { token: of });
const overview = async () => (await app.get('/security/overview', { token })).body.value.twoStep;
const enter = (options: Asked = {}) => login(app, { username: name, password: PASSWORD }, options);
const handleOf = (answer: TestAnswer): string => answer.body.value?.codeHandle;
const finish = (code: string, handle: string, options: Asked = {}) =>
  sendSealed(
    app,
    'POST',
    '/account/second-step',
    { code },
    {
      ...options,
      headers: { 'Code-Handle': handle },
    },
  );
const row = async () => {
  const owner = await memberStore(app.db, 'first').findByAccount(name);
  const [found] = await app.db
    .select()
    .from(twoStep)
    .where(eq(twoStep.memberId, owner?.memberId ?? ''));
  return found;
};
const told = async (): Promise<string[]> => {
  await app.services.background.idle();
  const owner = await memberStore(app.db, 'first').findByAccount(name);
  const rows = await app.db
    .select()
    .from(inboxMessage)
    .where(eq(inboxMessage.memberId, owner?.memberId ?? ''));
  return rows.map(({ title }) => title['en'] ?? '');
};

/** Sets two-step sign-in up, and answers how its app counts and its recovery codes. */
async function setUp(of = token) {
  await stepUp({ password: PASSWORD }, of);
  const { secret, address } = (await begin(of)).body.value;
  const codeNow = () => totpCode(secret, totpStep(app.clock.now()));
  const confirmed = await confirm(codeNow(), of);
  const recoveryCodes: string[] = confirmed.body.value.recoveryCodes;
  await turnOn(of);
  app.clock.moveMs(2 * STEP_MS);
  return { secret, address, codeNow, recoveryCodes };
}

describe('setting two-step sign-in up', () => {
  it('MEMBERX-03 the proof comes first, then the secret, a code of it, ten recovery codes, and only then it is on', async () => {
    expect((await begin()).body.code).toBe('security.step_up_required');
    await stepUp({ password: PASSWORD });
    const { secret, address } = (await begin()).body.value;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new URL(address).searchParams.get('secret')).toBe(secret);
    expect(decodeURIComponent(address)).toContain(`:${name}?`);
    expect((await turnOn()).body.code).toBe('security.two_step_unconfirmed');
    expect((await confirm('000000')).body.code).toBe('auth.second_code_wrong');
    const right = totpCode(secret, totpStep(app.clock.now()));
    const { recoveryCodes } = (await confirm(right)).body.value;
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    expect(await overview()).toEqual({ isOn: false });
    expect((await enter()).status).toBe(200);
    expect((await turnOn()).body).toEqual({ value: true });
    expect(await overview()).toEqual({
      isOn: true,
      since: app.clock.now().toISOString(),
      recoveryCodesLeft: 10,
    });
    for (const again of [await begin(), await confirm(right), await turnOn()])
      expect([again.status, again.body.code]).toEqual([409, 'security.two_step_on']);
    expect(await told()).toContainEqual(expect.stringContaining('two-step sign-in was turned on.'));
  });

  it('MEMBERX-03 the database holds neither the secret nor a recovery code that could be read', async () => {
    const { secret, recoveryCodes } = await setUp();
    const kept = JSON.stringify(await row());
    expect(kept).not.toContain(secret);
    for (const code of recoveryCodes) {
      expect(kept).not.toContain(code);
      expect(kept).not.toContain(code.replace('-', ''));
    }
  });

  it('API-05 each step asks for a session of a real account and for the proof', async () => {
    for (const answer of [
      await app.ask('POST', '/security/two-step'),
      await app.ask('PUT', '/security/two-step'),
    ])
      expect(answer.body.code).toBe('session.missing');
    expect((await confirm('480917')).body.code).toBe('security.step_up_required');
    expect((await turnOn()).body.code).toBe('security.step_up_required');
    await stepUp({ password: PASSWORD });
    expect((await confirm('480917')).body.code).toBe('security.two_step_unconfirmed');
    expect((await turnOff({ password: PASSWORD, code: '480917' })).body.code).toBe(
      'security.two_step_off',
    );
  });
});

describe('the second step of a login', () => {
  it('MEMBERX-03 the right password opens nothing; the code, in digits of any script, opens the session', async () => {
    const { codeNow } = await setUp();
    const first = await enter();
    expect([first.status, first.body.code]).toEqual([403, 'auth.second_step']);
    expect(Object.keys(first.body.value)).toEqual(['codeHandle']);
    const bengali = [...codeNow()].map((digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)]).join('');
    const opened = await finish(`${bengali.slice(0, 3)} ${bengali.slice(3)}`, handleOf(first));
    expect(opened.body.value).toMatchObject({ userName: name, type: 0 });
    const me = await app.get('/member/info', { token: opened.body.value.token });
    expect(me.status).toBe(200);
    expect((await enter({})).body.code).toBe('auth.second_step');
    const wrong = await login(app, { username: name, password: 'not-the-password-1' });
    expect(wrong.body.code).toBe('auth.credentials_wrong');
  });

  it('MEMBERX-03 a code counts once: not for a second login, also of two at the same moment', async () => {
    const { codeNow } = await setUp();
    const code = codeNow();
    const handles = [handleOf(await enter()), handleOf(await enter())];
    const answers = await Promise.all(handles.map((handle) => finish(code, handle)));
    const codes = answers.map(({ status, body }) => (status === 200 ? 'opened' : body.code));
    expect(codes.toSorted()).toEqual(['auth.second_code_wrong', 'opened']);
    app.clock.moveMs(STEP_MS);
    expect((await finish(code, handleOf(await enter()))).body.code).toBe('auth.second_code_wrong');
  });

  it('MEMBERX-03 a recovery code opens it once, however it is written, and the member is told', async () => {
    const { recoveryCodes } = await setUp();
    const [code = ''] = recoveryCodes;
    const opened = await finish(code.replace('-', ' ').toLowerCase(), handleOf(await enter()));
    expect(opened.status).toBe(200);
    expect((await overview()).recoveryCodesLeft).toBe(9);
    expect((await finish(code, handleOf(await enter()))).body.code).toBe('auth.second_code_wrong');
    expect(await told()).toContainEqual(
      expect.stringContaining('your account was opened with a recovery code.'),
    );
  });

  it('MEMBERX-03 the step belongs to the browser that gave the password, lasts five minutes and is used once', async () => {
    const { codeNow, recoveryCodes } = await setUp();
    const handle = handleOf(await enter());
    for (const foreign of ['', 'b6Yw0sUu3cK9mQe5vT1xZr8nPj2hLf4d'])
      expect((await finish(codeNow(), foreign)).body.code).toBe('auth.second_step_over');
    expect((await finish(codeNow(), handle)).status).toBe(200);
    expect((await finish(recoveryCodes[0] ?? '', handle)).body.code).toBe('auth.second_step_over');
    const late = handleOf(await enter());
    app.clock.moveMs(5 * MINUTE_MS + 1);
    expect((await finish(codeNow(), late)).body.code).toBe('auth.second_step_over');
  });

  it('MEMBERX-03 a new password and a blocked account end a step that waits', async () => {
    const { codeNow } = await setUp();
    const members = memberStore(app.db, 'first');
    const memberId = (await members.findByAccount(name))?.memberId ?? '';
    const handle = handleOf(await enter());
    await members.setStatus(memberId, 'blocked');
    expect((await finish(codeNow(), handle)).body.code).toBe('auth.account_disabled');
    await members.setStatus(memberId, 'active');
    await members.setPassword(memberId, 'another hash');
    expect((await finish(codeNow(), handle)).body.code).toBe('auth.second_step_over');
  });

  it('MEMBERX-03 guesses are slowed down for strangers, not for the device that the member knows, and are listed', async () => {
    const { codeNow } = await setUp();
    const deviceId = newDeviceId();
    expect((await finish(codeNow(), handleOf(await enter()), { deviceId })).status).toBe(200);
    app.clock.moveMs(STEP_MS);
    const handle = handleOf(await enter());
    for (let tries = 0; tries < 6; tries += 1)
      expect((await finish('000000', handle)).body.code).toBe('auth.second_code_wrong');
    const slowed = await finish(codeNow(), handleOf(await enter()));
    expect([slowed.status, slowed.body.code]).toEqual([429, 'request.too_many']);
    expect((await finish(codeNow(), handle, { deviceId })).status).toBe(200);
    await app.services.background.idle();
    const list = (await app.get('/security/sign-ins', { token })).body.value;
    expect(list).toContainEqual(expect.objectContaining({ way: 'second_step', isSuccess: false }));
  });

  it('MEMBERX-03 a sign-in with a provider asks for the same second step', async () => {
    issuer.setPerson({ sub: 'two-step' });
    const { ticket } = (await signIn(app)).body.value;
    name = 'two_step_social';
    const made = await register(app, { ...registration(name), socialTicket: ticket });
    token = made.body.value.token;
    const { codeNow } = await setUp();
    const first = await signIn(app);
    expect([first.status, first.body.code]).toEqual([403, 'auth.second_step']);
    const opened = await finish(codeNow(), handleOf(first));
    expect(opened.body.value).toMatchObject({ userName: name });
  });

  it('a handle that another site gave, and a body that is not sealed, open nothing', async () => {
    const { codeNow } = await setUp();
    const handle = handleOf(await enter());
    expect((await finish(codeNow(), handle, { site: 'second' })).body.code).toBe(
      'auth.second_step_over',
    );
    const bare = await app.ask('POST', '/account/second-step', { body: { code: codeNow() } });
    expect(bare.body.code).toBe('request.not_sealed');
  });
});

describe('once it is on', () => {
  const setPin = () =>
    sendSealed(app, 'PUT', '/security/withdrawal-pin', { pin: '480917' }, { token });

  it('API-05 a code stands in for the password where a step asks for a proof', async () => {
    const { codeNow } = await setUp();
    app.clock.moveMs(6 * MINUTE_MS);
    expect((await setPin()).body.code).toBe('security.step_up_required');
    expect((await stepUp({ code: '000000' })).body.code).toBe('auth.second_code_wrong');
    expect((await setPin()).body.code).toBe('security.step_up_required');
    expect((await stepUp({ code: codeNow() })).status).toBe(200);
    expect((await setPin()).body).toEqual({ value: true });
  });

  it('API-05 for a member without it a code proves nothing', async () => {
    expect((await stepUp({ code: '480917' })).body.code).toBe('auth.second_code_wrong');
  });

  it('MEMBERX-03 it is turned off with password and code together, and the member is told', async () => {
    const { codeNow, recoveryCodes } = await setUp();
    const wrong = await turnOff({ password: 'not-the-password-1', code: codeNow() });
    expect(wrong.body.code).toBe('auth.password_wrong');
    const half = await turnOff({ password: PASSWORD, code: '000000' });
    expect(half.body.code).toBe('auth.second_code_wrong');
    expect((await enter()).body.code).toBe('auth.second_step');
    expect((await turnOff({ password: PASSWORD, code: recoveryCodes[3] })).body).toEqual({
      value: true,
    });
    expect(await row()).toBeUndefined();
    expect((await enter()).status).toBe(200);
    expect(await told()).toContainEqual(
      expect.stringContaining('two-step sign-in was turned off.'),
    );
  });

  it('MEMBERX-03 a verified number is told by SMS as well', async () => {
    const made = await mobileMemberOf(app, '01798765701');
    name = made.body.value.userName;
    token = made.body.value.token;
    await setUp();
    await app.services.background.idle();
    const sms = (await outboxOf(app)).filter(({ recipient }) => recipient === '+8801798765701');
    expect(sms.map(({ purpose }) => purpose)).toContain('alert-two_step_on');
  });
});
