import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { login, PASSWORD, sendSealed } from '../../testing/members.ts';
import { mobileMemberOf, outboxOf } from '../../testing/phone.ts';
import { openTestApp } from '../../testing/test-app.ts';
import type { TestAnswer, TestApp } from '../../testing/test-app.ts';
import { memberStore } from '#modules/member/index.ts';
import { totpCode, totpStep } from '#platform/secrets/totp.ts';

const PAYEE = 'Rafi Ahmed';
const MINUTE_MS = 60_000;
let app: TestApp;
let token = '';
let account = '';
let number = '';
let mail = '';
let count = 0;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  count += 1;
  number = `017981${String(10_000 + count)}`;
  mail = `acts${count}@mail.example`;
  const made = await mobileMemberOf(app, number, { address: `198.51.100.${count}` });
  token = made.body.value.token;
  account = made.body.value.userName;
  const { memberId } = (await memberStore(app.db, 'first').findByAccount(account)) ?? expect.fail();
  const members = memberStore(app.db, 'first');
  await members.setEmail(memberId, mail);
  await members.markEmailVerified(memberId, mail, app.clock.now());
  await app.ask('POST', '/member/payee-name', { token, body: { payeeName: PAYEE } });
});

const stepUp = () =>
  sendSealed(app, 'POST', '/security/step-up', { password: PASSWORD }, { token });
const put = (path: `/${string}`, body: object, handle = '') =>
  app.ask('PUT', path, { token, body, headers: { 'Code-Handle': handle } });
const newest = async (recipient: string) => {
  await app.services.background.idle();
  const one = (await outboxOf(app)).find((message) => message.recipient === recipient);
  return /(?<!\d)\d{6,8}(?!\d)/.exec(one?.body ?? '')?.[0] ?? '';
};
const addAccount = () =>
  sendSealed(
    app,
    'POST',
    '/withdraw/accounts',
    { channel: 'shapla', number: 'SP 3355 7730', holderName: PAYEE, language: 'en' },
    { token },
  );

/** A step that could hand the account to somebody else. `prepare` answers what the step needs, with a proof. */
interface Act {
  readonly alert: string;
  readonly prepare?: () => Promise<string>;
  readonly run: (prepared: string) => Promise<TestAnswer>;
}

const newNumber = () => `018981${String(10_000 + count)}`;
const newMail = () => `new${mail}`;
let handle = '';

const ACTS: Readonly<Record<string, Act>> = {
  'a withdrawal PIN': {
    alert: 'pin_set',
    run: () => sendSealed(app, 'PUT', '/security/withdrawal-pin', { pin: '480917' }, { token }),
  },
  'a new payout account': { alert: 'payout_account_added', run: addAccount },
  'a payout account that is removed': {
    alert: 'payout_account_removed',
    prepare: async () => {
      const added = await addAccount();
      const list = await app.get('/withdraw/accounts?language=en', { token });
      return added.body.value?.accountId ?? list.body.value.accounts[0].accountId;
    },
    run: (accountId) => app.ask('DELETE', `/withdraw/accounts/${accountId}`, { token }),
  },
  'a new mobile number': {
    alert: 'mobile_changed',
    prepare: async () => {
      const body = { mobileNum: newNumber(), countryDialingCode: '+880' };
      const asked = await app.ask('POST', '/security/mobile/code', { token, body });
      handle = asked.body.value.codeHandle;
      return newest(`+880${newNumber().slice(1)}`);
    },
    run: (verificationCode) =>
      put(
        '/security/mobile',
        { mobileNum: newNumber(), countryDialingCode: '+880', verificationCode },
        handle,
      ),
  },
  'a new mail address': {
    alert: 'email_changed',
    prepare: async () => {
      const body = { email: newMail() };
      const asked = await app.ask('POST', '/security/email/code', { token, body });
      handle = asked.body.value.codeHandle;
      return newest(newMail());
    },
    run: (verificationCode) =>
      put('/security/email', { email: newMail(), verificationCode }, handle),
  },
  'two-step sign-in': {
    alert: 'two_step_on',
    prepare: async () => {
      const { secret } = (await app.ask('POST', '/security/two-step', { token })).body.value;
      const code = totpCode(secret, totpStep(app.clock.now()));
      await app.ask('POST', '/security/two-step/code', { token, body: { code } });
      return secret;
    },
    run: () => app.ask('PUT', '/security/two-step', { token }),
  },
};

/** Which verified ways were told of something. */
async function waysOf(alert: string): Promise<string[]> {
  await app.services.background.idle();
  const told = (await outboxOf(app)).filter(({ purpose }) => purpose === `alert-${alert}`);
  return told.map(({ recipient }) => recipient);
}

it.each(Object.entries(ACTS))(
  'API-05 MEMBERX-03 %s asks for a proof of the last minutes, and is told by number and by mail',
  async (_name, { alert, prepare, run }) => {
    await stepUp();
    const prepared = (await prepare?.()) ?? '';
    app.clock.moveMs(5 * MINUTE_MS + 1);
    const refused = await run(prepared);
    expect([refused.status, refused.body.code]).toEqual([403, 'security.step_up_required']);
    expect(await waysOf(alert)).toEqual([]);
    await stepUp();
    const again = (await prepare?.()) ?? '';
    expect((await run(again)).status).toBe(200);
    expect(await waysOf(alert)).toEqual(expect.arrayContaining([`+880${number.slice(1)}`, mail]));
  },
);

it('API-05 MEMBERX-03 a changed password asks for the old one, and is told', async () => {
  const change = (oldPassword: string) => {
    const next = 'notun-bhasha-84';
    const body = { oldPassword, newPassword: next, confirmNewPassword: next };
    return sendSealed(app, 'POST', '/account/v2/password', body, { token });
  };
  const answered = await change('not-the-password-1');
  expect(answered.body.code).toBe('auth.password_wrong');
  expect((await change(PASSWORD)).status).toBe(200);
  expect(await waysOf('password_changed')).toEqual([`+880${number.slice(1)}`]);
  await app.services.background.idle();
  const mails = (await outboxOf(app)).filter(({ recipient }) => recipient === mail);
  expect(mails.map(({ purpose }) => purpose)).toContain('password-changed');
});

it('API-05 MEMBERX-03 a new device is told by number and by mail', async () => {
  const opened = await login(app, { username: account, password: PASSWORD });
  expect(opened.status).toBe(200);
  expect(await waysOf('new_device')).toEqual(
    expect.arrayContaining([`+880${number.slice(1)}`, mail]),
  );
});
