import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memberOf, PASSWORD, sendSealed } from '../../../testing/members.ts';
import { codeFor, mobileMemberOf, otherThan, outboxOf } from '../../../testing/phone.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestAnswer, TestApp } from '../../../testing/test-app.ts';
import { memberStore } from '#modules/member/index.ts';
import { inboxMessage } from '#modules/member/member.tables.ts';

const MINUTE_MS = 60_000;
const OLD_MAIL = 'old@mail.example';
const NEW_MAIL = 'new@mail.example';
let app: TestApp;
let token = '';
let account = '';
let count = 0;
let oldNumber = '';
let newNumber = '';

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  count += 1;
  oldNumber = `017980${String(10_000 + count)}`;
  newNumber = `018980${String(10_000 + count)}`;
  const made = await mobileMemberOf(app, oldNumber, { address: `198.51.100.${count}` });
  token = made.body.value.token;
  account = made.body.value.userName;
});

const keyOf = (number: string) => `+880${number.slice(1)}`;
const address = () => `198.51.100.${100 + count}`;
const owner = async () =>
  (await memberStore(app.db, 'first').findByAccount(account)) ?? expect.fail();
const stepUp = (of = token) =>
  sendSealed(app, 'POST', '/security/step-up', { password: PASSWORD }, { token: of });
const askMobile = (mobileNum = newNumber, of = token) =>
  app.ask('POST', '/security/mobile/code', {
    token: of,
    address: address(),
    body: { mobileNum, countryDialingCode: '+880' },
  });
const setMobile = (
  verificationCode: string,
  asked: TestAnswer,
  mobileNum = newNumber,
  of = token,
) =>
  app.ask('PUT', '/security/mobile', {
    token: of,
    headers: { 'Code-Handle': asked.body.value?.codeHandle ?? '' },
    body: { mobileNum, countryDialingCode: '+880', verificationCode },
  });
const askEmail = (email = NEW_MAIL) =>
  app.ask('POST', '/security/email/code', { token, address: address(), body: { email } });
const setEmail = (verificationCode: string, asked: TestAnswer, email = NEW_MAIL) =>
  app.ask('PUT', '/security/email', {
    token,
    headers: { 'Code-Handle': asked.body.value?.codeHandle ?? '' },
    body: { email, verificationCode },
  });
const code = ({ body }: TestAnswer) => body.code as string;
/** Who was told what, newest first. */
async function told(): Promise<string[]> {
  await app.services.background.idle();
  return (await outboxOf(app)).map(({ recipient, purpose }) => `${recipient} ${purpose}`);
}
async function inbox(): Promise<string[]> {
  await app.services.background.idle();
  const { memberId } = await owner();
  const rows = await app.db.select().from(inboxMessage).where(eq(inboxMessage.memberId, memberId));
  return rows.map(({ title }) => title['en'] ?? '');
}

describe('a new mobile number', () => {
  it('MEMBERX-03 the proof comes first, then a code to the new number, and the old number is told', async () => {
    expect(code(await askMobile())).toBe('security.step_up_required');
    await stepUp();
    const asked = await askMobile();
    expect(asked.body.value).toEqual({
      expirationTime: app.clock.now().getTime() + MINUTE_MS,
      codeHandle: expect.stringMatching(/^[A-Za-z0-9_-]{32}$/),
    });
    const sent = await codeFor(app, keyOf(newNumber));
    expect(code(await setMobile(otherThan(sent), asked))).toBe('auth.code_wrong');
    expect((await owner()).mobileKey).toBe(keyOf(oldNumber));
    expect((await setMobile(sent, asked)).body).toEqual({ value: true });
    const { mobileKey, mobileVerifiedAt } = await owner();
    expect([mobileKey, mobileVerifiedAt]).toEqual([keyOf(newNumber), app.clock.now()]);
    const all = await told();
    for (const number of [oldNumber, newNumber])
      expect(all).toContain(`${keyOf(number)} alert-mobile_changed`);
    expect(await inbox()).toContainEqual(
      expect.stringContaining('number of your account was changed'),
    );
    expect(code(await setMobile(sent, asked))).toBe('auth.code_expired');
  });

  it('MEMBERX-03 a changed number ends the link for a new password that was sent to the former one', async () => {
    const { recovery } = app.services.auth.password;
    const site = app.app.directory.findById('first');
    const wanted = {
      host: 'first.test',
      owner: await owner(),
      way: 'sms',
      language: 'en',
    } as const;
    await recovery.links.send(site, wanted);
    const link = (await outboxOf(app)).find(({ purpose }) => purpose === 'recovery');
    const reset = async () => {
      const form = { token: /token=([\w-]+)/.exec(link?.body ?? '')?.[1] ?? '' };
      const newPassword = { newPassword: '12', confirmNewPassword: '12' };
      return code(
        await sendSealed(app, 'POST', '/account/password/reset', { ...form, ...newPassword }),
      );
    };
    expect(await reset()).toBe('auth.fields_invalid');
    await stepUp();
    const asked = await askMobile();
    expect((await setMobile(await codeFor(app, keyOf(newNumber)), asked)).status).toBe(200);
    expect(await reset()).toBe('auth.reset_link_invalid');
  });

  it('MEMBERX-03 a code counts for its number, its browser and its purpose, and not without the proof', async () => {
    await stepUp();
    const asked = await askMobile();
    const sent = await codeFor(app, keyOf(newNumber));
    expect(code(await setMobile(sent, asked, '01898999999'))).toBe('auth.code_expired');
    const foreign = { ...asked, body: { value: { codeHandle: 'x'.repeat(32) } } };
    expect(code(await setMobile(sent, foreign))).toBe('auth.code_expired');
    app.clock.moveMs(5 * MINUTE_MS + 1);
    expect(code(await setMobile(sent, asked))).toBe('security.step_up_required');
    expect((await owner()).mobileKey).toBe(keyOf(oldNumber));
  });

  it('MEMBERX-03 only who has proved the number learns that it belongs to another account, and keeps the code', async () => {
    const taken = newNumber.replace(/^018/, '019');
    await mobileMemberOf(app, taken, { address: `203.0.113.${count}` });
    app.clock.moveMs(2 * MINUTE_MS);
    await stepUp();
    const asked = await askMobile(taken);
    expect(asked.status).toBe(200);
    const sent = await codeFor(app, keyOf(taken));
    expect(code(await setMobile(sent, asked, taken))).toBe('auth.mobile_taken');
    expect(code(await setMobile(sent, asked, taken))).toBe('auth.mobile_taken');
    expect((await owner()).mobileKey).toBe(keyOf(oldNumber));
  });

  it('MEMBERX-03 codes are slowed down as those of a registration are: a wait, and so many an hour', async () => {
    await stepUp();
    expect((await askMobile()).status).toBe(200);
    expect(code(await askMobile())).toBe('request.too_many');
    for (let sent = 0; sent < 4; sent += 1)
      await askMobile(`01798${String(700_000 + count * 10 + sent)}`);
    expect(code(await askMobile(`01798${String(800_000 + count)}`))).toBe('request.too_many');
    const bad = await askMobile('0181');
    expect(code(bad)).toBe('auth.mobile_invalid');
  });

  it('MEMBERX-03 the present number is verified the same way, and a member without one adds one', async () => {
    const plain = await memberOf(app, `contacts_${count}`);
    await stepUp(plain);
    const asked = await askMobile(newNumber, plain);
    const sent = await codeFor(app, keyOf(newNumber));
    expect((await setMobile(sent, asked, newNumber, plain)).status).toBe(200);
    const overview = await app.get('/security/overview', { token: plain });
    expect(overview.body.value.mobile).toMatchObject({ isVerified: true });
  });
});

describe('a new mail address', () => {
  const mailedCode = async (to: string) => {
    await app.services.background.idle();
    const mail = (await outboxOf(app)).find(
      (one) => one.recipient === to && one.purpose === 'email-code',
    );
    return /(?<!\d)\d{6,8}(?!\d)/.exec(mail?.body ?? '')?.[0] ?? expect.fail();
  };

  it('MEMBERX-03 becomes the member’s with the code that was mailed to it; the old address and the number are told', async () => {
    const old = `${count}${OLD_MAIL}`;
    const members = memberStore(app.db, 'first');
    const { memberId } = await owner();
    await members.setEmail(memberId, old);
    await members.markEmailVerified(memberId, old, app.clock.now());
    const next = `${count}${NEW_MAIL}`;
    expect(code(await askEmail(next))).toBe('security.step_up_required');
    await stepUp();
    const asked = await askEmail(next);
    const sent = await mailedCode(next);
    expect(code(await setEmail(otherThan(sent), asked, next))).toBe('auth.code_wrong');
    expect(code(await setEmail(sent, asked, `x${next}`))).toBe('auth.code_expired');
    expect((await setEmail(sent, asked, next)).body).toEqual({ value: true });
    const { profile, emailVerifiedAt } = await owner();
    expect([profile['email'], emailVerifiedAt]).toEqual([next, app.clock.now()]);
    const all = await told();
    for (const way of [old, next, keyOf(oldNumber)])
      expect(all).toContain(`${way} alert-email_changed`);
    expect(await inbox()).toContainEqual(
      expect.stringContaining('e-mail address of your account was changed'),
    );
  });

  it('MEMBERX-03 an address that is none is refused with its field, before anything is sent', async () => {
    await stepUp();
    const refused = await askEmail('no address');
    expect(refused.body).toMatchObject({
      code: 'member.fields_invalid',
      params: { fields: { email: expect.anything() } },
    });
    expect((await outboxOf(app)).some(({ recipient }) => recipient === 'no address')).toBe(false);
  });
});

it('API-05 every call asks for a session of a real account', async () => {
  for (const [method, path] of [
    ['POST', '/security/mobile/code'],
    ['PUT', '/security/mobile'],
    ['POST', '/security/email/code'],
    ['PUT', '/security/email'],
  ] as const) {
    const body = { mobileNum: newNumber, email: NEW_MAIL };
    expect(code(await app.ask(method, path, { body })), path).toBe('session.missing');
  }
});
