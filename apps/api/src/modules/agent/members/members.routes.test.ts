import { GAME_TYPES, MEMBER_TYPE } from '@maidan/contract/constants';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeSetting } from '../../../testing/site/change-setting.ts';
import { member } from '../../member/member.tables.ts';
import { memberStore } from '../../member/index.ts';
import { PASSWORD, login, memberOf, sendSealed } from '../../../testing/members.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { setSiteRates } from '../rates/rates.service.ts';

const rates = (of: number) => Object.fromEntries(GAME_TYPES.map((type) => [type, of]));
const DAY_MS = 86_400_000;

let app: TestApp;
const tokens: Record<string, string> = {};

const idOf = async (account: string) =>
  (await memberStore(app.db, 'first').findByAccount(account))?.memberId ?? '';

async function agent(account: string): Promise<void> {
  tokens[account] = await memberOf(app, account);
  await app.db
    .update(member)
    .set({ type: MEMBER_TYPE.agent })
    .where(and(eq(member.siteId, 'first'), eq(member.accountKey, account)));
}

const create = (as: string, body: object, key = `key-${JSON.stringify(body).length}-${as}`) =>
  app.ask('POST', '/agent/members', {
    token: tokens[as] ?? '',
    headers: { 'idempotency-key': key },
    body: { kind: 'agent', rates: rates(0), isAdult: true, ...body },
  });
const balances = (as: string, memberId: string) =>
  app.get(`/agent/team/members/${memberId}/credits`, { token: tokens[as] ?? '' });
const give = (as: string, memberId: string, amountMinor: number, key: string) =>
  app.ask('POST', '/wallet/transfer', {
    token: tokens[as] ?? '',
    headers: { 'idempotency-key': key },
    body: { memberId, amountMinor, currency: 'BDT' },
  });
const prove = (as: string) =>
  sendSealed(app, 'POST', '/security/step-up', { password: PASSWORD }, { token: tokens[as] ?? '' });
const turn = async (value: boolean) => {
  await changeSetting(
    { db: app.db, clock: app.clock },
    { siteId: 'first', path: 'agentTransfers', value },
  );
  await app.app.directory.refresh();
};

beforeAll(async () => {
  app = await openTestApp();
  await agent('upper_one');
  await agent('rival_one');
  const memberId = await idOf('upper_one');
  const setAt = app.clock.now();
  await app.db.transaction((tx) =>
    setSiteRates(tx, 'first', {
      memberId,
      rates: rates(80) as never,
      fromDay: '2026-11-01',
      setAt,
    }),
  );
});
afterAll(() => app.close());

describe('creating a member of the team', () => {
  it('AGENTX-03 makes a member below the agent, whose first password signs in', async () => {
    const answer = await create('upper_one', { account: 'Farhana_bs', rates: rates(40) });
    const { memberId, account, password } = answer.body.value;
    expect(account).toBe('Farhana_bs');
    const session = await login(app, { username: 'farhana_bs', password });
    expect(session.body.value).toMatchObject({ type: MEMBER_TYPE.agent });
    const page = await app.get(`/agent/team/members/${memberId}`, {
      token: tokens['upper_one'] ?? '',
    });
    expect(page.body.value.member).toMatchObject({
      account: 'Farhana_bs',
      level: 1,
      isAgent: true,
    });
    const given = await app.get(`/agent/rates/${memberId}`, { token: tokens['upper_one'] ?? '' });
    expect(given.body.value.rates).toEqual(rates(40));
    expect(given.body.value.kept).toEqual(rates(40));
  });

  it('AGENTX-03 gives no rate above the agent’s own, and then creates nobody', async () => {
    const high = await create('upper_one', {
      account: 'greedy_1',
      rates: { ...rates(0), LIVE: 81 },
    });
    expect(high.body).toMatchObject({
      code: 'agent.rate_too_high',
      params: { gameType: 'LIVE', mostBasisPoints: 80 },
    });
    expect(await idOf('greedy_1')).toBe('');
    // Who has no rates gives none.
    const none = await create('rival_one', { account: 'greedy_2', rates: { ...rates(0), RNG: 1 } });
    expect(none.body.code).toBe('agent.rate_too_high');
    const rules = async (as: string) =>
      (await app.get('/agent/members/rules', { token: tokens[as] ?? '' })).body.value.most;
    expect([await rules('upper_one'), await rules('rival_one')]).toEqual([rates(80), rates(0)]);
  });

  it('AGENTX-03 refuses a name that is taken or odd, and an agent’s silence on the age', async () => {
    expect((await create('upper_one', { account: 'rival_one' })).body.code).toBe(
      'auth.username_taken',
    );
    expect((await create('upper_one', { account: 'x' })).body.code).toBe('auth.fields_invalid');
    const silent = await create('upper_one', { account: 'nobody_9', isAdult: false });
    expect(silent.body.code).toBe('request.invalid');
    tokens['just_play'] = await memberOf(app, 'just_play');
    expect((await create('just_play', { account: 'nobody_8' })).body.code).toBe('session.role');
  });

  it('AGENTX-03 a repeated call makes one member, and tells a new password until it was used', async () => {
    const first = await create('upper_one', { account: 'twice_one' }, 'the-same-key');
    const second = await create('upper_one', { account: 'twice_one' }, 'the-same-key');
    expect(second.body.value.memberId).toBe(first.body.value.memberId);
    const old = await login(app, { username: 'twice_one', password: first.body.value.password });
    expect(old.body.code).toBe('auth.credentials_wrong');
    await login(app, { username: 'twice_one', password: second.body.value.password });
    const late = await create('upper_one', { account: 'twice_one' }, 'the-same-key');
    expect(late.body.code).toBe('auth.username_taken');
    const foreign = await create('rival_one', { account: 'twice_one' }, 'the-same-key');
    expect(foreign.body.code).toBe('auth.username_taken');
  });
});

describe('giving play credits', () => {
  it('AGENTX-03 shows both balances, asks for a proof, and moves them by one journal', async () => {
    const memberId = await idOf('farhana_bs');
    await turn(false);
    expect((await balances('upper_one', memberId)).body.code).toBe('site.feature_off');
    await prove('upper_one');
    expect((await give('upper_one', memberId, 100, 'gift-off')).body.code).toBe('site.feature_off');
    await turn(true);
    app.clock.moveMs(10 * 60_000);
    const before = (await balances('upper_one', memberId)).body.value;
    expect((await give('upper_one', memberId, 700, 'gift-one')).body.code).toBe(
      'security.step_up_required',
    );
    await prove('upper_one');
    const given = await Promise.all(
      Array.from({ length: 3 }, () => give('upper_one', memberId, 700, 'gift-one')),
    );
    expect(new Set(given.map(({ body }) => body.value.receiptNumber)).size).toBe(1);
    expect((await balances('upper_one', memberId)).body.value).toEqual({
      currency: 'BDT',
      ownCashMinor: before.ownCashMinor - 700,
      memberCashMinor: before.memberCashMinor + 700,
    });
    const page = await app.get(`/agent/team/members/${memberId}`, {
      token: tokens['upper_one'] ?? '',
    });
    expect(page.body.value.takesCredits).toBe(true);
    const most = before.ownCashMinor - 700;
    expect((await give('upper_one', memberId, most + 1, 'gift-big')).body.code).toBe(
      'wallet.insufficient_funds',
    );
    for (const amount of [0, -1])
      expect((await give('upper_one', memberId, amount, `gift-${amount}-odd`)).body.code).toBe(
        'wallet.amount_invalid',
      );
  });

  it('AGENTX-03 goes to nobody but the direct downline: not to oneself, back up, further down or elsewhere', async () => {
    await turn(true);
    tokens['farhana_two'] = await below('upper_one', 'farhana_two');
    const lower = await idOf('farhana_two');
    const deep = await create('farhana_two', { account: 'deep_one' });
    const targets = [
      await idOf('upper_one'),
      deep.body.value.memberId as string,
      await idOf('rival_one'),
      'unknown',
    ];
    await prove('upper_one');
    for (const [index, memberId] of targets.entries()) {
      expect((await balances('upper_one', memberId)).body.code).toBe('agent.not_downline');
      const refused = await give('upper_one', memberId, 100, `gift-far-${index}`);
      expect(refused.body.code).toBe('agent.not_downline');
    }
    // The circle: what came down does not go back up.
    const back = await balances('farhana_two', await idOf('upper_one'));
    expect(back.body.code).toBe('agent.not_downline');
    expect((await balances('upper_one', lower)).status).toBe(200);
    app.clock.moveMs(DAY_MS / 24);
  });
});

/** Creates an agent below another, and signs it in. */
async function below(as: string, account: string): Promise<string> {
  const made = await create(as, { account });
  const { password } = made.body.value;
  return (await login(app, { username: account, password })).body.value.token as string;
}
