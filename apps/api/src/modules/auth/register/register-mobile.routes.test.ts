import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberOf, PASSWORD, register, registration, login } from '../../../testing/members.ts';
import {
  askCode,
  codeFor,
  mobileMemberOf,
  mobileRegistration,
  otherThan,
  outboxOf,
  registerMobile,
  solved,
} from '../../../testing/phone.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { memberStore } from '#modules/member/index.ts';
import { changeSetting } from '../../../testing/site/change-setting.ts';

const SECOND_MS = 1000;
let app: TestApp;
let next = 20_000_000;
const freshNumber = () => {
  const number = `018${(next += 1)}`;
  return { number, key: `+880${number.slice(1)}` };
};

async function turn(of: TestApp, path: string, value: unknown): Promise<void> {
  await changeSetting({ db: of.db, clock: of.clock }, { siteId: 'first', path, value });
  await of.app.directory.refresh();
}
/** Asks for a registration code now and answers it. */
async function codeOf(of: TestApp, number: string): Promise<string> {
  const answer = await askCode(of, { purpose: 'register', number });
  expect(answer.status).toBe(200);
  return codeFor(of, `+880${number.slice(1)}`);
}
const memberAt = (of: TestApp, key: string) => memberStore(of.db, 'first').findByMobileKey(key);

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

describe('registration by mobile number', () => {
  it('API-11 REG-46 REG-32 with the code that was sent it opens a session and a wallet', async () => {
    const { number, key } = freshNumber();
    const answer = await mobileMemberOf(app, number);
    expect(answer.status).toBe(200);
    expect(answer.body.value).toMatchObject({
      type: 0,
      merchantCode: 'FIRST',
      firstTimeLogin: true,
    });
    const { token } = answer.body.value;
    const wallet = await app.get('/wallet/balance', { token });
    expect(wallet.body).toMatchObject({ sumBalance: 1_000_000 });
    const row = await memberAt(app, key);
    expect(row).toMatchObject({ mobileVerifiedAt: app.clock.now(), status: 'active' });
  });

  it('API-11 the account has a drawn name without any part of the number', async () => {
    const { number } = freshNumber();
    const { userName } = (await mobileMemberOf(app, number)).body.value;
    expect(userName).toMatch(/^m[a-z2-9]{9}$/);
    expect(userName).not.toContain(number.slice(-4));
    const { number: other } = freshNumber();
    const chosen = await mobileMemberOf(app, other, { change: { username: 'Shapla_71' } });
    expect(chosen.body.value.userName).toBe('Shapla_71');
  });

  it('API-11 REG-46 is reported as mobile registration: normalRegister is false and the module id is its own', async () => {
    const { number } = freshNumber();
    const wrong = await registerMobile(app, {
      ...mobileRegistration(number),
      normalRegister: true,
    });
    expect(wrong.body).toMatchObject({
      code: 'request.invalid',
      params: { field: 'normalRegister' },
    });
    const { authContract } = await import('@maidan/contract');
    expect(authContract.registerMobile.options.moduleId).not.toBe(
      authContract.register.options.moduleId,
    );
    const plain = await app.ask('PUT', '/account/register-mobile', { body: {} });
    expect(plain.body.code).toBe('request.not_sealed');
  });

  it('REG-33 a wrong, missing, foreign or late code creates nothing', async () => {
    const { number, key } = freshNumber();
    const attempt = async (verificationCode: string) =>
      (await registerMobile(app, { ...mobileRegistration(number), verificationCode })).body;
    expect((await attempt('123456')).code).toBe('auth.code_expired');
    const code = await codeOf(app, number);
    expect(await attempt(otherThan(code))).toMatchObject({
      code: 'auth.code_wrong',
      params: { triesLeft: 4 },
    });
    expect((await attempt('')).code).toBe('auth.code_wrong');
    const foreign = await codeOf(app, freshNumber().number);
    if (foreign !== code) expect((await attempt(foreign)).code).toBe('auth.code_wrong');
    app.clock.moveMs(300 * SECOND_MS);
    expect((await attempt(code)).code).toBe('auth.code_expired');
    expect(await memberAt(app, key)).toBeUndefined();
  });

  it('REG-32 a code for signing in is refused in registration', async () => {
    const { number, key } = freshNumber();
    await mobileMemberOf(app, number);
    app.clock.moveMs(61 * SECOND_MS);
    await askCode(app, { purpose: 'login', number });
    const verificationCode = await codeFor(app, key);
    const answer = await registerMobile(app, { ...mobileRegistration(number), verificationCode });
    expect(answer.body.code).toBe('auth.code_expired');
  });

  it('only the owner of a number learns that it is taken, however it is written', async () => {
    const { number } = freshNumber();
    await mobileMemberOf(app, number);
    const stranger = await registerMobile(app, {
      ...mobileRegistration(number),
      verificationCode: '123456',
    });
    expect(stranger.body.code).toBe('auth.code_expired');
    app.clock.moveMs(61 * SECOND_MS);
    const verificationCode = await codeOf(app, number);
    const owner = await registerMobile(app, {
      ...mobileRegistration(`+880 ${number.slice(1)}`),
      verificationCode,
    });
    expect(owner.status).toBe(409);
    expect(owner.body.code).toBe('auth.mobile_taken');
  });

  it('a number is taken on its own site only', async () => {
    const { number } = freshNumber();
    expect((await mobileMemberOf(app, number)).status).toBe(200);
    expect((await mobileMemberOf(app, number, { site: 'second' })).status).toBe(200);
  });

  it('of two registrations with one code at once, one wins', async () => {
    const { number } = freshNumber();
    const payload = { ...mobileRegistration(number), verificationCode: await codeOf(app, number) };
    const checks = [await solved(app), await solved(app)];
    const answers = await Promise.all(
      checks.map((humanCheck) => registerMobile(app, { ...payload, humanCheck })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('of two registrations of one number without a code at once, one wins', async () => {
    const other = await openTestApp();
    await turn(other, 'whitelabel.REGMOBVERF3', false);
    const { number } = freshNumber();
    const checks = [await solved(other), await solved(other), await solved(other)];
    const answers = await Promise.all(
      checks.map((humanCheck) =>
        registerMobile(other, { ...mobileRegistration(number), humanCheck }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.map(({ body }) => body.code)).toEqual([
      'auth.mobile_taken',
      'auth.mobile_taken',
    ]);
    const row = await memberAt(other, `+880${number.slice(1)}`);
    expect(row?.mobileVerifiedAt).toBeNull();
    await other.close();
  });

  it('all other fields are checked before the code is used up', async () => {
    const { number } = freshNumber();
    await memberOf(app, 'padma_1');
    const verificationCode = await codeOf(app, number);
    const payload = { ...mobileRegistration(number), verificationCode };
    const attempt = async (change: Record<string, unknown>) =>
      (await registerMobile(app, { ...payload, ...change })).body.code ?? 'registered';
    expect(await attempt({ acceptsTerms: false })).toBe('auth.terms_required');
    expect(await attempt({ birthday: '2020-01-01' })).toBe('auth.underage');
    expect(await attempt({ affiliateCode: 'NOBODY12' })).toBe('auth.invitation_invalid');
    expect(await attempt({ username: 'padma_1' })).toBe('auth.username_taken');
    expect(await attempt({ humanCheck: '' })).toBe('auth.human_check_failed');
    expect(await attempt({ password: 'short' })).toBe('auth.fields_invalid');
    expect(await attempt({})).toBe('registered');
  });

  it('SHELL-78 a password is needed only where the site asks for one', async () => {
    const other = await openTestApp();
    const { number } = freshNumber();
    const none = { password: '', confirmPassword: '' };
    const asked = await mobileMemberOf(other, number, { change: none });
    expect(Object.keys(asked.body.params.fields).sort()).toEqual(['confirmPassword', 'password']);
    await turn(other, 'whitelabel.MOBILENUMPASSREG3', false);
    const free = freshNumber();
    expect((await mobileMemberOf(other, free.number, { change: none })).status).toBe(200);
    const signIn = { username: free.number, countryDialingCode: '+880', password: '' };
    expect((await login(other, signIn)).body.code).toBe('auth.credentials_wrong');
    await other.close();
  });

  it('an invalid or missing number and fields of ten thousand characters are refused', async () => {
    const attempt = async (change: Record<string, unknown>) =>
      (await registerMobile(app, { ...mobileRegistration('01812345678'), ...change })).body;
    expect((await attempt({ mobileNum: '0181' })).code).toBe('auth.mobile_invalid');
    expect((await attempt({ mobileNum: ' ' })).params.fields.mobileNum).toEqual([
      { kind: 'required' },
    ]);
    for (const field of ['mobileNum', 'verificationCode', 'firebaseIdToken', 'socialTicket']) {
      expect(await attempt({ [field]: '1'.repeat(10_000) })).toMatchObject({
        code: 'request.invalid',
        params: { field },
      });
    }
  });

  it('is off where the site has it off', async () => {
    const other = await openTestApp();
    await turn(other, 'whitelabel.MOBILENUMREG3', false);
    const answer = await registerMobile(other, mobileRegistration('01812345678'));
    expect(answer.body.code).toBe('site.feature_off');
    await other.close();
  });

  it('a new member has the type that the site gives', async () => {
    const other = await openTestApp();
    await turn(other, 'defaultMemberType', 41);
    const { number } = freshNumber();
    expect((await mobileMemberOf(other, number)).body.value.type).toBe(41);
    expect((await register(other, registration('meghna_1'))).body.value.type).toBe(41);
    await other.close();
  });

  it('a ticket or token that cannot be checked is refused', async () => {
    const { number } = freshNumber();
    const ticket = await mobileMemberOf(app, number, { change: { socialTicket: 'made-up' } });
    expect(ticket.body.code).toBe('auth.social_refused');
    const token = await registerMobile(app, {
      ...mobileRegistration(freshNumber().number),
      firebaseIdToken: 'made.up.token',
    });
    expect(token.body.code).toBe('auth.phone_token_invalid');
  });
});

describe('registration by username with a code', () => {
  let other: TestApp;
  const shown = (patternId: string, required: boolean) => ({
    enabled: true,
    required,
    minLength: 4,
    maxLength: 20,
    patternId,
  });
  beforeAll(async () => {
    other = await openTestApp();
    await turn(other, 'register.mobileNum', shown('mobile', true));
    await turn(other, 'register.verificationCode', { ...shown('digits', true), maxLength: 10 });
  });
  afterAll(() => other.close());
  const attempt = (username: string, change: Record<string, unknown>) =>
    register(other, { ...registration(username), countryDialingCode: '+880', ...change });

  it('REG-32 REG-33 where the site asks for it, the number is proved before the member is created', async () => {
    const { number, key } = freshNumber();
    const before = await attempt('jamuna_1', { mobileNum: number, verificationCode: '123456' });
    expect(before.body.code).toBe('auth.code_expired');
    const verificationCode = await codeOf(other, number);
    const wrong = { mobileNum: number, verificationCode: otherThan(verificationCode) };
    expect((await attempt('jamuna_1', wrong)).body.code).toBe('auth.code_wrong');
    expect(await memberStore(other.db, 'first').findByAccount('jamuna_1')).toBeUndefined();
    const right = await attempt('jamuna_1', { mobileNum: number, verificationCode });
    expect(right.body.value).toMatchObject({ userName: 'jamuna_1' });
    expect(await memberAt(other, key)).toMatchObject({
      account: 'jamuna_1',
      mobileVerifiedAt: other.clock.now(),
    });
  });

  it('an invitation in the address counts although the form has no field for it', async () => {
    const short = await openTestApp();
    await memberOf(short, 'inviter_2');
    await turn(short, 'register.affiliateCode.enabled', false);
    const inviter = await memberStore(short.db, 'first').findByAccount('inviter_2');
    const invited = { ...registration('invited_2'), affiliateCode: inviter?.inviteCode };
    expect((await register(short, invited)).status).toBe(200);
    const member = await memberStore(short.db, 'first').findByAccount('invited_2');
    expect(member?.invitedByMemberId).toBe(inviter?.memberId);
    await short.close();
  });

  it('ENTITY-06 every field of the payload that the site asks for is kept', async () => {
    const full = await openTestApp();
    const asked = {
      payeeName: 'Rahima Begum',
      email: 'rahima@mail.example',
      idNumber: '1990123456789',
      qqNum: '123456',
      facebook: 'rahima.b',
      wechat: 'rahima_b',
      line: 'rahima',
      whatsapp: '01712345678',
      zalo: '01712345678',
    };
    for (const field of [...Object.keys(asked), 'paymentPassword', 'nickname', 'recommenderId']) {
      await turn(full, `register.${field}.enabled`, true);
    }
    await memberOf(full, 'inviter_1');
    const inviter = await memberStore(full.db, 'first').findByAccount('inviter_1');
    const payload = {
      ...registration('rahima_1'),
      ...asked,
      countryDialingCode: '+880',
      registerUrl: 'first.test',
      registerMethod: 'PWA',
      recommenderId: inviter?.inviteCode,
      nickname: 'রহিমা',
      paymentPassword: '২৪৬৮০১',
      type: 0,
      domain: 'first.test',
    };
    expect((await register(full, payload)).status).toBe(200);
    expect(await memberStore(full.db, 'first').findByAccount('rahima_1')).toMatchObject({
      profile: { ...asked, birthday: '1990-05-17' },
      nickname: 'রহিমা',
      pinHash: expect.stringContaining('$argon2id$'),
      invitedByMemberId: inviter?.memberId,
      registeredFrom: { method: 'PWA', url: 'first.test' },
    });
    expect((await register(full, { ...payload, type: 1 })).body.code).toBe('request.invalid');
    await full.close();
  });

  it('REG-32 with SMS verification off the number is stored but cannot be used to sign in: it may be mistyped', async () => {
    const quiet = await openTestApp();
    await turn(quiet, 'register.mobileNum', shown('mobile', false));
    const { number, key } = freshNumber();
    const payload = { ...registration('surma_1'), mobileNum: number };
    expect((await register(quiet, payload)).status).toBe(200);
    expect(await memberAt(quiet, key)).toBeUndefined();
    const row = await memberStore(quiet.db, 'first').findByAccount('surma_1');
    expect(row?.profile['mobileNum']).toBe(number);
    const signIn = { username: number, countryDialingCode: '+880', password: PASSWORD };
    expect((await login(quiet, signIn)).body.code).toBe('auth.credentials_wrong');
    expect(await outboxOf(quiet)).toEqual([]);
    await quiet.close();
  });
});
