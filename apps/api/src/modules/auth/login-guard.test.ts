import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login, memberOf, PASSWORD } from '../../testing/members.ts';
import { block, readableRandom } from '../../testing/passwords.ts';
import { openTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

const random = readableRandom();
let app: TestApp;
let next = 0;
const freshAddress = () => `10.4.0.${(next += 1)}`;

beforeAll(async () => {
  app = await openTestApp({ random });
});
afterAll(() => app.close());

interface Guess {
  readonly username: string;
  readonly password?: string;
  readonly address: string;
  readonly agent?: string;
  readonly captchaId?: string;
  readonly captcha?: string;
}

const guess = ({ address, agent, ...payload }: Guess) =>
  login(
    app,
    { password: 'wrong', ...payload },
    { address, ...(agent ? { headers: { 'user-agent': agent } } : {}) },
  );

/** As `guess`, with the right captcha where one is asked for. */
async function guessOn(wish: Guess) {
  const answer = await guess(wish);
  if (answer.body.code !== 'auth.captcha_required') return answer;
  const captcha = random.newest(6, 10).join('');
  return guess({ ...wish, captchaId: answer.body.value.captchaId, captcha });
}

/** What ten guesses in a row get, each wait sat out: codes and seconds. */
async function storyOf(username: string): Promise<(string | number)[]> {
  const address = freshAddress();
  const story: (string | number)[] = [];
  for (let n = 0; n < 10; n += 1) {
    const { body } = await guessOn({ username, address });
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
    const known = await storyOf('pahara1');
    expect(known.filter((item) => typeof item === 'number').slice(0, 2)).toEqual([2, 4]);
    expect(await storyOf('nobody_1')).toEqual(known);
  });

  it('LOGIN-09 a captcha is not used up by a try that comes while a wait runs', async () => {
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

  it('many guesses at once are as few as one after another', async () => {
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

  it('LOGIN-09 from one address on many accounts brings a captcha on the next one', async () => {
    const address = freshAddress();
    await memberOf(app, 'pahara3');
    for (let n = 0; n < 30; n += 1) await guess({ username: `name_${n}`, address });
    const answer = await guess({ username: 'pahara3', password: PASSWORD, address });
    expect(answer.body.code).toBe('auth.captcha_required');
    const elsewhere = { username: 'pahara3', password: PASSWORD, address: freshAddress() };
    expect((await guess(elsewhere)).status).toBe(200);
  });

  it('LOGIN-08 LOGIN-09 on one account from many addresses brings a captcha to who is new to it', async () => {
    await memberOf(app, 'pahara4');
    const own = { username: 'pahara4', password: PASSWORD, address: freshAddress(), agent: 'Own' };
    expect((await guess(own)).status).toBe(200);
    for (let n = 0; n < 20; n += 1) await guess({ username: 'pahara4', address: freshAddress() });
    const stranger = await guess({ ...own, address: freshAddress() });
    expect(stranger.body.code).toBe('auth.captcha_required');
    expect(stranger.body.value.image).toMatch(/^data:image\/png/);
    expect((await guess(own)).status).toBe(200);
  });
});

describe('a stranger', () => {
  it("on the member's own address does not keep the member's phone out", async () => {
    await memberOf(app, 'prohori');
    const address = freshAddress();
    const own = { username: 'prohori', password: PASSWORD, address, agent: 'Own phone' };
    expect((await guess(own)).status).toBe(200);
    for (let n = 0; n < 12; n += 1) {
      await guessOn({ username: 'prohori', address, agent: `Stranger ${n}` });
    }
    const stopped = await guessOn({ username: 'prohori', address, agent: 'Stranger' });
    expect(stopped.body.code).toBe('request.too_many');
    expect((await guess(own)).status).toBe(200);
  });

  it('waits a minute at most, so that nobody is out for longer', async () => {
    const address = freshAddress();
    let longest = 0;
    for (let n = 0; n < 30; n += 1) {
      const { body } = await guessOn({ username: 'onek_bar', address });
      if (body.code !== 'request.too_many') continue;
      longest = Math.max(longest, body.params.retryAfterSeconds);
      app.clock.moveMs(body.params.retryAfterSeconds * 1000);
    }
    expect(longest).toBe(60);
  });

  it('who gets in is forgiven what it did wrong before', async () => {
    await memberOf(app, 'khoma01');
    const address = freshAddress();
    await guess({ username: 'khoma01', address });
    await guess({ username: 'khoma01', address });
    expect((await guess({ username: 'khoma01', password: PASSWORD, address })).status).toBe(200);
    expect((await guess({ username: 'khoma01', address })).body.value).toBeUndefined();
  });
});

describe('an account that may not enter', () => {
  it('MSG-05 is told that the user does not exist or is disabled, with the right password only', async () => {
    await memberOf(app, 'bondho1');
    await block(app, 'bondho1');
    const address = freshAddress();
    const right = await guess({ username: 'bondho1', password: PASSWORD, address });
    expect(right.body.code).toBe('auth.account_disabled');
    const wrong = await guess({ username: 'bondho1', address });
    expect(wrong.body.code).toBe('auth.credentials_wrong');
  });
});

describe('forms without a session', () => {
  it('a device that goes on asking waits, another one at its address does not', async () => {
    const address = freshAddress();
    const ask = (agent: string) =>
      app.get('/account/captcha', { address, headers: { 'user-agent': agent } });
    const statuses: number[] = [];
    for (let n = 0; n < 45; n += 1) statuses.push((await ask('Busy')).status);
    expect(statuses.slice(0, 40).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    expect((await ask('Quiet')).status).toBe(200);
  });
});
