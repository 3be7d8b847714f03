import { ENDPOINTS, FREE_PLAY_TYPES, MEMBER_TYPE } from '@maidan/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemRandom } from '#platform/secrets/random.ts';
import { login, memberOf, solve } from '../../testing/members.ts';
import { openTestApp } from '../../testing/test-app.ts';
import type { HOST, TestAnswer, TestApp } from '../../testing/test-app.ts';
import { memberService, memberStore } from '../member/index.ts';
import { changeSetting } from '../../testing/site/change-setting.ts';
import { proveLedger } from '../wallet/index.ts';
import { trialService } from './trial.service.ts';

const DAY_MS = 24 * 3_600_000;
let app: TestApp;
let made = 0;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(async () => {
  const proof = await proveLedger(app.db);
  await app.close();
  expect(proof.differences).toEqual([]);
});

type Options = { site?: keyof typeof HOST; address?: string; token?: string };

async function startTrial(options: Options = {}): Promise<TestAnswer> {
  const challenge = await app.get('/account/human-check?kind=form', options);
  const body = { humanCheck: solve(challenge.body), language: 'bn' };
  return app.ask('POST', '/account/free-play', { body, ...options });
}

async function trialToken(): Promise<string> {
  return (await startTrial({ address: `203.0.113.${(made += 1)}` })).body.value.token as string;
}

async function sessionOfType(type: number): Promise<string> {
  const site = app.app.directory.findById('first');
  const { clock, services } = app;
  const members = memberService({ clock, random: systemRandom, wallet: services.wallet });
  return app.db.transaction(async (tx) => {
    const memberId = await members.create(tx, site, {
      account: `typed_${(made += 1)}`,
      type,
      passwordHash: '',
      language: 'bn',
      profile: {},
      registeredFrom: {},
      termsVersion: 'test',
      acceptsMarketing: false,
    });
    return services.auth.sessions.open(tx, site, { memberId: memberId ?? '', userAgent: '' });
  });
}

describe('free play', () => {
  it('FREE-01 API-08 LAUNCH-07 a visitor gets a session of type 40 without registering', async () => {
    const { status, body } = await startTrial();
    expect(status).toBe(200);
    expect(body.value).toEqual({
      token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      merchantCode: 'FIRST',
      userName: expect.stringMatching(/^guest-[a-z2-9]{6}$/),
      customerType: 40,
    });
    const info = await app.get('/member/info', { token: body.value.token });
    expect(info.body.value).toMatchObject({ account: body.value.userName, type: 40 });
  });

  it('API-09 the trial user of the session can be read, and only by a trial session', async () => {
    const started = (await startTrial()).body.value;
    const { status, body } = await app.get('/account/trial-user', { token: started.token });
    expect(status).toBe(200);
    const endsAt = new Date(app.clock.now().getTime() + DAY_MS).toISOString();
    expect(body.value).toEqual({ userName: started.userName, customerType: 40, endsAt });
    const token = await memberOf(app, 'rokeya');
    expect((await app.get('/account/trial-user', { token })).body.code).toBe('session.role');
  });

  it('FREE-01 every trial user plays with credits of its own, journalled like those of members', async () => {
    const credits = app.app.directory.findById('first').settings.openingCreditsMinor;
    const wallets = [];
    for (const token of [await trialToken(), await trialToken()]) {
      wallets.push((await app.get('/wallet/balance', { token })).body);
    }
    expect(wallets.map(({ sumBalance }) => sumBalance)).toEqual([credits, credits]);
    expect((await proveLedger(app.db)).differences).toEqual([]);
  });

  it('on a site without opening credits a trial user has an empty wallet', async () => {
    const change = { siteId: 'second', path: 'openingCreditsMinor', value: 0 };
    await changeSetting({ db: app.db, clock: app.clock }, change);
    await app.app.directory.refresh();
    const { token } = (await startTrial({ site: 'second' })).body.value;
    const { body } = await app.get('/wallet/balance', { token, site: 'second' });
    expect(body).toMatchObject({ sumBalance: 0, version: 0 });
  });

  it('a missing, wrong or used human check creates no trial user', async () => {
    const challenge = await app.get('/account/human-check?kind=form');
    const humanCheck = solve(challenge.body);
    const ask = async (body: object) =>
      (await app.ask('POST', '/account/free-play', { body })).body.code;
    expect(await ask({})).toBe('auth.human_check_failed');
    expect(await ask({ humanCheck: 'e30=' })).toBe('auth.human_check_failed');
    expect(await ask({ humanCheck })).toBeUndefined();
    expect(await ask({ humanCheck })).toBe('auth.human_check_failed');
  });

  it('one address creates 60 trial users an hour, and another address is not affected', async () => {
    const ask = async (address: string) =>
      (await app.ask('POST', '/account/free-play', { body: {}, address })).body;
    for (let call = 0; call < 60; call += 1) await ask('198.51.100.7');
    const refused = await ask('198.51.100.7');
    expect(refused.code).toBe('request.too_many');
    expect(refused.params.retryAfterSeconds).toBeGreaterThan(0);
    expect((await ask('198.51.100.8')).code).toBe('auth.human_check_failed');
  });

  it('when every name is taken, it says so and leaves nothing behind', async () => {
    const { auth, throttles } = app.services;
    const taken = trialService({
      db: app.db,
      clock: app.clock,
      random: systemRandom,
      throttles,
      sessions: auth.sessions,
      human: { check: async () => undefined },
      members: { create: async () => undefined },
    });
    const site = app.app.directory.findById('first');
    const visitor = { site, session: undefined, clientAddress: '192.0.2.1', userAgent: '' };
    await expect(taken.start(visitor, {})).rejects.toMatchObject({
      code: 'auth.trial_unavailable',
    });
  });

  it('FREE-04 FREE-06 of members with a session, only types 0, 1 and 2 may start it', async () => {
    const allowed: number[] = [];
    for (const type of Object.values(MEMBER_TYPE).filter((one) => one !== MEMBER_TYPE.trial)) {
      const { status, body } = await startTrial({ token: await sessionOfType(type) });
      if (status === 200) allowed.push(type);
      else expect(body.code).toBe('games.free_play_refused');
    }
    expect(allowed).toEqual(FREE_PLAY_TYPES);
  });

  it('FREE-01 a trial user cannot sign in, and a visitor cannot register such a name', async () => {
    const { userName } = (await startTrial()).body.value;
    for (const password of ['', 'guest', userName]) {
      const answer = await login(app, { username: userName, password, type: 'username' });
      expect(answer.status).toBeGreaterThanOrEqual(400);
    }
    const taken = await app.get(`/account/username?username=${userName}`);
    expect(taken.body.value?.available).not.toBe(true);
  });

  it('FREE-01 it ends after a day, even during use, and its journals are kept', async () => {
    const own = await openTestApp();
    const challenge = await own.get('/account/human-check?kind=form');
    const body = { humanCheck: solve(challenge.body) };
    const { token, userName } = (await own.ask('POST', '/account/free-play', { body })).body.value;
    const { services, db, clock } = own;
    for (let hour = 0; hour < 23; hour += 1) {
      clock.moveMs(DAY_MS / 24);
      expect((await own.get('/member/info', { token })).status).toBe(200);
    }
    expect(await services.trials.closeEnded('first')).toBe(0);
    clock.moveMs(DAY_MS / 24);
    expect((await own.get('/member/info', { token })).body.code).toBe('session.expired');
    const member = await memberOf(own, 'shamsun');
    expect(await services.trials.closeEnded('second')).toBe(0);
    expect(await services.trials.closeEnded('first')).toBe(1);
    expect(await services.trials.closeEnded('first')).toBe(0);
    expect((await memberStore(db, 'first').findByAccount(userName))?.status).toBe('closed');
    expect((await own.get('/member/info', { token: member })).status).toBe(200);
    const proof = await proveLedger(db);
    expect(proof.differences).toEqual([]);
    expect(proof.sites.find(({ siteId }) => siteId === 'first')?.journals).toBe(2);
    await own.close();
  });
});

/**
 * What SESS-33 closes to trial users, as far as the api has it: favourites, records, the account's fields and its
 * security.
 */
const CLOSED = [
  ['POST', '/favourites'],
  ['DELETE', '/favourites'],
  ['GET', '/wallet/bets'],
  ['GET', '/wallet/rounds/1'],
  ['GET', '/wallet/transactions'],
  ['POST', '/account/v2/password'],
  ['DELETE', '/account/sessions'],
  ['GET', '/member/head-icon'],
  ['POST', '/member/head-icon'],
  ['POST', '/member/nickname'],
  ['POST', '/member/email'],
  ['POST', '/member/payee-name'],
  ['GET', '/member/inbox/unread'],
] as const;

describe('what is closed to trial users', () => {
  const declared = ENDPOINTS.filter(({ options }) => options.access === 'member').map(
    ({ route }) => `${route.method.toUpperCase()} ${route.path}`,
  );

  it.each(CLOSED)('SESS-32 SESS-33 %s %s asks for a real account', async (method, path) => {
    const name = `${method} ${path.replace('/rounds/1', '/rounds/{roundId}')}`;
    expect(declared).toContain(name);
    const answer = await app.ask(method, path, { token: await trialToken() });
    expect(answer.status).toBe(403);
    expect(answer.body.code).toBe('session.formal_account_required');
  });

  it('SESS-33 giving credits away is closed to trial users', async () => {
    const headers = { 'idempotency-key': 'trial-transfer' };
    const body = { memberId: 'x', amountMinor: 1, currency: 'BDT' };
    const token = await trialToken();
    const answer = await app.ask('POST', '/wallet/transfer', { token, headers, body });
    expect(answer.body.code).toBe('session.role');
  });
});
