import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login, memberOf, PASSWORD, sendSealed } from '../../../testing/members.ts';
import {
  captchaStandIn,
  mailsTo,
  memberWithEmail,
  readableRandom,
} from '../../../testing/passwords.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { memberStore } from '#modules/member/index.ts';
import { changeSetting } from '../../../testing/site/change-setting.ts';

const NEW_PASSWORD = 'notun-shopno-26';
const CHARACTERS = '23456789ACEFHJKLNPRTUVXY';
const random = readableRandom();
let app: TestApp;
let next = 0;
const freshAddress = () => `10.2.0.${(next += 1)}`;

beforeAll(async () => {
  app = await openTestApp({ random });
});
afterAll(() => app.close());

const change = (token: string, more: Record<string, unknown> = {}, address?: string) =>
  sendSealed(
    app,
    'POST',
    '/account/v2/password',
    { oldPassword: PASSWORD, newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD, ...more },
    { token, ...(address ? { address } : {}) },
  );
const signIn = (username: string, password: string) =>
  login(app, { username, password }, { address: freshAddress() });

describe('changing the password', () => {
  it('API-19 PSW-33 ENTITY-10 takes the old one and the new one twice', async () => {
    const token = await memberOf(app, 'bodol01');
    expect((await change(token)).body).toEqual({ value: true });
    expect((await signIn('bodol01', PASSWORD)).body.code).toBe('auth.credentials_wrong');
    expect((await signIn('bodol01', NEW_PASSWORD)).status).toBe(200);
  });

  it('ends every other session of the member and keeps this one', async () => {
    const first = await memberOf(app, 'bodol02');
    const second = (await signIn('bodol02', PASSWORD)).body.value.token;
    const someoneElse = await memberOf(app, 'bodol03');
    await change(second);
    expect((await app.get('/member/info', { token: first })).body.code).toBe('session.expired');
    expect((await app.get('/member/info', { token: second })).status).toBe(200);
    expect((await app.get('/member/info', { token: someoneElse })).status).toBe(200);
  });

  it('a new password equal to the old one is refused, and nothing changes', async () => {
    const token = await memberOf(app, 'bodol04');
    const same = { newPassword: PASSWORD, confirmNewPassword: PASSWORD };
    expect((await change(token, same)).body).toMatchObject({
      code: 'auth.password_same',
      errorCode: 'auth.password_same',
    });
    expect((await signIn('bodol04', PASSWORD)).status).toBe(200);
  });

  it('says which field breaks which rule', async () => {
    const token = await memberOf(app, 'bodol05');
    const answer = await change(token, { newPassword: 'ab1', confirmNewPassword: '' });
    expect(answer.body.code).toBe('auth.fields_invalid');
    const { fields } = answer.body.params;
    expect(fields.newPassword[0]).toMatchObject({ kind: 'too_short' });
    expect(fields.confirmNewPassword).toEqual([{ kind: 'required' }]);
    const blank = await change(token, { newPassword: '', confirmNewPassword: '' });
    expect(blank.body.params.fields.newPassword).toEqual([{ kind: 'required' }]);
    const long = await change(token, { newPassword: 'a1'.repeat(5000) });
    expect(long.body.code).toBe('request.invalid');
  });

  it('a wrong old password is reported, and causes longer and longer waits', async () => {
    const token = await memberOf(app, 'bodol06');
    const address = freshAddress();
    const waits: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      const { status, body } = await change(token, { oldPassword: `wrong-${n}` }, address);
      if (status === 429) {
        waits.push(body.params.retryAfterSeconds);
        app.clock.moveMs(body.params.retryAfterSeconds * 1000);
      } else expect(body.code).toBe('auth.password_wrong');
    }
    expect(waits.slice(0, 4)).toEqual([2, 4, 8, 16]);
  });

  it('guesses sent at once are all counted', async () => {
    const token = await memberOf(app, 'bodol07');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => change(token, { oldPassword: `wrong-${n}` })),
    );
    const wrong = answers.filter(({ body }) => body.code === 'auth.password_wrong');
    expect(wrong.length).toBeLessThanOrEqual(4);
  });

  it('guesses in one session do not hold up the member in another', async () => {
    const stolen = await memberOf(app, 'bodol08');
    const own = (await signIn('bodol08', PASSWORD)).body.value.token;
    for (let n = 0; n < 6; n += 1) await change(stolen, { oldPassword: 'wrong' }, '10.2.9.1');
    expect((await change(stolen, {}, '10.2.9.1')).body.code).toBe('request.too_many');
    expect((await change(own, {}, '10.2.9.2')).status).toBe(200);
  });

  it('a member with an e-mail address gets a mail about it', async () => {
    const token = await memberWithEmail(app, 'bodol09', 'bodol09@example.com');
    await change(token);
    await app.services.background.idle();
    const mails = await mailsTo(app, 'bodol09@example.com');
    expect(mails.map(({ purpose }) => purpose)).toEqual(['password-changed']);
  });
});

describe('a member without a password', () => {
  const TEN_MINUTES_MS = 600_000;
  /** A member who signed up without a password, and the token of a session that has just begun. */
  async function withoutPassword(username: string): Promise<string> {
    const token = await memberOf(app, username);
    const store = memberStore(app.db, 'first');
    const row = await store.findByAccount(username);
    await store.setPassword(row?.memberId ?? '', '');
    return token;
  }

  it('PSW-33 sets the first one, soon after signing in', async () => {
    const token = await withoutPassword('bodol10');
    expect((await signIn('bodol10', '')).body.code).toBe('auth.credentials_wrong');
    app.clock.moveMs(TEN_MINUTES_MS);
    const info = () => app.get('/member/info', { token });
    expect((await info()).body.value).toMatchObject({ hasPassword: false });
    expect((await change(token, { oldPassword: '' })).status).toBe(200);
    expect((await info()).body.value).toMatchObject({ hasPassword: true });
    expect((await signIn('bodol10', NEW_PASSWORD)).status).toBe(200);
  });

  it('PSW-33 SESS-09 has to sign in again when the sign-in was a while ago, however often the session was renewed', async () => {
    const token = await withoutPassword('bodol11');
    for (let n = 0; n < 3; n += 1) {
      app.clock.moveMs(TEN_MINUTES_MS / 2);
      expect((await app.ask('POST', '/account/session/renew', { token })).status).toBe(200);
    }
    const refused = await change(token, { oldPassword: 'whatever-1' });
    expect([refused.status, refused.body.code]).toEqual([403, 'auth.sign_in_again']);
    expect((await app.get('/member/info', { token })).status).toBe(200);
    expect((await signIn('bodol11', NEW_PASSWORD)).body.code).toBe('auth.credentials_wrong');
  });
});

describe('the captcha of changing a password', () => {
  const newestCaptcha = () =>
    random
      .newest(6, CHARACTERS.length)
      .map((index) => CHARACTERS[index])
      .join('');
  const turn = async (value: boolean) => {
    await changeSetting(app, { siteId: 'first', path: 'captchaOnPasswordChange', value });
    await app.app.directory.refresh();
  };
  beforeAll(() => turn(true));
  afterAll(() => turn(false));

  it('PSW-32 CAPTCHA-05 is asked for once the site turns it on, and has letters and digits', async () => {
    const token = await memberOf(app, 'chobi01');
    const without = await change(token);
    expect(without.body.code).toBe('auth.captcha_required');
    const first = { captchaId: without.body.value.captchaId, captcha: newestCaptcha() };
    const wrong = await change(token, { ...first, captcha: 'x' });
    expect(wrong.body.code).toBe('auth.captcha_wrong');
    const used = await change(token, first);
    expect(used.body.code).toBe('auth.captcha_wrong');
    const second = { captchaId: used.body.value.captchaId, captcha: newestCaptcha() };
    expect((await change(token, second)).status).toBe(200);
  });

  it('may be replaced by a proof of work', async () => {
    const token = await memberOf(app, 'chobi02');
    const humanCheck = await captchaStandIn(app);
    expect((await change(token, { humanCheck })).status).toBe(200);
  });
});
