import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  login,
  memberOf,
  PASSWORD,
  register,
  registration,
  sendSealed,
} from '../../../testing/members.ts';
import { memberWithEmail, recover, tokenFor } from '../../../testing/passwords.ts';
import { askCode, codeFor, mobileMemberOf } from '../../../testing/phone.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestAnswer, TestApp } from '../../../testing/test-app.ts';
import { changeSetting } from '../../../testing/site/change-setting.ts';

const NEW_PASSWORD = 'notun-shopno-26';
let app: TestApp;
let next = 0;
const freshName = () => `kobi${(next += 1)}z`;
const freshAddress = () => `10.${20 + Math.floor(next / 250)}.1.${(next % 250) + 1}`;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const withPassword = (password: string, more: Record<string, unknown> = {}) => {
  const username = freshName();
  const answer = register(
    app,
    { ...registration(username), password, confirmPassword: password, ...more },
    { address: freshAddress() },
  );
  return { username, answer };
};
const signIn = (username: string, password: string) =>
  login(app, { username, password }, { address: freshAddress() });
const faultsIn = (answer: TestAnswer, field: string) => answer.body.params?.fields?.[field];

describe('a password that a member chooses', () => {
  it.each([
    ['of eight small letters', 'jhorapat'],
    ['of words with spaces', ' lal golap, nil akash ar ekta ghuri '],
    ['in Bengali', 'মেঘলা আকাশে বৃষ্টি'],
    ['of pictures', '🎲🪁🛶🥭🐅🎋🌾🪔'],
    ['of 64 characters', 'জল '.repeat(20) + 'পদ্ম'],
    ['of 128 characters', 'Zq7 '.repeat(31) + 'Zq7!'],
  ])('%s opens the account, whole and as it was typed', async (_what, password) => {
    const { username, answer } = withPassword(password);
    expect((await answer).status).toBe(200);
    expect((await signIn(username, password)).status).toBe(200);
    const shorter = Array.from(password).slice(0, -1).join('');
    expect((await signIn(username, shorter)).body.code).toBe('auth.credentials_wrong');
  });

  it('counts code points: seven are too few and 129 too many, whatever they are', async () => {
    for (const password of ['সাত', '🎲🪁🛶🥭🐅🎋🌾']) {
      const { answer } = withPassword(password);
      expect(faultsIn(await answer, 'password')).toEqual([{ kind: 'too_short', minLength: 8 }]);
    }
    const { answer } = withPassword('🛶x'.repeat(64) + 'y');
    expect(faultsIn(await answer, 'password')).toEqual([{ kind: 'too_long', maxLength: 128 }]);
  });

  it('is the same password from a keyboard that encodes its letters in another form', async () => {
    // Some keyboards encode ড়, য় and é as one code point, others as two.
    const oneSign = 'ঝ\u09DC ও হ\u09DF caf\u00E9';
    const twoSigns = 'ঝ\u09A1\u09BC ও হ\u09AF\u09BC cafe\u0301';
    const { username, answer } = withPassword(oneSign);
    expect((await answer).status).toBe(200);
    expect((await signIn(username, twoSigns)).status).toBe(200);
    const other = withPassword(twoSigns);
    expect((await other.answer).status).toBe(200);
    expect((await signIn(other.username, oneSign)).status).toBe(200);
  });

  it.each([
    'password',
    'Passw0rd',
    'qwertyuiop',
    'iloveyou2024',
    'Bangladesh71',
    'Bangla-desh!',
    '১২৩৪৫৬৭৮',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    '          ',
    'পাসওয়ার্ড',
    'আমি তোমাকে ভালোবাসি',
  ])('is refused when attackers would guess it early: %s', async (password) => {
    const { answer } = withPassword(password);
    expect(faultsIn(await answer, 'password')).toEqual([{ kind: 'common' }]);
  });

  it('is refused when it consists mostly of what is known of the member', async () => {
    const known = {
      nickname: 'Jolpori Rani',
      email: 'shapla.bagan@example.com',
      birthday: '1987-03-26',
      mobileNum: '01712349876',
    };
    for (const password of [
      'jolporirani',
      'JOLPORI-rani-87',
      'shapla.bagan1',
      '26/03/1987',
      '19870326ab',
    ]) {
      const { answer } = withPassword(password, known);
      expect(faultsIn(await answer, 'password'), password).toEqual([{ kind: 'own_data' }]);
    }
    const username = freshName();
    const own = {
      ...registration(username),
      password: `${username}99`,
      confirmPassword: `${username}99`,
    };
    const answer = await register(app, own, { address: freshAddress() });
    expect(faultsIn(answer, 'password')).toEqual([{ kind: 'own_data' }]);
    const long = withPassword('jolpori rani ghumay na', known);
    expect((await long.answer).status).toBe(200);
  });

  it('is refused when it consists mostly of the name of the site', async () => {
    for (const password of ['first.test', 'First1234', 'first-test-7']) {
      const { answer } = withPassword(password);
      expect(faultsIn(await answer, 'password'), password).toEqual([{ kind: 'site_name' }]);
    }
    expect((await withPassword('first dekha hoyechhilo ghate').answer).status).toBe(200);
  });

  it('must have a letter and a digit only where a site insists on that', async () => {
    const path = 'register.password.patternId';
    const insist = async (value: string) => {
      await changeSetting({ db: app.db, clock: app.clock }, { siteId: 'first', path, value });
      await app.app.directory.refresh();
    };
    await insist('password');
    const { answer } = withPassword('lal golap ebong ghuri');
    expect(faultsIn(await answer, 'password')).toMatchObject([
      { kind: 'pattern', patternId: 'password' },
    ]);
    await insist('passphrase');
    expect((await withPassword('lal golap ebong ghuri').answer).status).toBe(200);
  });
});

describe('a new password that replaces another', () => {
  const pair = (newPassword: string) => ({ newPassword, confirmNewPassword: newPassword });

  it('keeps the same rules when it is changed', async () => {
    const username = freshName();
    const token = await memberOf(app, username);
    const change = (newPassword: string) =>
      sendSealed(
        app,
        'POST',
        '/account/v2/password',
        { oldPassword: PASSWORD, ...pair(newPassword) },
        { token },
      );
    for (const [password, kind] of [
      ['password123', 'common'],
      [`${username}${username}`, 'own_data'],
      ['first-test-7', 'site_name'],
    ] as const) {
      expect(faultsIn(await change(password), 'newPassword'), password).toEqual([{ kind }]);
    }
    expect((await signIn(username, PASSWORD)).status).toBe(200);
    expect((await change('  দূরে কোথাও যাই  ')).status).toBe(200);
    expect((await signIn(username, '  দূরে কোথাও যাই  ')).status).toBe(200);
  });

  it('is the same as the old one in whatever Unicode form it is written', async () => {
    const { username, answer } = withPassword('ঝ\u09DC উঠেছে আজ');
    const { token } = (await answer).body.value;
    const written = 'ঝ\u09A1\u09BC উঠেছে আজ';
    const body = { oldPassword: written, ...pair(written) };
    const refused = await sendSealed(app, 'POST', '/account/v2/password', body, { token });
    expect(refused.body.code).toBe('auth.password_same');
    expect((await signIn(username, written)).status).toBe(200);
  });

  it('keeps the same rules when a mailed link sets it; a refusal leaves the link valid', async () => {
    const username = freshName();
    const email = `${username}@example.com`;
    await memberWithEmail(app, username, email);
    await recover(app, { username, email }, { address: freshAddress() });
    const token = await tokenFor(app, email);
    const reset = (newPassword: string) =>
      sendSealed(app, 'POST', '/account/password/reset', { token, ...pair(newPassword) });
    for (const [password, kind] of [
      ['football1', 'common'],
      [`${username}01`, 'own_data'],
      ['first1234', 'site_name'],
    ] as const) {
      expect(faultsIn(await reset(password), 'newPassword'), password).toEqual([{ kind }]);
    }
    expect((await reset(NEW_PASSWORD)).status).toBe(200);
  });

  it('keeps the same rules when a code by phone sets it; a refusal leaves the code valid', async () => {
    const mobileNum = '01755512345';
    const made = await mobileMemberOf(app, mobileNum, {
      change: { nickname: 'Megher Bondhu' },
      address: freshAddress(),
    });
    expect(made.status).toBe(200);
    app.clock.moveMs(120_000);
    const wish = { purpose: 'recovery', number: mobileNum, countryDialingCode: '+880' };
    await askCode(app, wish, { address: freshAddress() });
    const verificationCode = await codeFor(app, '+8801755512345');
    const set = (newPassword: string) =>
      sendSealed(app, 'POST', '/account/password/phone', {
        countryDialingCode: '+880',
        mobileNum,
        verificationCode,
        newPassword,
      });
    for (const [password, kind] of [
      ['sunshine7', 'common'],
      ['01755512345', 'own_data'],
      ['megherbondhu', 'own_data'],
      ['first1234', 'site_name'],
    ] as const) {
      expect(faultsIn(await set(password), 'newPassword'), password).toEqual([{ kind }]);
    }
    expect((await set(NEW_PASSWORD)).status).toBe(200);
  });
});
