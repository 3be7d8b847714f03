import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login, memberOf, PASSWORD } from '../../../testing/members.ts';
import {
  askCode,
  codeFor,
  mobileMemberOf,
  mobileRegistration,
  otherThan,
  outboxOf,
  registerMobile,
} from '../../../testing/phone.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { memberStore } from '#modules/member/index.ts';
import { changeSetting } from '../../../testing/site/change-setting.ts';

const SECOND_MS = 1000;
let app: TestApp;
let next = 30_000_000;
let nextAddress = 0;
const freshAddress = () =>
  `10.4.${Math.floor((nextAddress += 1) / 250)}.${(nextAddress % 250) + 1}`;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** A member with a number whose waits are over, so that another code may be asked for. */
async function member() {
  const number = `019${(next += 1)}`;
  const { userName } = (await mobileMemberOf(app, number)).body.value;
  app.clock.moveMs(61 * SECOND_MS);
  return { number, key: `+880${number.slice(1)}`, userName: userName as string };
}
async function loginCode({ number, key }: { number: string; key: string }): Promise<string> {
  expect((await askCode(app, { purpose: 'login', number })).status).toBe(200);
  return codeFor(app, key);
}
const byCode = (number: string, password: string, address = freshAddress()) =>
  login(app, { type: 'sms', username: number, countryDialingCode: '+880', password }, { address });
const byPassword = (number: string, password: string, address = freshAddress()) =>
  login(app, { username: number, countryDialingCode: '+880', password }, { address });

describe('signing in by a code', () => {
  it('LOGIN-18 ENTITY-04 opens a session with number and code, once', async () => {
    const one = await member();
    const code = await loginCode(one);
    const answer = await byCode(one.number, code);
    expect(answer.body.value).toMatchObject({ userName: one.userName, firstTimeLogin: false });
    const info = await app.get('/member/info', { token: answer.body.value.token });
    expect(info.status).toBe(200);
    expect((await byCode(one.number, code)).body.code).toBe('auth.code_expired');
  });

  it('a number that was never proved gets no code, and its password still opens', async () => {
    const other = await openTestApp();
    await changeSetting(
      { db: other.db, clock: other.clock },
      { siteId: 'first', path: 'whitelabel.REGMOBVERF3', value: false },
    );
    await other.app.directory.refresh();
    const number = '01799000001';
    expect((await registerMobile(other, mobileRegistration(number))).status).toBe(200);
    for (const purpose of ['login', 'recovery']) {
      expect((await askCode(other, { purpose, number })).status).toBe(200);
      other.clock.moveMs(61 * SECOND_MS);
    }
    expect(await outboxOf(other)).toEqual([]);
    const opened = await login(other, {
      username: number,
      countryDialingCode: '+880',
      password: PASSWORD,
    });
    expect(opened.status).toBe(200);
    await other.close();
  });

  it('LOGIN-33 accepts digits of either script, with and without the country', async () => {
    const one = await member();
    const bengali = (text: string) =>
      text.replaceAll(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit)));
    const code = await loginCode(one);
    const payload = { type: 'sms', username: bengali(one.number), password: bengali(code) };
    const answer = await login(app, payload, { address: freshAddress() });
    expect(answer.status).toBe(200);
  });

  it('a wrong code says how many tries are left, with the same answer for an unknown number', async () => {
    const one = await member();
    const code = await loginCode(one);
    const nobody = `019${(next += 1)}`;
    await askCode(app, { purpose: 'login', number: nobody });
    const known = await byCode(one.number, otherThan(code));
    const unknown = await byCode(nobody, 'x');
    expect(known.body).toMatchObject({ code: 'auth.code_wrong', params: { triesLeft: 4 } });
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...known.body, requestId: '' });
    const neverAsked = await byCode(`019${(next += 1)}`, '123456');
    const knownNeverAsked = await byCode((await member()).number, '123456');
    expect(neverAsked.body.code).toBe('auth.code_expired');
    expect(knownNeverAsked.body.code).toBe('auth.code_expired');
  });

  it('LOGIN-09 counts failures as for passwords: after three the error holds a captcha', async () => {
    const one = await member();
    await loginCode(one);
    const address = freshAddress();
    const answers = [];
    for (let n = 0; n < 4; n += 1) answers.push(await byCode(one.number, 'x', address));
    expect(answers.map(({ body }) => body.code)).toEqual([
      'auth.code_wrong',
      'auth.code_wrong',
      'auth.code_wrong',
      'auth.captcha_required',
    ]);
    expect(answers[2]?.body.value.image).toMatch(/^data:image\/png/);
  });

  it('a stranger who guesses codes does not keep the member from signing in by password', async () => {
    const one = await member();
    await loginCode(one);
    for (let n = 0; n < 6; n += 1) await byCode(one.number, 'x');
    expect((await byPassword(one.number, PASSWORD)).status).toBe(200);
  });

  it('a code for registration or recovery opens no session', async () => {
    const one = await member();
    await askCode(app, { purpose: 'recovery', number: one.number });
    const answer = await byCode(one.number, await codeFor(app, one.key));
    expect(answer.body.code).toBe('auth.code_expired');
  });

  it('a blocked member is named as blocked only with the right code', async () => {
    const one = await member();
    const code = await loginCode(one);
    const store = memberStore(app.db, 'first');
    await store.setStatus((await store.findByMobileKey(one.key))?.memberId ?? '', 'blocked');
    expect((await byCode(one.number, otherThan(code))).body.code).toBe('auth.code_wrong');
    expect((await byCode(one.number, code)).body.code).toBe('auth.account_disabled');
  });

  it('of two sign-ins with one code at once exactly one wins', async () => {
    const one = await member();
    const code = await loginCode(one);
    const answers = await Promise.all([byCode(one.number, code), byCode(one.number, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

describe('signing in by number and password', () => {
  it('LOGIN-33 opens a session, however the number is written', async () => {
    const one = await member();
    for (const written of [one.number, one.number.slice(1), one.key, `০${one.number.slice(1)}`]) {
      const answer = await byPassword(written, PASSWORD);
      expect(answer.body.value).toMatchObject({ userName: one.userName });
    }
  });

  it('LOGIN-30 a wrong password and a number nobody has get the same answer', async () => {
    const one = await member();
    const address = freshAddress();
    const wrong = await byPassword(one.number, 'wrong-one', address);
    const nobody = await byPassword(`019${(next += 1)}`, PASSWORD, address);
    expect({ ...nobody.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
    expect(wrong.body.code).toBe('auth.credentials_wrong');
  });

  it('LOGIN-33 every way of writing a number counts as the same account for the guard', async () => {
    const one = await member();
    const address = freshAddress();
    const ways = [one.number, one.key, `+880-${one.number.slice(1)}`];
    for (const written of ways) await byPassword(written, 'wrong-one', address);
    expect((await byPassword(one.number, 'x', address)).body.code).toBe('auth.captcha_required');
  });

  it('a number without a dialling code is taken as a username', async () => {
    const one = await member();
    const answer = await login(
      app,
      { username: one.number, password: PASSWORD },
      { address: freshAddress() },
    );
    expect(answer.body.code).toBe('auth.credentials_wrong');
  });

  it('the drawn account name signs in too', async () => {
    const one = await member();
    const payload = { username: one.userName, password: PASSWORD };
    expect((await login(app, payload, { address: freshAddress() })).status).toBe(200);
  });

  it('LOGIN-21 an invalid number is reported as such, whatever it holds', async () => {
    for (const wrong of ['1', 'abc', '+', '０１７１２３４５６７８']) {
      expect((await byPassword(wrong, PASSWORD)).body.code).toBe('auth.mobile_invalid');
    }
    const long = await byPassword('1'.repeat(10_000), PASSWORD);
    expect(long.body).toMatchObject({ code: 'request.invalid', params: { field: 'username' } });
  });

  it('SESS-25 a number of one site is unknown on another', async () => {
    const one = await member();
    const payload = { username: one.number, countryDialingCode: '+880', password: PASSWORD };
    const answer = await login(app, payload, { site: 'second', address: freshAddress() });
    expect(answer.body.code).toBe('auth.credentials_wrong');
  });
});

describe('ways that a site does not have', () => {
  it('LOGIN-18 LOGIN-33 with mobile sign-in off a number is refused in every way', async () => {
    const other = await openTestApp();
    await memberOf(other, 'teesta_1');
    await changeSetting(
      { db: other.db, clock: other.clock },
      { siteId: 'first', path: 'whitelabel.MOBILELOGIN3', value: false },
    );
    await other.app.directory.refresh();
    for (const type of ['username', 'sms', 'firebase']) {
      const payload = { type, username: '01912345678', countryDialingCode: '+880' };
      expect((await login(other, payload)).body.code).toBe('site.feature_off');
    }
    const byName = await login(other, { username: 'teesta_1', password: PASSWORD });
    expect(byName.status).toBe(200);
    await other.close();
  });

  it('LOGIN-18 a token is refused where the site has no phone verification, and never taken as a code', async () => {
    const token = { type: 'firebase', username: '01912345678', firebaseIdToken: 'made.up.token' };
    expect((await login(app, token)).body.code).toBe('site.feature_off');
    const other = await openTestApp();
    await changeSetting(
      { db: other.db, clock: other.clock },
      {
        siteId: 'first',
        path: 'firebase',
        value: { apiKey: 'key', authDomain: 'auth.example', projectId: 'one', appId: 'app' },
      },
    );
    await other.app.directory.refresh();
    expect((await login(other, token)).body.code).toBe('auth.phone_token_invalid');
    const number = '01912345678';
    await mobileMemberOf(other, number);
    other.clock.moveMs(61 * SECOND_MS);
    await askCode(other, { purpose: 'login', number });
    const password = await codeFor(other, '+8801912345678');
    const asToken = { type: 'firebase', username: number, password };
    expect((await login(other, asToken)).body.code).toBe('auth.phone_token_invalid');
    await other.close();
  });
});
