import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  login,
  memberOf,
  PASSWORD,
  register,
  registration,
  solve,
} from '../../../testing/members.ts';
import { readableRandom } from '../../../testing/passwords.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { HUMAN_CHECK_COST } from './proof-of-work.ts';
import { pressure } from './pressure.ts';
import { databaseShortLived } from '#platform/short-lived/store.ts';

const WINDOW_MS = 15 * 60_000;
const BASE = 500;
const random = readableRandom();
let app: TestApp;
let network = 0;
const elsewhere = () => `10.${20 + Math.floor((network += 1) / 250)}.${network % 250}.9`;

beforeAll(async () => {
  app = await openTestApp({ random });
});
afterEach(() => app.clock.moveMs(2 * WINDOW_MS));
afterAll(() => app.close());

const pressed = () => pressure(databaseShortLived(app.db, app.clock));
async function press(times: number, address: () => string, subject?: string): Promise<void> {
  for (let n = 0; n < times; n += 1) await pressed().note('first', { address: address(), subject });
}
async function challenge(address: string, query = 'kind=form') {
  return (await app.get(`/account/human-check?${query}`, { address })).body;
}
const costFor = async (address: string) => (await challenge(address)).maxnumber as number;
/** A solution as a form sends it, with what the form observed of its reader. */
async function workOf(address: string, level: number, seen?: object): Promise<string> {
  const made = solve(await challenge(address, `kind=form&level=${level}`));
  const read = JSON.parse(Buffer.from(made, 'base64').toString('utf8')) as object;
  return Buffer.from(JSON.stringify({ ...read, ...(seen ? { seen } : {}) })).toString('base64');
}
const SEEN = { openedMs: 9000, touches: 4 };
const enrol = (name: string, address: string, humanCheck: string) =>
  register(app, { ...registration(name), humanCheck }, { address });

describe('the cost of a proof of work', () => {
  it('SMS-14 without an attack is a quarter of a second on a cheap phone', async () => {
    expect(HUMAN_CHECK_COST.form).toBeLessThanOrEqual(25_000);
    expect(await costFor(elsewhere())).toBe(BASE);
  });

  it('doubles for a network that keeps trying, for that network only, and falls back later', async () => {
    const flood = () => `10.9.9.${1 + Math.floor(Math.random() * 250)}`;
    await press(29, flood);
    expect(await costFor('10.9.9.3')).toBe(BASE);
    await press(1, flood);
    expect(await costFor('10.9.9.200')).toBe(2 * BASE);
    expect(await costFor('10.9.10.3')).toBe(BASE);
    await press(30, flood);
    expect(await costFor('10.9.9.3')).toBe(4 * BASE);
    await press(600, flood);
    expect(await costFor('10.9.9.3')).toBe(16 * BASE);
    app.clock.moveMs(WINDOW_MS);
    expect(await costFor('10.9.9.3')).toBe(BASE);
  });

  it('does not count the machine itself as a network, since it may be a proxy for everybody', async () => {
    await press(60, () => '::ffff:127.0.0.1');
    expect(await costFor('127.0.0.1')).toBe(BASE);
  });

  it('doubles for everybody when a site is flooded from many networks, and not on another site', async () => {
    await press(300, elsewhere);
    expect(await costFor(elsewhere())).toBe(2 * BASE);
    const other = await app.get('/account/human-check?kind=form', { site: 'second' });
    expect(other.body.maxnumber).toBe(BASE);
  });

  it('is decided when the form is sent: a proof that became too cheap is told the new level', async () => {
    const address = '10.9.30.1';
    const old = await workOf(address, 0, SEEN);
    await press(60, () => '10.9.30.9');
    const refused = await enrol('chap01', address, old);
    expect(refused.body).toMatchObject({
      code: 'auth.human_check_failed',
      params: { workLevel: 2 },
    });
    expect((await enrol('chap01', address, await workOf(address, 2, SEEN))).status).toBe(200);
  });

  it('cannot be lowered by the visitor who pays it', async () => {
    const address = '10.9.31.1';
    const proof = JSON.parse(
      Buffer.from(await workOf(address, 0, SEEN), 'base64').toString('utf8'),
    ) as { salt: string };
    const forged = { ...proof, salt: proof.salt.replace('level=0', 'level=4') };
    await press(120, () => address);
    const payload = Buffer.from(JSON.stringify(forged)).toString('base64');
    expect((await enrol('chap02', address, payload)).body.code).toBe('auth.human_check_failed');
  });

  it('rises with every proof that is sent, so that mass registration becomes expensive', async () => {
    const address = '10.9.32.1';
    for (let n = 0; n < 30; n += 1) await enrol('x', address, 'nonsense');
    // A request that is refused for its fields alone costs a script nothing and does not raise the pressure.
    expect(await costFor(address)).toBe(BASE);
    for (let n = 0; n < 30; n += 1) {
      await app.services.auth.humanCheck.gate
        .check(app.app.directory.findById('first'), { address, payload: 'nonsense' })
        .catch(() => undefined);
    }
    expect(await costFor(address)).toBe(2 * BASE);
  });
});

describe('what a form saw of its reader', () => {
  const outcome = async (seen: object | undefined, level: number) => {
    const address = elsewhere();
    const payload = await workOf(address, level, seen);
    const site = app.app.directory.findById('first');
    const failed = await app.services.auth.humanCheck.gate
      .check(site, { address, payload })
      .then(() => undefined)
      .catch((error: unknown) => error as { params?: { workLevel?: number } });
    return failed?.params?.workLevel ?? 'passes';
  };

  it('costs nothing more when the form was read and touched, or says nothing', async () => {
    expect(await outcome(SEEN, 0)).toBe('passes');
    expect(await outcome(undefined, 0)).toBe('passes');
    expect(await outcome({ openedMs: 300, touches: 2 }, 0)).toBe('passes');
  });

  it('raises the cost of a form that was sent at once and never touched; paying the cost always suffices', async () => {
    const hasty = { openedMs: 10, touches: 0 };
    expect(await outcome(hasty, 0)).toBe(2);
    expect(await outcome(hasty, 2)).toBe('passes');
    expect(await outcome({ openedMs: 'x', touches: null }, 2)).toBe('passes');
  });
});

describe('guessing at one account from many networks', () => {
  const guess = (username: string, more: object = {}, options: object = {}) =>
    login(app, { username, password: 'wrong', ...more }, { address: elsewhere(), ...options });
  async function besieged(username: string): Promise<string> {
    const deviceId = randomBytes(32).toString('base64url');
    await memberOf(app, username);
    await login(app, { username, password: PASSWORD }, { address: elsewhere(), deviceId });
    // Each try comes from its own network: the first twenty are not even asked for a captcha.
    for (let n = 0; n < 20; n += 1) await guess(username);
    return deviceId;
  }
  async function picture() {
    const { captchaId } = (await app.get('/account/captcha?kind=digits')).body.value;
    return { captchaId: captchaId as string, captcha: random.newest(6, 10).join('') };
  }

  it('LOGIN-09 asks for work beside the picture, which a program may read; the picture stays valid', async () => {
    await besieged('ghera01');
    await guess('ghera01', await picture());
    const held = await picture();
    const refused = await guess('ghera01', { ...held, password: PASSWORD });
    expect(refused.body).toMatchObject({
      code: 'auth.human_check_failed',
      params: { workLevel: 1 },
    });
    const address = elsewhere();
    const humanCheck = await workOf(address, 1, SEEN);
    const entered = await guess('ghera01', { ...held, humanCheck, password: PASSWORD });
    expect(entered.status).toBe(200);
  });

  it('a form without script waits its turn instead', async () => {
    await besieged('ghera02');
    const first = await guess('ghera02', await picture());
    expect(first.body.code).toBe('auth.credentials_wrong');
    const own = { ...(await picture()), password: PASSWORD };
    expect((await guess('ghera02', own)).body.code).toBe('auth.human_check_failed');
    app.clock.moveMs(10_000);
    expect((await guess('ghera02', own)).status).toBe(200);
  });

  it('LOGIN-09 a phone that has signed in before pays nothing', async () => {
    const deviceId = await besieged('ghera03');
    const entered = await guess('ghera03', { password: PASSWORD }, { deviceId });
    expect(entered.status).toBe(200);
  });

  it('a visitor who cannot see the picture pays twice as much for the proof', async () => {
    await besieged('ghera04');
    await press(20, elsewhere, 'nobody else');
    const proofAt = async (level: number) => {
      const made = await challenge(elsewhere(), `kind=captcha&level=${level}`);
      return { cost: made.maxnumber as number, humanCheck: solve(made) };
    };
    const { cost, humanCheck } = await proofAt(1);
    expect(cost).toBe(8000);
    const entered = await guess('ghera04', { humanCheck, password: PASSWORD });
    expect(entered.status).toBe(200);
  });
});
