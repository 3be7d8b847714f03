import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login, memberOf, PASSWORD, sendSealed } from '../../../testing/members.ts';
import { block } from '../../../testing/passwords.ts';
import { HOST, openTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { changeSetting } from '../../../testing/site/change-setting.ts';
import { session } from './session.tables.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
  const value = { idleMinutes: 120, absoluteMinutes: 600 };
  await changeSetting(app, { siteId: 'first', path: 'session', value });
  await app.app.directory.refresh();
});
afterAll(() => app.close());

const renew = (token: string, site: 'first' | 'second' = 'first') =>
  app.ask('POST', '/account/session/renew', { token, site });
const info = (token: string) => app.get('/member/info', { token });
const signIn = async (username: string): Promise<string> =>
  (await login(app, { username, password: PASSWORD })).body.value.token;

describe('a stream of events', () => {
  /** Opens the member's stream; `isOver` resolves with the last thing that it sent. */
  async function follow(token: string) {
    const answer = await app.app.router.hono.request('/live/events', {
      headers: { host: HOST.first, authorization: `Bearer ${token}` },
    });
    const reader = answer.body?.getReader();
    await reader?.read();
    const readOn = async (): Promise<string> => {
      let last = '';
      for (;;) {
        const piece = await reader?.read();
        if (!piece || piece.done) return last;
        last = new TextDecoder().decode(piece.value);
      }
    };
    return { isOver: readOn(), leave: () => reader?.cancel() };
  }

  it('VENDOR-07 ends with the sign-out of its session, while those of other sessions go on', async () => {
    const token = await memberOf(app, 'prabaho1');
    const [own, other] = [await follow(token), await follow(await signIn('prabaho1'))];
    await app.ask('DELETE', '/account/logout', { token });
    expect(await own.isOver, 'so that the browser does not ask again').toBe(
      'event: ended\ndata: {}\n\n',
    );
    const later = await Promise.race([other.isOver.then(() => 'over'), app.get('/site/status')]);
    expect(later).not.toBe('over');
    await other.leave();
  });

  it('VENDOR-07 ends with a sign-out on all devices', async () => {
    const token = await memberOf(app, 'prabaho2');
    const other = await follow(await signIn('prabaho2'));
    await app.ask('DELETE', '/account/sessions', { token });
    await other.isOver;
  });

  it('VENDOR-07 ends with a change of the password', async () => {
    const token = await memberOf(app, 'prabaho3');
    const other = await follow(await signIn('prabaho3'));
    const [oldPassword, newPassword] = [PASSWORD, 'notun-shopno-26'];
    const fields = { oldPassword, newPassword, confirmNewPassword: newPassword };
    const changed = await sendSealed(app, 'POST', '/account/v2/password', fields, { token });
    expect(changed.status).toBe(200);
    await other.isOver;
  });

  it('VENDOR-07 checks its session without extending it, and ends when the session has expired', async () => {
    const token = await memberOf(app, 'prabaho4');
    const { sessions } = app.services.auth;
    const site = app.app.directory.findById('first');
    const sessionId = (await sessions.find(site, token))?.sessionId ?? '';
    const stands = () => sessions.stands('first', sessionId);
    for (const minutes of [60, 59]) {
      app.clock.moveMs(minutes * MINUTE_MS);
      expect(await stands()).toBe(true);
    }
    app.clock.moveMs(MINUTE_MS);
    expect(await stands()).toBe(false);
    expect(await sessions.find(site, token)).toBeUndefined();
  });
});

describe('renewing a session', () => {
  it('API-23 answers the session, and using it counts as renewal', async () => {
    const token = await memberOf(app, 'nobayon1');
    app.clock.moveMs(119 * MINUTE_MS);
    const renewed = await renew(token);
    expect(renewed.body.value).toMatchObject({
      token,
      userName: 'nobayon1',
      firstTimeLogin: false,
    });
    app.clock.moveMs(119 * MINUTE_MS);
    expect((await info(token)).status).toBe(200);
    app.clock.moveMs(120 * MINUTE_MS);
    expect((await info(token)).body.code).toBe('session.expired');
  });

  it('fails with 401 for a token that is expired, signed out, unknown or of another site', async () => {
    const over = await memberOf(app, 'nobayon2');
    app.clock.moveMs(121 * MINUTE_MS);
    const signedOut = await memberOf(app, 'nobayon3');
    await app.ask('DELETE', '/account/logout', { token: signedOut });
    const elsewhere = await memberOf(app, 'nobayon4', 'second');
    for (const token of [over, signedOut, elsewhere, 'A'.repeat(43)]) {
      const { status, body } = await renew(token);
      expect([status, body.code]).toEqual([401, 'session.expired']);
    }
    expect((await renew(elsewhere, 'second')).status).toBe(200);
  });

  it('an expired session cannot be renewed', async () => {
    const token = await memberOf(app, 'nobayon5');
    app.clock.moveMs(120 * MINUTE_MS);
    expect((await renew(token)).status).toBe(401);
    expect((await renew(token)).status).toBe(401);
  });

  it('renews no session beyond its absolute end', async () => {
    const token = await memberOf(app, 'nobayon6');
    for (let hour = 1; hour < 10; hour += 1) {
      app.clock.moveMs(HOUR_MS);
      expect((await renew(token)).status).toBe(200);
    }
    app.clock.moveMs(HOUR_MS);
    expect((await renew(token)).body.code).toBe('session.expired');
  });

  it('a session of a blocked member is refused and cannot be renewed', async () => {
    const token = await memberOf(app, 'nobayon7');
    await block(app, 'nobayon7');
    expect((await renew(token)).body.code).toBe('session.expired');
    expect((await info(token)).body.code).toBe('session.expired');
  });
});

describe('signing out', () => {
  it('API-21 SESS-14 ends the session of the token it is called with, and no other', async () => {
    const first = await memberOf(app, 'bidai01');
    const second = await signIn('bidai01');
    expect((await app.ask('DELETE', '/account/logout', { token: first })).body.value).toBe(true);
    expect((await info(first)).body.code).toBe('session.expired');
    expect((await info(second)).status).toBe(200);
  });

  it('everywhere else ends every other session of the member and answers how many', async () => {
    const first = await memberOf(app, 'bidai02');
    const second = await signIn('bidai02');
    const third = await signIn('bidai02');
    const other = await memberOf(app, 'bidai03');
    const answer = await app.ask('DELETE', '/account/sessions', { token: second });
    expect(answer.body).toEqual({ value: { ended: 2 } });
    expect((await info(first)).body.code).toBe('session.expired');
    expect((await info(third)).body.code).toBe('session.expired');
    expect((await info(second)).status).toBe(200);
    expect((await info(other)).status).toBe(200);
    const again = await app.ask('DELETE', '/account/sessions', { token: second });
    expect(again.body.value.ended).toBe(0);
  });
});

describe('housekeeping', () => {
  it('removes expired sessions and keeps the others', async () => {
    const { sessions } = app.services.auth;
    const site = app.app.directory.findById('first');
    await memberOf(app, 'safai01');
    app.clock.moveMs(121 * MINUTE_MS);
    const alive = await memberOf(app, 'safai02');
    await sessions.sweep('first');
    expect(await sessions.find(site, alive)).toBeDefined();
    const left = await app.db.select().from(session).where(eq(session.siteId, 'first'));
    expect(left).toHaveLength(1);
  });
});
