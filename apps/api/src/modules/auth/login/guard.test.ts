import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login, memberOf, PASSWORD } from '../../../testing/members.ts';
import { block, readableRandom } from '../../../testing/passwords.ts';
import { mobileMemberOf, workFor } from '../../../testing/phone.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { memberStore } from '#modules/member/index.ts';

const random = readableRandom();
let app: TestApp;
let next = 0;
const freshAddress = () => `10.4.${Math.floor((next += 1) / 250)}.${(next % 250) + 1}`;
const newDevice = () => randomBytes(32).toString('base64url');

beforeAll(async () => {
  app = await openTestApp({ random });
});
afterAll(() => app.close());

interface Guess {
  readonly username: string;
  readonly password?: string;
  readonly address: string;
  readonly deviceId?: string;
  readonly captchaId?: string;
  readonly captcha?: string;
  readonly humanCheck?: string;
}

const guess = ({ address, deviceId, ...payload }: Guess) =>
  login(app, { password: 'wrong', ...payload }, { address, ...(deviceId ? { deviceId } : {}) });

/** As `guess`, with the right captcha where one is asked for, and with a proof of work where that is asked for too. */
async function guessWithProofs(wish: Guess) {
  const answer = await guess(wish);
  if (answer.body.code !== 'auth.captcha_required') return answer;
  const captcha = random.newest(6, 10).join('');
  const typed = { ...wish, captchaId: answer.body.value.captchaId, captcha };
  const typedOnly = await guess(typed);
  if (typedOnly.body.code !== 'auth.human_check_failed') return typedOnly;
  const humanCheck = await workFor(app, typedOnly, { address: wish.address });
  return guess({ ...typed, humanCheck });
}

/** The answers to ten guesses in a row, each made after its wait: codes and seconds. */
async function answersToGuesses(username: string): Promise<(string | number)[]> {
  const address = freshAddress();
  const story: (string | number)[] = [];
  for (let n = 0; n < 10; n += 1) {
    const { body } = await guessWithProofs({ username, address });
    story.push(body.code);
    if (body.code !== 'request.too_many') continue;
    story.push(body.params.retryAfterSeconds);
    app.clock.moveMs(body.params.retryAfterSeconds * 1000);
  }
  return story;
}

describe('guessing a password', () => {
  it('costs longer and longer waits, the same for an account that does not exist', async () => {
    await memberOf(app, 'pahara1');
    const known = await answersToGuesses('pahara1');
    expect(known.filter((item) => typeof item === 'number').slice(0, 2)).toEqual([2, 4]);
    expect(await answersToGuesses('nobody_1')).toEqual(known);
  });

  it('LOGIN-09 a try that comes during a wait does not use up its captcha', async () => {
    await memberOf(app, 'pahara8');
    const wish = { username: 'pahara8', address: freshAddress() };
    let held = {};
    let answer = await guess(wish);
    for (let n = 0; n < 10 && answer.body.code !== 'request.too_many'; n += 1) {
      const captchaId = answer.body.value?.captchaId as string | undefined;
      held = captchaId ? { captchaId, captcha: random.newest(6, 10).join('') } : {};
      answer = await guess({ ...wish, ...held });
    }
    expect(answer.body.code).toBe('request.too_many');
    expect(held).toHaveProperty('captchaId');
    app.clock.moveMs(answer.body.params.retryAfterSeconds * 1000);
    expect((await guess({ ...wish, ...held, password: PASSWORD })).status).toBe(200);
  });

  it('many guesses at once get no further than one after another', async () => {
    await memberOf(app, 'pahara2');
    const address = freshAddress();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        guess({ username: 'pahara2', password: `p${n}`, address }),
      ),
    );
    const looked = answers.filter(({ body }) => body.code === 'auth.credentials_wrong');
    expect(looked.length).toBeLessThanOrEqual(3);
  });

  it('LOGIN-09 guesses from one address on many accounts bring a captcha on the next account', async () => {
    const address = freshAddress();
    await memberOf(app, 'pahara3');
    for (let n = 0; n < 30; n += 1) await guess({ username: `name_${n}`, address });
    const answer = await guess({ username: 'pahara3', password: PASSWORD, address });
    expect(answer.body.code).toBe('auth.captcha_required');
    const elsewhere = { username: 'pahara3', password: PASSWORD, address: freshAddress() };
    expect((await guess(elsewhere)).status).toBe(200);
  });

  it('LOGIN-08 LOGIN-09 guesses on one account from many addresses bring a captcha to newcomers', async () => {
    await memberOf(app, 'pahara4');
    const own = { username: 'pahara4', password: PASSWORD, deviceId: newDevice() };
    expect((await guess({ ...own, address: freshAddress() })).status).toBe(200);
    for (let n = 0; n < 20; n += 1) await guess({ username: 'pahara4', address: freshAddress() });
    const stranger = await guess({ ...own, address: freshAddress(), deviceId: newDevice() });
    expect(stranger.body.code).toBe('auth.captcha_required');
    expect(stranger.body.value.image).toMatch(/^data:image\/png/);
    expect((await guess({ ...own, address: freshAddress() })).status).toBe(200);
  });
});

describe('an account with two names', () => {
  /** A member with a number, a way to guess by either name, and how often it takes until a captcha is asked. */
  async function named(number: string) {
    const { userName } = (await mobileMemberOf(app, number, { address: freshAddress() })).body
      .value as { userName: string };
    const byName = (address: string) => guess({ username: userName, address });
    const byNumber = (address: string) => guessNumber(number, address);
    return { byName, byNumber, userName };
  }
  const guessNumber = (number: string, address: string, payload = {}) =>
    login(
      app,
      { username: number, countryDialingCode: '+880', password: 'wrong', ...payload },
      { address },
    );

  it('LOGIN-09 LOGIN-33 is one account: guesses by the username and by the number count together', async () => {
    const { byName, byNumber } = await named('01755500001');
    const address = freshAddress();
    await byName(address);
    await byNumber(address);
    expect((await byName(address)).body.value.image).toMatch(/^data:image/);
    expect((await byNumber(address)).body.code).toBe('auth.captcha_required');
    expect((await byName(address)).body.code).toBe('auth.captcha_required');
  });

  it('LOGIN-09 LOGIN-33 is one account for guesses from many addresses too', async () => {
    const { byName, byNumber } = await named('01755500002');
    for (let n = 0; n < 10; n += 1) {
      await byName(freshAddress());
      await byNumber(freshAddress());
    }
    expect((await byNumber(freshAddress())).body.code).toBe('auth.captcha_required');
    expect((await byName(freshAddress())).body.code).toBe('auth.captcha_required');
  });

  it('LOGIN-33 a device that signed in by one name is known under the other', async () => {
    const { byName, userName } = await named('01755500003');
    const deviceId = newDevice();
    const own = { username: userName, password: PASSWORD, address: freshAddress(), deviceId };
    expect((await guess(own)).status).toBe(200);
    for (let n = 0; n < 20; n += 1) await byName(freshAddress());
    const number = { username: '01755500003', countryDialingCode: '+880', password: PASSWORD };
    const stranger = await login(app, number, { address: freshAddress() });
    expect(stranger.body.code).toBe('auth.captcha_required');
    expect((await login(app, number, { address: freshAddress(), deviceId })).status).toBe(200);
  });

  it('LOGIN-30 LOGIN-33 every number is asked for a captcha alike, whether it is proved, not proved or unknown', async () => {
    const typedIn = '01755500004';
    const { userName } = await named('01755500005');
    const members = memberStore(app.db, 'first');
    const holder = await members.findByAccount(userName);
    await memberOf(app, 'pahara9');
    await app.db.execute(
      sql`UPDATE member SET mobile_key = '+8801755500004' WHERE account_key = 'pahara9'`,
    );
    expect(holder?.mobileVerifiedAt).not.toBeNull();
    const storyBy = async (number: string) => {
      const address = freshAddress();
      const codes: string[] = [];
      for (const type of ['username', 'sms', 'username', 'sms', 'username']) {
        codes.push((await guessNumber(number, address, { type })).body.code);
      }
      return codes;
    };
    const proved = await storyBy('01755500005');
    expect(proved).toEqual([
      'auth.credentials_wrong',
      'auth.code_expired',
      'auth.credentials_wrong',
      'auth.captcha_required',
      'auth.captcha_required',
    ]);
    expect(await storyBy(typedIn)).toEqual(proved);
    expect(await storyBy('01755500006')).toEqual(proved);
  });

  it('LOGIN-33 guesses of a code for an unproved number do not count against its member', async () => {
    const address = freshAddress();
    const byCode = { type: 'sms', password: '123456' };
    await memberOf(app, 'pahara10');
    await app.db.execute(
      sql`UPDATE member SET mobile_key = '+8801755500007' WHERE account_key = 'pahara10'`,
    );
    for (let n = 0; n < 3; n += 1) await guessNumber('01755500007', address, byCode);
    const own = await guess({ username: 'pahara10', password: PASSWORD, address });
    expect(own.status).toBe(200);
  });
});

describe('a stranger', () => {
  it("on the member's own address does not keep the member's phone out", async () => {
    await memberOf(app, 'prohori');
    const address = freshAddress();
    const own = { username: 'prohori', password: PASSWORD, address, deviceId: newDevice() };
    expect((await guess(own)).status).toBe(200);
    for (let n = 0; n < 12; n += 1) {
      await guessWithProofs({ username: 'prohori', address, deviceId: newDevice() });
    }
    const stopped = await guessWithProofs({ username: 'prohori', address });
    expect(stopped.body.code).toBe('request.too_many');
    expect((await guess(own)).status).toBe(200);
  });

  it('causes a wait of a minute at most, so that nobody is shut out for longer', async () => {
    const address = freshAddress();
    let longest = 0;
    for (let n = 0; n < 30; n += 1) {
      const { body } = await guessWithProofs({ username: 'onek_bar', address });
      if (body.code !== 'request.too_many') continue;
      longest = Math.max(longest, body.params.retryAfterSeconds);
      app.clock.moveMs(body.params.retryAfterSeconds * 1000);
    }
    expect(longest).toBe(60);
  });

  it('a successful sign-in clears the failures before it', async () => {
    await memberOf(app, 'khoma01');
    const address = freshAddress();
    await guess({ username: 'khoma01', address });
    await guess({ username: 'khoma01', address });
    expect((await guess({ username: 'khoma01', password: PASSWORD, address })).status).toBe(200);
    expect((await guess({ username: 'khoma01', address })).body.value).toBeUndefined();
  });
});

describe('an account that may not enter', () => {
  it('MSG-05 is told that the user does not exist or is disabled, only with the right password', async () => {
    await memberOf(app, 'bondho1');
    await block(app, 'bondho1');
    const address = freshAddress();
    const right = await guess({ username: 'bondho1', password: PASSWORD, address });
    expect(right.body.code).toBe('auth.account_disabled');
    const wrong = await guess({ username: 'bondho1', address });
    expect(wrong.body.code).toBe('auth.credentials_wrong');
  });
});

describe('forms that need no session', () => {
  it('a device that keeps asking has to wait, another one at its address does not', async () => {
    const address = freshAddress();
    const ask = (agent: string) =>
      app.get('/account/captcha?kind=digits', { address, headers: { 'user-agent': agent } });
    const statuses: number[] = [];
    for (let n = 0; n < 45; n += 1) statuses.push((await ask('Busy')).status);
    expect(statuses.slice(0, 40).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    expect((await ask('Quiet')).status).toBe(200);
  });
});
