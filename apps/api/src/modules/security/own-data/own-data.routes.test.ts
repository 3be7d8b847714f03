import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemRandom } from '#platform/secrets/random.ts';
import { login, memberOf, PASSWORD, sendSealed } from '../../../testing/members.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { member, inboxMessage } from '../../member/member.tables.ts';
import { depositStore } from '../../payments/index.ts';
import { changeSetting } from '../../../testing/site/change-setting.ts';
import { roundService } from '../../wallet/index.ts';

let app: TestApp;
let token = '';
let account = '';
let count = 0;

beforeAll(async () => {
  app = await openTestApp();
  await changeSetting(
    { db: app.db, clock: app.clock },
    { siteId: 'first', path: 'openingCreditsMinor', value: 0 },
  );
  await app.app.directory.refresh();
});
afterAll(() => app.close());
beforeEach(async () => {
  count += 1;
  account = `leaver_${count}`;
  token = await memberOf(app, account);
});

const idOf = async (of = token) =>
  (await app.get('/member/info', { token: of })).body.value.memberId as string;
const prove = (of = token) =>
  sendSealed(app, 'POST', '/security/step-up', { password: PASSWORD }, { token: of });
const post = async (path: string, of = token) => (await app.ask('POST', path, { token: of })).body;
const close = (of = token) => post('/security/closing', of);
const read = async () => (await app.get('/security/own-data', { token })).body.value;
/** The own data as a file. */
async function exported() {
  const { value: ordered } = await post('/security/own-data/export');
  await app.services.jobs.runDue();
  const { value } = (await app.get(`/exports/${ordered.exportId}`, { token })).body;
  const { body } = await app.get(value.url);
  return { value, text: typeof body === 'string' ? body : JSON.stringify(body) };
}
async function pay(memberId: string, amountMinor: number): Promise<void> {
  await app.services.wallet.creditDeposit({
    siteId: 'first',
    memberId,
    reference: `d-${memberId}-${amountMinor}`,
    idempotencyKey: `d-${memberId}-${amountMinor}`,
    amountMinor,
    currency: 'BDT',
    channel: 'shapla',
  } as never);
}
async function bet(memberId: string, amountMinor: number): Promise<void> {
  const rounds = roundService({
    clock: app.clock,
    random: systemRandom,
    timeZoneOf: () => 'Asia/Dhaka',
  });
  const transactionId = `b-${memberId}`;
  const body = { transactionId, bodyHash: transactionId, amountMinor, currency: 'BDT' };
  const round = {
    siteId: 'first',
    memberId,
    vendor: 'JL',
    vendorRoundId: memberId,
    gameCode: 'slot.mango',
  };
  await app.db.transaction((tx) =>
    rounds.bet(tx, { ...round, ...body }, async () => ({
      code: 'approved',
      nodeId: 7,
      betKind: 'SLOT',
    })),
  );
}

describe('closing an account', () => {
  it('MEMBERX-10 needs a proof of the last minutes', async () => {
    expect((await close()).code).toBe('security.step_up_required');
    expect((await app.get('/member/info', { token })).status).toBe(200);
  });

  it('MEMBERX-10 ends every session and the sign-in at once, and tells the member; the account stays closed', async () => {
    const memberId = await idOf();
    await prove();
    expect(await close()).toEqual({ value: true });
    expect((await app.get('/member/info', { token })).status).toBe(401);
    const again = await login(app, { type: 'username', username: account, password: PASSWORD });
    expect(again.body.code).toMatch(/^auth\./);
    await app.app.services.background.idle();
    const told = await app.db
      .select()
      .from(inboxMessage)
      .where(eq(inboxMessage.memberId, memberId));
    expect(told.map(({ title }) => title.en)).toContainEqual(expect.stringContaining('was closed'));
    const [row] = await app.db.select().from(member).where(eq(member.memberId, memberId));
    expect(row?.status).toBe('closed');
  });

  it('MEMBERX-10 a balance, an open round and a deposit under way each stand against it, and say so', async () => {
    const memberId = await idOf();
    await prove();
    await pay(memberId, 5000);
    expect(await close()).toMatchObject({
      code: 'security.account_in_use',
      params: { cashMinor: 5000, rounds: 0 },
    });
    await bet(memberId, 5000);
    expect(await close()).toMatchObject({
      code: 'security.account_in_use',
      params: { cashMinor: 0, rounds: 1 },
    });
    expect((await read()).open).toMatchObject({ cashMinor: 0, rounds: 1, deposits: 0 });
    expect((await app.get('/member/info', { token })).status).toBe(200);
  });

  it('MEMBERX-10 an open withdrawal and an open deposit refuse it as well', async () => {
    const memberId = await idOf();
    await prove();
    await depositStore(app.db, 'first').insert({
      siteId: 'first',
      depositId: `d-${memberId}`,
      memberId,
      channel: 'shapla',
      gateway: 1,
      amountMinor: 10_000,
      feeMinor: 0,
      currency: 'BDT',
      state: 'pending',
      steps: [],
      language: 'bn',
      returnUrl: '/m',
      callbackUrl: '/rail',
      expiresAt: app.clock.now(),
      createdAt: app.clock.now(),
      idempotencyKey: memberId,
      bodyHash: memberId,
    });
    expect((await close()).params).toMatchObject({ deposits: 1 });
    await depositStore(app.db, 'first').write(`d-${memberId}`, { state: 'expired' });
    await pay(memberId, 700);
    await app.services.wallet.holdWithdrawal({
      siteId: 'first',
      memberId,
      reference: `w-${memberId}`,
      idempotencyKey: `w-${memberId}`,
      amountMinor: 700,
      currency: 'BDT',
    } as never);
    expect((await close()).params).toMatchObject({ cashMinor: 0, heldMinor: 700 });
  });

  it('MEMBERX-10 of two closings at once one comes through', async () => {
    const memberId = await idOf();
    await prove();
    const answers = await Promise.all([close(), close()]);
    expect(answers.filter(({ value }) => value === true)).toHaveLength(1);
    const [row] = await app.db.select().from(member).where(eq(member.memberId, memberId));
    expect(row?.status).toBe('closed');
  });
});

describe('what is kept of a member', () => {
  it('MEMBERX-10 consent to offers is off at first, given with its time, and taken back', async () => {
    const consent = (isGiven: boolean) =>
      app.ask('PUT', '/security/marketing-consent', { token, body: { isGiven } });
    expect((await read()).marketingConsentAt).toBeUndefined();
    expect((await consent(true)).status).toBe(200);
    const given = (await read()).marketingConsentAt;
    expect(given).toBe(app.clock.now().toISOString());
    app.clock.moveMs(60_000);
    await consent(true);
    expect((await read()).marketingConsentAt).toBe(given);
    await consent(false);
    expect((await read()).marketingConsentAt).toBeUndefined();
    expect((await read()).termsVersion).not.toBe('');
  });

  it('MEMBERX-10 the export has everything of this member and of nobody else, without secrets', async () => {
    const other = await memberOf(app, `other_${count}`);
    const otherId = await idOf(other);
    await pay(otherId, 333);
    const memberId = await idOf();
    await pay(memberId, 900);
    await bet(memberId, 400);
    expect((await post('/security/own-data/export')).code).toBe('security.step_up_required');
    await prove();
    const { value, text } = await exported();
    const told = JSON.parse(text);
    expect(value).toMatchObject({ kind: 'own_data', state: 'done' });
    expect(told.profile).toMatchObject({ account, memberId });
    const kinds = told.movements.map(({ kind }: { kind: string }) => kind);
    expect(kinds.toSorted()).toEqual(['bet', 'deposit']);
    expect(told.rounds).toHaveLength(1);
    const rows = Object.values(told).filter(Array.isArray);
    expect(value.total).toBe(rows.reduce((sum, list) => sum + list.length, 0));
    const [row] = await app.db.select().from(member).where(eq(member.memberId, memberId));
    expect(text).not.toContain(row?.passwordHash ?? 'nothing');
    expect(text).not.toContain(otherId);
  });

  it('MEMBERX-10 the export is whole above ten thousand rows, each once and newest first', async () => {
    const memberId = await idOf();
    await prove();
    const many = 10_500;
    await app.db.execute(
      sql`INSERT INTO sign_in (site_id, sign_in_id, member_id, at, way, is_success, user_agent)
        SELECT 'first', ${memberId} || n, ${memberId}, timestamptz '2026-01-01' + (n / 3) * interval '1 minute', 'password', TRUE,
          'row ' || n FROM generate_series(1, ${many}) AS n`,
    );
    const { value, text } = await exported();
    const signIns = JSON.parse(text).signIns as { at: string; user_agent: string }[];
    const made = signIns.filter(({ user_agent: agent }) => agent.startsWith('row '));
    expect(new Set(made.map(({ user_agent: agent }) => agent)).size).toBe(many);
    expect(made).toHaveLength(many);
    const times = signIns.map(({ at }) => Date.parse(at));
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    expect(value).toMatchObject({ total: value.done });
    expect(value.done).toBeGreaterThanOrEqual(many);
  });

  it('MEMBERX-10 a visitor and a trial user have none of it', async () => {
    expect((await app.get('/security/own-data')).status).toBe(401);
    expect((await app.ask('POST', '/security/closing')).status).toBe(401);
  });
});
