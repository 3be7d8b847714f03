import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { login, memberOf, PASSWORD, sendSealed } from '../../testing/members.ts';
import { openTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { newDeviceId } from '@maidan/deployment/device-id';
import { signIn } from '../auth/login/sign-in.tables.ts';
import { memberStore } from '../member/index.ts';
import type { SessionView } from '#platform/http/request-context.ts';
import { inboxMessage, member } from '../member/member.tables.ts';
import { outbox } from '../messages/messages.tables.ts';

const MINUTE_MS = 60_000;
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';
let app: TestApp;
let token = '';
let name = '';
let count = 0;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  count += 1;
  name = `security_${count}`;
  token = await memberOf(app, name);
});

const owner = async () => (await memberStore(app.db, 'first').findByAccount(name)) ?? expect.fail();
const overview = async () => (await app.get('/security/overview', { token })).body.value;
const stepUp = (password = PASSWORD, of = token) =>
  sendSealed(app, 'POST', '/security/step-up', { password }, { token: of });
const setPin = (pin: string, of = token) =>
  sendSealed(app, 'PUT', '/security/withdrawal-pin', { pin }, { token: of });
const check = async (pin: string) =>
  app.app.services.security.pins.check('first', await owner(), pin);
const anotherDevice = async (userAgent = ANDROID): Promise<string> => {
  const headers = { 'user-agent': userAgent };
  return (await login(app, { username: name, password: PASSWORD }, { headers })).body.value.token;
};
const inbox = async () => {
  await app.app.services.background.idle();
  const { memberId } = await owner();
  return app.db.select().from(inboxMessage).where(eq(inboxMessage.memberId, memberId));
};

describe('the right that a proof gives', () => {
  it('API-05 a step that needs it is refused with a code of its own, and passes after the password', async () => {
    const refused = await setPin('480917');
    expect([refused.status, refused.body.code]).toEqual([403, 'security.step_up_required']);
    expect((await owner()).pinHash).toBeNull();
    const { body } = await stepUp();
    expect(await overview()).toMatchObject({ confirmedUntil: body.value.confirmedUntil });
    expect((await setPin('480917')).body).toEqual({ value: true });
  });

  it('API-05 it lasts five minutes, and use does not move its end', async () => {
    await stepUp();
    app.clock.moveMs(5 * MINUTE_MS - 1000);
    expect((await setPin('480917')).status).toBe(200);
    app.clock.moveMs(1001);
    expect((await setPin('480918')).body.code).toBe('security.step_up_required');
    expect(await overview()).not.toHaveProperty('confirmedUntil');
  });

  it('API-05 it belongs to one session: not to another of the member, nor to another member', async () => {
    await stepUp();
    const second = await anotherDevice();
    expect((await setPin('480917', second)).body.code).toBe('security.step_up_required');
    const stranger = await memberOf(app, `${name}_x`);
    expect((await setPin('480917', stranger)).body.code).toBe('security.step_up_required');
  });

  it('API-05 a wrong password gives none, many are slowed down, and it travels sealed only', async () => {
    for (let tries = 0; tries < 4; tries += 1) await stepUp('not-the-password-1');
    expect((await stepUp('not-the-password-1')).body.code).toBe('request.too_many');
    expect((await setPin('480917')).body.code).toBe('security.step_up_required');
    const bare = await app.ask('POST', '/security/step-up', {
      token,
      body: { password: PASSWORD },
    });
    expect(bare.body.code).toBe('request.not_sealed');
  });

  it('API-05 without a session and with a parameter that is not known a call is refused', async () => {
    expect((await app.get('/security/overview')).body.code).toBe('session.missing');
    const foreign = await app.get('/security/overview?memberId=1', { token });
    expect(foreign.body.code).toBe('request.invalid');
    const onSecond = await app.get('/security/overview', { token, site: 'second' });
    expect(onSecond.body.code).toBe('session.expired');
  });
});

describe('the withdrawal PIN', () => {
  it.each([
    ['48091', 'length'],
    ['4809171', 'length'],
    ['48o917', 'length'],
    ['777777', 'repeated'],
    ['121212', 'repeated'],
    ['123456', 'sequence'],
    ['৯৮৭৬৫৪', 'sequence'],
    ['170590', 'birthday'],
    ['199005', 'birthday'],
  ])('MONEY-10 %s is refused for its %s', async (pin, reason) => {
    await stepUp();
    const { body } = await setPin(pin);
    expect([body.code, body.params.reason]).toEqual(['security.pin_weak', reason]);
    expect((await owner()).pinHash).toBeNull();
  });

  it('MONEY-10 it is stored as a hash, taken in Bengali digits, and told in the overview without itself', async () => {
    expect((await overview()).withdrawalPin).toEqual({ isSet: false });
    await expect(check('480917')).rejects.toMatchObject({ code: 'security.pin_missing' });
    await stepUp();
    await setPin('৪৮০৯১৭');
    expect((await owner()).pinHash).toMatch(/^\$argon2id\$/);
    await check('480917');
    const shown = await overview();
    expect(shown.withdrawalPin).toEqual({ isSet: true, setAt: app.clock.now().toISOString() });
    expect(JSON.stringify(shown)).not.toContain('480917');
  });

  it('MONEY-10 five wrong tries, also all at once, lock it for the right one too, until the password sets a new one', async () => {
    await stepUp();
    await setPin('480917');
    const tries = await Promise.allSettled(
      ['111112', '111113', '111114', '111115', '111116', '111117'].map(check),
    );
    const codes = tries.map((one) => one.status === 'rejected' && one.reason.code);
    expect(codes.filter((code) => code === 'security.pin_wrong')).toHaveLength(4);
    await expect(check('480917')).rejects.toMatchObject({ code: 'security.pin_locked' });
    expect((await overview()).withdrawalPin.lockedUntil).toBeDefined();
    await stepUp();
    await setPin('593026');
    await check('593026');
    expect((await overview()).withdrawalPin).not.toHaveProperty('lockedUntil');
  });

  it('MONEY-10 a right try takes the wrong ones back, and the lock ends after a day', async () => {
    await stepUp();
    await setPin('480917');
    await expect(check('111112')).rejects.toMatchObject({ params: { triesLeft: 4 } });
    await check('480917');
    await expect(check('111112')).rejects.toMatchObject({ params: { triesLeft: 4 } });
    for (let tries = 0; tries < 5; tries += 1) await check('111113').catch(() => undefined);
    app.clock.moveMs(24 * 60 * MINUTE_MS + 1);
    await check('480917');
  });
});

describe('the devices of a member', () => {
  it('API-05 lists this one first, with names that the member knows it by', async () => {
    await anotherDevice();
    const { body } = await app.get('/security/devices', { token });
    expect(body.value).toHaveLength(2);
    expect(body.value[0].isThis).toBe(true);
    expect(body.value[1]).toMatchObject({
      isThis: false,
      browser: 'Chrome',
      system: 'Android',
      isPhone: true,
    });
    expect((await overview()).devices).toBe(2);
  });

  it('API-05 one other device is signed out; this one, a foreign one and one that is gone are not found', async () => {
    const second = await anotherDevice();
    const list = (await app.get('/security/devices', { token })).body.value;
    const end = (sessionId: string, of = token) =>
      app.ask('DELETE', `/security/devices/${sessionId}`, { token: of });
    const stranger = await memberOf(app, `${name}_x`);
    for (const answer of [
      await end(list[1].sessionId, stranger),
      await end(list[0].sessionId),
      await end('none'),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([404, 'security.device_not_found']);
    }
    expect((await app.get('/member/info', { token: second })).status).toBe(200);
    expect((await end(list[1].sessionId)).body).toEqual({ value: true });
    expect((await app.get('/member/info', { token: second })).body.code).toBe('session.expired');
    expect((await end(list[1].sessionId)).body.code).toBe('security.device_not_found');
  });
});

describe('the last sign-ins', () => {
  const signIns = async (of = token) => {
    await app.app.services.background.idle();
    return (await app.get('/security/sign-ins', { token: of })).body.value;
  };

  it('MEMBERX-03 lists sign-ins and failed tries, newest first, of this member alone', async () => {
    expect(await signIns()).toEqual([]);
    await anotherDevice();
    app.clock.moveMs(1000);
    const wrong = { username: name, password: 'not-the-password-1' };
    expect((await login(app, wrong)).body.code).toBe('auth.credentials_wrong');
    await login(app, { username: `${name}_nobody`, password: PASSWORD });
    expect(await signIns()).toMatchObject([
      { way: 'password', isSuccess: false, at: app.clock.now().toISOString() },
      { way: 'password', isSuccess: true, browser: 'Chrome', system: 'Android' },
    ]);
    expect(await signIns(await memberOf(app, `${name}_x`))).toEqual([]);
  });

  it('MEMBERX-03 forgets them after 30 days', async () => {
    await anotherDevice();
    app.clock.moveMs(30 * 24 * 3_600_000);
    const session = { memberId: (await owner()).memberId } as SessionView;
    expect(await app.app.services.security.overview.signIns('first', session)).toEqual([]);
    token = await anotherDevice();
    expect(await signIns()).toHaveLength(1);
    expect(
      await app.db
        .select()
        .from(signIn)
        .where(eq(signIn.memberId, (await owner()).memberId)),
    ).toHaveLength(1);
  });
});

describe('what a member is told', () => {
  it('API-05 a new device and a new PIN reach the inbox, the verified number and the verified address', async () => {
    const { memberId } = await owner();
    const at = app.clock.now();
    await app.db
      .update(member)
      .set({
        mobileKey: `+88017123456${String(10 + count)}`,
        mobileVerifiedAt: at,
        emailVerifiedAt: at,
        profile: { email: `${name}@example.org` },
      })
      .where(and(eq(member.siteId, 'first'), eq(member.memberId, memberId)));
    await anotherDevice();
    await stepUp();
    await setPin('480917');
    const kept = await inbox();
    expect(kept.map(({ title }) => title.en).toSorted()).toEqual([
      expect.stringContaining('a new withdrawal PIN was set'),
      expect.stringContaining('opened on a new device'),
    ]);
    const sent = await app.db.select().from(outbox).where(eq(outbox.siteId, 'first'));
    const alerts = sent.filter(({ purpose }) => purpose.startsWith('alert-'));
    expect(alerts.map(({ kind, purpose }) => `${kind} ${purpose}`).toSorted()).toEqual([
      'mail alert-new_device',
      'mail alert-pin_set',
      'sms alert-new_device',
      'sms alert-pin_set',
    ]);
    const shown = await overview();
    expect(shown.mobile).toEqual({
      masked: expect.stringMatching(/^\+88017•+6\d\d$/),
      isVerified: true,
    });
    expect(shown.email).toEqual({ masked: 's•••@example.org', isVerified: true });
  });

  it('API-05 a changed password reaches the inbox, the verified number, and the address by its own mail alone', async () => {
    const { memberId } = await owner();
    const at = app.clock.now();
    const email = `${name}@example.org`;
    const mobileKey = `+88017123457${String(10 + count)}`;
    await app.db
      .update(member)
      .set({ mobileKey, mobileVerifiedAt: at, emailVerifiedAt: at, profile: { email } })
      .where(and(eq(member.siteId, 'first'), eq(member.memberId, memberId)));
    const newPassword = 'notun-shopno-26';
    const form = { oldPassword: PASSWORD, newPassword, confirmNewPassword: newPassword };
    const { body } = await sendSealed(app, 'POST', '/account/v2/password', form, { token });
    expect(body).toEqual({ value: true });
    expect((await inbox()).map(({ title }) => title.en)).toEqual([
      expect.stringContaining('your password was changed'),
    ]);
    const sent = await app.db.select().from(outbox).where(eq(outbox.siteId, 'first'));
    const own = sent.filter(({ recipient }) => [mobileKey, email].includes(recipient));
    expect(own.map(({ kind }) => kind).toSorted()).toEqual(['mail', 'sms']);
    expect(own.find(({ kind }) => kind === 'sms')?.purpose).toBe('alert-password_changed');
  });

  it('API-05 a known device is no news, and an address that nobody verified is not told', async () => {
    const deviceId = newDeviceId();
    await login(app, { username: name, password: PASSWORD }, { deviceId });
    expect(await inbox()).toHaveLength(1);
    await login(app, { username: name, password: PASSWORD }, { deviceId });
    expect(await inbox()).toHaveLength(1);
  });
});
