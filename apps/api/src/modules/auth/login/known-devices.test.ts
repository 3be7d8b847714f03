import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { socialSignIns } from '#providers/social/social-sign-ins.ts';
import { login, memberOf, PASSWORD, register, registration } from '../../../testing/members.ts';
import { askCode, codeFor, mobileMemberOf } from '../../../testing/phone.ts';
import { configure, SECRET_ENV, signIn } from '../../../testing/social.ts';
import { startSocialIssuer } from '../../../testing/social-issuer.ts';
import type { SocialIssuer } from '../../../testing/social-issuer.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestApp, TestRequest } from '../../../testing/test-app.ts';
import { databaseShortLived } from '#platform/short-lived/store.ts';
import { accountKeyOf } from '#modules/member/index.ts';
import { shortHash } from '../short-hash.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const secretOf = (name: string) => (name === SECRET_ENV ? 'the client secret' : undefined);
let app: TestApp;
let issuer: SocialIssuer;
let next = 0;
const freshAddress = () => `10.6.${Math.floor((next += 1) / 250)}.${(next % 250) + 1}`;
const newDevice = () => randomBytes(32).toString('base64url');

beforeAll(async () => {
  issuer = await startSocialIssuer();
  app = await openTestApp({
    signIns: socialSignIns({ secretOf, allowsHttp: true, now: () => Date.now() }),
  });
  await configure(app, issuer.issuer);
});
afterAll(async () => {
  await app.close();
  await issuer.stop();
});

const enter = (username: string, request: TestRequest = {}) =>
  login(app, { username, password: PASSWORD }, { address: freshAddress(), ...request });

/**
 * Whether a device is known to an account: a known one is not asked for a captcha after guesses from everywhere. Only
 * the first guess is really made, because each costs a sealed call; the others are only counted. `guard.test.ts` proves
 * what twenty real ones do.
 */
async function isKnown(username: string, deviceId: string): Promise<boolean> {
  await login(app, { username, password: 'wrong' }, { address: freshAddress() });
  const store = databaseShortLived(app.db, app.clock);
  const failures = `login-failed:typed:${shortHash(accountKeyOf(username))}`;
  while ((await store.count('first', failures, HOUR_MS)).count < 20);
  const stranger = await enter(username);
  expect(stranger.body.code).toBe('auth.captcha_required');
  const { status, body } = await enter(username, { deviceId });
  if (status !== 200) expect(body.code).toBe('auth.captcha_required');
  return status === 200;
}

describe('a known device', () => {
  it('LOGIN-09 is recognised by its id only: the same model at the same address is a stranger', async () => {
    await memberOf(app, 'chena01');
    const phone = { address: freshAddress(), headers: { 'user-agent': 'Infinix Hot 40' } };
    const deviceId = newDevice();
    expect((await enter('chena01', { ...phone, deviceId })).status).toBe(200);
    const guess = (request: TestRequest) =>
      login(app, { username: 'chena01', password: 'wrong' }, { ...phone, ...request });
    for (let n = 0; n < 3; n += 1) await guess(n === 0 ? {} : { deviceId: newDevice() });
    expect((await enter('chena01', phone)).body.code).toBe('auth.captcha_required');
    expect((await enter('chena01', { ...phone, deviceId })).status).toBe(200);
  });

  it('LOGIN-09 LOGIN-13 is one that signed in with a password, even from a new address', async () => {
    await memberOf(app, 'chena02');
    const deviceId = newDevice();
    await login(app, { username: 'chena02', password: 'wrong' }, { deviceId });
    expect(await isKnown('chena02', deviceId)).toBe(false);
    await memberOf(app, 'chena03');
    await enter('chena03', { deviceId });
    expect(await isKnown('chena03', deviceId)).toBe(true);
  });

  it('LOGIN-09 LOGIN-18 is one that signed in with a code', async () => {
    const deviceId = newDevice();
    const { userName } = (await mobileMemberOf(app, '01755600001')).body.value;
    app.clock.moveMs(61_000);
    await askCode(app, { purpose: 'login', number: '01755600001' });
    const password = await codeFor(app, '+8801755600001');
    const payload = { type: 'sms', username: '01755600001', countryDialingCode: '+880', password };
    expect((await login(app, payload, { deviceId })).status).toBe(200);
    expect(await isKnown(userName, deviceId)).toBe(true);
  });

  it('LOGIN-05 LOGIN-09 is one that signed in with a provider', async () => {
    issuer.setPerson({ sub: 'chena' });
    const socialTicket = (await signIn(app)).body.value.ticket as string;
    await register(app, { ...registration('chena04'), socialTicket });
    const deviceId = newDevice();
    expect((await signIn(app, { deviceId })).status).toBe(200);
    expect(await isKnown('chena04', deviceId)).toBe(true);
  });

  it('LOGIN-09 REG-36 is one that registered', async () => {
    const deviceId = newDevice();
    expect((await register(app, registration('chena05'), { deviceId })).status).toBe(200);
    expect(await isKnown('chena05', deviceId)).toBe(true);
  });

  it('LOGIN-09 knows several accounts, each on its own site', async () => {
    const deviceId = newDevice();
    for (const name of ['chena06', 'chena07']) {
      await memberOf(app, name);
      await enter(name, { deviceId });
    }
    expect(await isKnown('chena06', deviceId)).toBe(true);
    expect(await isKnown('chena07', deviceId)).toBe(true);
    await memberOf(app, 'chena08');
    await memberOf(app, 'chena08', 'second');
    await enter('chena08', { site: 'second', deviceId });
    expect(await isKnown('chena08', deviceId)).toBe(false);
  });

  it('LOGIN-09 SESS-14 stays known after signing out, for thirty days from the newest sign-in', async () => {
    await memberOf(app, 'chena09');
    const deviceId = newDevice();
    const { token } = (await enter('chena09', { deviceId })).body.value;
    await app.ask('DELETE', '/account/logout', { token });
    app.clock.moveMs(29 * DAY_MS);
    expect((await enter('chena09', { deviceId })).status).toBe(200);
    app.clock.moveMs(29 * DAY_MS);
    expect(await isKnown('chena09', deviceId)).toBe(true);
    app.clock.moveMs(31 * DAY_MS);
    expect(await isKnown('chena09', deviceId)).toBe(false);
  });

  it('is accepted from web only, and only with a complete id', async () => {
    await memberOf(app, 'chena10');
    const deviceId = newDevice();
    await enter('chena10', { deviceId: deviceId.slice(1) });
    const bare = { 'Maidan-Device': deviceId };
    await login(app, { username: 'chena10', password: PASSWORD }, { headers: bare });
    expect(await isKnown('chena10', deviceId)).toBe(false);
  });

  it('is stored as a hash', async () => {
    await memberOf(app, 'chena11');
    const deviceId = newDevice();
    await enter('chena11', { deviceId });
    const { rows } = (await app.db.execute(
      sql`SELECT to_jsonb(s)::text AS row FROM short_lived s WHERE key LIKE 'login-known:%'`,
    )) as unknown as { rows: { row: string }[] };
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ row }) => row).join()).not.toContain(deviceId);
  });
});
