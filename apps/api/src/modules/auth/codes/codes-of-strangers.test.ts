import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeHandleOf } from '../../../testing/code-handles.ts';
import { login, sendSealed } from '../../../testing/members.ts';
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

const MINUTE_MS = 61_000;
const HOUR_MS = 3_600_000;
const NEW_PASSWORD = 'notun-bhasha-72';
let app: TestApp;
let next = 40_000_000;
let network = 0;
/** An address in a network that was not used before. */
const elsewhere = () => `10.${100 + Math.floor((network += 1) / 250)}.${network % 250}.7`;
const newDevice = () => randomBytes(32).toString('base64url');
const freshNumber = () => {
  const number = `017${(next += 1)}`;
  return { number, key: `+880${number.slice(1)}` };
};
const sentTo = async (key: string) =>
  (await outboxOf(app)).filter(({ recipient }) => recipient === key);

/** A member with a phone that has signed in before. */
async function memberAtHome() {
  const one = { ...freshNumber(), address: elsewhere(), deviceId: newDevice() };
  const { address, deviceId } = one;
  const made = await mobileMemberOf(app, one.number, { address, deviceId });
  expect(made.status).toBe(200);
  app.clock.moveMs(MINUTE_MS);
  return one;
}

/** What a stranger's browser sends: its own handle, or nothing. */
type HandleHeader = { 'Code-Handle': string };
const byCode = (number: string, password: string, headers?: HandleHeader) =>
  login(
    app,
    { type: 'sms', username: number, countryDialingCode: '+880', password },
    { address: elsewhere(), ...(headers ? { headers } : {}) },
  );
const byPhone = (mobileNum: string, verificationCode: string, headers?: HandleHeader) =>
  sendSealed(
    app,
    'POST',
    '/account/password/phone',
    { mobileNum, verificationCode, countryDialingCode: '+880', newPassword: NEW_PASSWORD },
    { address: elsewhere(), ...(headers ? { headers } : {}) },
  );
const registering = (number: string, verificationCode: string, headers?: HandleHeader) =>
  registerMobile(
    app,
    { ...mobileRegistration(number), verificationCode },
    { address: elsewhere(), ...(headers ? { headers } : {}) },
  );
const USES = { login: byCode, recovery: byPhone, register: registering } as const;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

describe('a stranger who guesses', () => {
  for (const purpose of ['login', 'recovery', 'register'] as const) {
    it(`SMS-04 REG-33 uses up no tries of the browser that asked, for ${purpose}`, async () => {
      const { number, key } = purpose === 'register' ? freshNumber() : await memberAtHome();
      const use = USES[purpose];
      await askCode(app, { purpose, number }, { address: elsewhere() });
      const code = await codeFor(app, key);
      const mine = { 'Code-Handle': codeHandleOf(app, number) };
      for (const handle of ['', 'x'.repeat(32)]) {
        for (let n = 0; n < 3; n += 1) {
          const guess = await use(number, otherThan(code), { 'Code-Handle': handle });
          expect(guess.body.code).toBe('auth.code_expired');
        }
      }
      // With a code of its own the stranger has its own tries.
      app.clock.moveMs(MINUTE_MS);
      await askCode(app, { purpose, number }, { address: elsewhere() });
      const theirs = { 'Code-Handle': codeHandleOf(app, number) };
      expect(theirs).not.toEqual(mine);
      for (let n = 0; n < 6; n += 1) await use(number, otherThan(await codeFor(app, key)), theirs);
      expect((await use(number, code, mine)).status).toBe(200);
    });
  }

  it('SMS-04 the right code is refused without the handle of the browser that asked', async () => {
    const { number, key } = await memberAtHome();
    await askCode(app, { purpose: 'login', number }, { address: elsewhere() });
    const code = await codeFor(app, key);
    for (const handle of ['', 'short', 'x'.repeat(32)]) {
      const answer = await byCode(number, code, { 'Code-Handle': handle });
      expect(answer.body.code).toBe('auth.code_expired');
    }
    expect((await byCode(number, code)).status).toBe(200);
  });

  it('cannot guess the code with which a member is setting another password', async () => {
    const { number, key } = await memberAtHome();
    await askCode(app, { purpose: 'recovery', number }, { address: elsewhere() });
    const code = await codeFor(app, key);
    const same = { mobileNum: number, verificationCode: code, newPassword: 'amar-bhasha-71' };
    const kept = await sendSealed(app, 'POST', '/account/password/phone', same);
    expect(kept.body.code).toBe('auth.password_same');
    const stranger = await byPhone(number, code, { 'Code-Handle': 'x'.repeat(32) });
    expect(stranger.body.code).toBe('auth.code_expired');
    expect((await byPhone(number, code)).status).toBe(200);
  });

  it('REG-23 faces a code of eight digits from the fourth code of a day on', async () => {
    const { number, key } = await memberAtHome();
    for (let round = 0; round < 3; round += 1) {
      await askCode(app, { purpose: 'recovery', number }, { address: elsewhere() });
      expect((await sentTo(key))[0]?.body).toMatch(/(?<!\d)\d{6}(?!\d)/);
    }
    await askCode(app, { purpose: 'recovery', number }, { address: elsewhere() });
    const code = /(?<!\d)\d{8}(?!\d)/.exec((await sentTo(key))[0]?.body ?? '')?.[0] ?? '';
    expect((await byPhone(number, code)).status).toBe(200);
  });
});

describe('a stranger who asks again and again', () => {
  it('SMS-04 from many networks, does not keep codes from a phone that has signed in before', async () => {
    const { number, key, address, deviceId } = await memberAtHome();
    const before = (await sentTo(key)).length;
    const statuses: number[] = [];
    for (let n = 0; n < 20; n += 1) {
      const purpose = n % 2 === 0 ? 'login' : 'recovery';
      statuses.push((await askCode(app, { purpose, number }, { address: elsewhere() })).status);
    }
    // The number still gets at most five SMS an hour, wherever the requests come from.
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(await sentTo(key)).toHaveLength(before + 5);
    const stranger = await askCode(app, { purpose: 'login', number }, { address: elsewhere() });
    expect(stranger.body.params.retryAfterSeconds).toBeGreaterThan(60);
    expect((await askCode(app, { purpose: 'login', number }, { address, deviceId })).status).toBe(
      200,
    );
    expect((await byCode(number, await codeFor(app, key))).status).toBe(200);
  });

  it('SMS-04 gets twelve codes a day, and the phone that has signed in before still gets its own', async () => {
    const { number, key, address, deviceId } = await memberAtHome();
    const before = (await sentTo(key)).length;
    for (let hour = 0; hour < 6; hour += 1) {
      for (let n = 0; n < 6; n += 1) {
        await askCode(app, { purpose: 'login', number }, { address: elsewhere() });
      }
      app.clock.moveMs(HOUR_MS);
    }
    expect(await sentTo(key)).toHaveLength(before + 12);
    const own = { purpose: 'recovery', number };
    expect((await askCode(app, own, { address, deviceId })).status).toBe(200);
    expect(await sentTo(key)).toHaveLength(before + 13);
  });

  it('from one network does not use up what another network may ask with a new phone', async () => {
    const { number, key } = await memberAtHome();
    const statuses: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      const address = `10.90.1.${n + 1}`;
      statuses.push((await askCode(app, { purpose: 'login', number }, { address })).status);
      app.clock.moveMs(MINUTE_MS);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
    const newPhone = await askCode(app, { purpose: 'login', number }, { address: elsewhere() });
    expect(newPhone.status).toBe(200);
    expect((await byCode(number, await codeFor(app, key))).status).toBe(200);
  });

  it('with a phone that is known to another account only is a stranger', async () => {
    const { number } = await memberAtHome();
    const { deviceId } = await memberAtHome();
    for (let n = 0; n < 5; n += 1) {
      await askCode(app, { purpose: 'login', number }, { address: elsewhere() });
    }
    const other = await askCode(
      app,
      { purpose: 'login', number },
      { address: elsewhere(), deviceId },
    );
    expect(other.status).toBe(429);
  });

  it('SMS-04 a phone that has signed in before is limited by what it asked itself', async () => {
    const { number, key, address, deviceId } = await memberAtHome();
    const before = (await sentTo(key)).length;
    const ask = () => askCode(app, { purpose: 'login', number }, { address, deviceId });
    await ask();
    expect((await ask()).body.params.retryAfterSeconds).toBe(60);
    for (let n = 0; n < 8; n += 1) {
      app.clock.moveMs(MINUTE_MS);
      await ask();
    }
    expect(await sentTo(key)).toHaveLength(before + 5);
  });
});
