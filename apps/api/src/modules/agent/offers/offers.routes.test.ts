import { MEMBER_TYPE } from '@maidan/contract/constants';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashBody } from '#platform/database/body-hash.ts';
import { member } from '../../member/member.tables.ts';
import { memberStore, moveInTeam } from '../../member/index.ts';
import { roundService } from '../../wallet/index.ts';
import { systemRandom } from '#platform/secrets/random.ts';
import { openGame } from '../../../testing/agents/agents.ts';
import { login, memberOf, PASSWORD } from '../../../testing/members.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { setSiteRates } from '../rates/rates.service.ts';
import { ratesFrom } from '../rates/rates.rules.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
const ids: Record<string, string> = {};
const tokens: Record<string, string> = {};

/** Head > middle > leaf and player, rival > foreign. */
async function join(account: string, parent?: string, type: number = MEMBER_TYPE.agent) {
  tokens[account] = await memberOf(app, account);
  ids[account] = (await memberStore(app.db, 'first').findByAccount(account))?.memberId ?? '';
  await app.db
    .update(member)
    .set({ type })
    .where(and(eq(member.siteId, 'first'), eq(member.memberId, ids[account])));
  const move = { memberId: ids[account], toMemberId: parent === undefined ? parent : ids[parent] };
  await app.db.transaction((tx) => moveInTeam(tx, 'first', move));
}

/** Later by so many days everybody signs in again, because sessions do not last that long. */
async function passDays(days: number): Promise<void> {
  app.clock.moveMs(days * DAY_MS);
  for (const username of Object.keys(tokens)) {
    const answer = await login(app, { username, password: PASSWORD });
    tokens[username] = answer.body.value.token as string;
  }
}

async function bet(account: string, round: string, amountMinor: number): Promise<void> {
  const body = {
    siteId: 'first',
    memberId: ids[account] ?? '',
    vendor: 'JL',
    vendorRoundId: round,
    gameCode: 'RNG',
    transactionId: round,
    amountMinor,
    currency: 'BDT',
  };
  const rounds = roundService({
    clock: app.clock,
    random: systemRandom,
    timeZoneOf: () => 'Asia/Dhaka',
  });
  const approve = async () => ({ code: 'approved', nodeId: 7, betKind: 'SLOT' }) as const;
  const run = await app.db.transaction((tx) =>
    rounds.bet(tx, { ...body, bodyHash: hashBody(body) }, approve),
  );
  expect(run.outcome.isOk).toBe(true);
}

const TERMS = {
  base: 'valid_bets',
  period: 'day',
  tiers: [
    { fromMinor: 1000, amountMinor: 300 },
    { fromMinor: 5000, amountMinor: 900 },
  ],
  minActiveMembers: 0,
  deductions: [],
  carriesLoss: false,
  validFrom: '2026-12-01',
};
const get = (as: string, path: string) => app.get(`/agent${path}`, { token: tokens[as] ?? '' });
/** What the receipt page of the payee shows of a number. */
async function receipt(as: string, number: string) {
  const path = `/wallet/receipts/${number}?language=en`;
  return (await app.get(path, { token: tokens[as] ?? '' })).body;
}
const post = (as: string, path: string, body: unknown, key = '') =>
  app.ask('POST', `/agent${path}`, {
    token: tokens[as] ?? '',
    body,
    headers: key === '' ? {} : { 'idempotency-key': key },
  });
const draft = (to: string, change: object = {}, kind = 'salary') => ({
  memberId: ids[to] ?? to,
  kind,
  terms: { ...TERMS, ...change },
});
const accept = (as: string, contract: { contractId: string; textHash: string }) =>
  post(as, '/contracts/salary/answer', {
    contractId: contract.contractId,
    answer: 'accept',
    textHash: contract.textHash,
    language: 'bn',
  });
const waiting = async (as: string) =>
  (await get(as, '/contracts/salary?language=bn')).body.value as {
    contractId: string;
    textHash: string;
    text: string;
  };

beforeAll(async () => {
  app = await openTestApp();
  await join('head_agent', undefined, MEMBER_TYPE.headAgent);
  await join('middle_agent', 'head_agent');
  await join('leaf_agent', 'middle_agent');
  await join('leaf_player', 'leaf_agent', MEMBER_TYPE.player);
  await join('bare_agent', 'middle_agent', MEMBER_TYPE.agentWithoutContracts);
  await join('rival_agent');
  await join('foreign_one', 'rival_agent');
  await openGame(app.db, 'RNG', 'first');
  for (const account of ['head_agent', 'middle_agent'])
    await app.db.transaction((tx) =>
      setSiteRates(tx, 'first', {
        memberId: ids[account] ?? '',
        rates: ratesFrom(() => 100),
        fromDay: '2026-11-01',
        setAt: app.clock.now(),
      }),
    );
});
afterAll(() => app.close());

describe('offers of contracts', () => {
  it('AGENTX-05 shows the text in the receiver’s language and the past cost before anything is offered', async () => {
    await bet('leaf_player', 'r-1', 2000);
    await passDays(1);
    await app.services.settlement.settle(app.app.directory.findById('first'));
    const answer = await post('middle_agent', '/offers/preview', draft('leaf_agent'));
    expect(answer.body.value).toMatchObject({
      account: 'leaf_agent',
      textLanguage: 'bn',
      costMinor: 300,
      commissionMinor: 20,
      isPaidBySite: false,
    });
    expect(answer.body.value.text).toContain('leaf_agent');
    expect(answer.body.value.periods).toHaveLength(14);
    expect(answer.body.value.periods.at(-1)).toMatchObject({ amountMinor: 300 });
    expect((await get('middle_agent', '/offers')).body.value.contracts).toEqual([]);
  });

  it('AGENTX-05 offers to the direct downline once per key, and the receiver reads the same text', async () => {
    const { text } = (await post('middle_agent', '/offers/preview', draft('leaf_agent'))).body
      .value;
    const first = await post('middle_agent', '/offers', draft('leaf_agent'), 'offer-one');
    expect(first.body.value).toMatchObject({ state: 'offered', offeredTo: 'leaf_agent' });
    const again = await post('middle_agent', '/offers', draft('leaf_agent'), 'offer-one');
    expect(again.body.value).toEqual(first.body.value);
    const other = draft('leaf_agent', { minActiveMembers: 2 });
    const conflict = await post('middle_agent', '/offers', other, 'offer-one');
    expect(conflict.body.code).toBe('request.conflict');
    expect((await waiting('leaf_agent')).text).toBe(text);
    const { contracts } = (await get('middle_agent', `/offers?memberId=${ids['leaf_agent']}`)).body
      .value;
    expect(contracts).toEqual([first.body.value]);
  });

  it('AGENTX-05 offers to nobody but the direct downline, and to no type without contracts', async () => {
    for (const [as, to, code] of [
      ['middle_agent', 'middle_agent', 'agent.member_not_found'],
      ['middle_agent', 'head_agent', 'agent.member_not_found'],
      ['head_agent', 'leaf_agent', 'agent.member_not_found'],
      ['middle_agent', 'foreign_one', 'agent.member_not_found'],
      ['middle_agent', 'nobody', 'agent.member_not_found'],
      ['middle_agent', 'bare_agent', 'agent.no_contracts'],
      ['leaf_player', 'leaf_agent', 'session.role'],
    ] as const) {
      for (const path of ['/offers', '/offers/preview']) {
        const answer = await post(as, path, draft(to), path === '/offers' ? `to-${to}` : '');
        expect(answer.body.code, `${as} ${path} ${to}`).toBe(code);
      }
    }
  });

  it('AGENTX-05 refuses terms that cannot stand', async () => {
    for (const [change, reason] of [
      [{ period: 'hour' }, 'kind'],
      [{ validFrom: '2026-11-20' }, 'date'],
      [{ tiers: [TERMS.tiers[1], TERMS.tiers[0]] }, 'tiers'],
      [{ tiers: [TERMS.tiers[0], TERMS.tiers[0]] }, 'tiers'],
    ] as const) {
      const answer = await post('middle_agent', '/offers/preview', draft('leaf_agent', change));
      expect(answer.body).toMatchObject({ code: 'agent.terms_invalid', params: { reason } });
    }
    for (const change of [
      { tiers: [] },
      { minActiveMembers: -1 },
      { tiers: [{ fromMinor: 1.5, amountMinor: 1 }] },
    ]) {
      const answer = await post('middle_agent', '/offers/preview', draft('leaf_agent', change));
      expect(answer.body.code).toBe('request.invalid');
    }
  });

  it('AGENTX-05 tries an offer on the receiver’s own last periods beside the contract in force', async () => {
    const offered = (await get('leaf_agent', '/contracts/salary/simulation')).body.value;
    expect(offered).toMatchObject({ period: 'day', offeredMinor: 300 });
    expect(offered.nowMinor).toBeUndefined();
    await accept('leaf_agent', await waiting('leaf_agent'));
    // The history shows the newest first, and the clock stands still.
    app.clock.moveMs(1000);
    const better = { tiers: [{ fromMinor: 2100, amountMinor: 700 }] };
    await post('middle_agent', '/offers', draft('leaf_agent', better), 'offer-two');
    const both = (await get('leaf_agent', '/contracts/salary/simulation')).body.value;
    expect(both).toMatchObject({ offeredMinor: 0, nowMinor: 300 });
    expect(both.periods.at(-1)).toMatchObject({ baseMinor: 2000, offeredMinor: 0, nowMinor: 300 });
    const more = (await get('leaf_agent', '/contracts/salary/simulation?change=10')).body.value;
    expect(more).toMatchObject({ offeredMinor: 700, nowMinor: 300 });
    const none = await get('leaf_agent', '/contracts/dividend/simulation');
    expect(none.body.code).toBe('agent.contract_not_found');
  });

  it('AGENTX-05 an offer that was withdrawn, or a contract that was ended, is not accepted any more', async () => {
    const shown = await waiting('leaf_agent');
    const ended = await post('middle_agent', `/offers/${shown.contractId}/end`, undefined);
    expect(ended.body.value).toMatchObject({ state: 'ended' });
    expect((await accept('leaf_agent', shown)).body.code).toBe('agent.contract_ended');
    const again = await post('middle_agent', `/offers/${shown.contractId}/end`, undefined);
    expect(again.body.value).toEqual(ended.body.value);
    const standing = await waiting('leaf_agent');
    for (const as of ['rival_agent', 'leaf_agent']) {
      const foreign = await post(as, `/offers/${standing.contractId}/end`, undefined);
      expect(foreign.body.code).toBe('agent.contract_not_found');
    }
    await post('middle_agent', `/offers/${standing.contractId}/end`, undefined);
    expect((await accept('leaf_agent', standing)).body.code).toBe('agent.contract_ended');
  });

  it('AGENTX-05 lists every contract with state, mark of its text and device', async () => {
    const { contracts } = (await get('leaf_agent', '/contract-history')).body.value;
    expect(contracts).toHaveLength(2);
    expect(contracts[0]).toMatchObject({ state: 'ended', offeredBy: 'middle_agent' });
    expect(contracts[0].textHash).toBeUndefined();
    expect(contracts[1]).toMatchObject({
      state: 'ended',
      textHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect((await get('rival_agent', '/contract-history')).body.value.contracts).toEqual([]);
  });
});

describe('statements', () => {
  it('AGENTX-04 the statement of a month meets its two sums, with frozen days, the open day and receipts', async () => {
    await bet('leaf_player', 'r-2', 5000);
    const { value } = (await get('middle_agent', '/statement')).body;
    expect(value).toMatchObject({
      month: '2026-11',
      isRunning: true,
      totalMinor: 70,
      paidMinor: 20,
      openMinor: 50,
      types: [{ gameType: 'RNG', validBetsMinor: 7000, commissionMinor: 70 }],
    });
    expect(value.lines).toEqual([
      {
        kind: 'agent',
        memberId: ids['leaf_agent'],
        account: 'leaf_agent',
        members: 2,
        validBetsMinor: 7000,
        commissionMinor: 70,
        entries: [
          {
            gameType: 'RNG',
            differenceBasisPoints: 100,
            validBetsMinor: 7000,
            commissionMinor: 70,
          },
        ],
      },
    ]);
    expect(value.days).toMatchObject([{ day: '2026-11-20', amountMinor: 20, state: 'paid' }]);
    expect(await receipt('middle_agent', value.days[0].receiptNumber)).toMatchObject({
      kind: 'commission',
      amountMinor: 20,
    });
    expect((await get('middle_agent', '/statement?month=2026-10')).body.value.totalMinor).toBe(0);
    expect((await get('middle_agent', '/statement?month=2026-13')).body.code).toBe(
      'request.invalid',
    );
    expect((await get('leaf_player', '/statement')).body.code).toBe('session.role');
  });

  it('AGENTX-06 a settled period opens for its payee alone, with everything it was reckoned from', async () => {
    await post(
      'middle_agent',
      '/offers',
      draft('leaf_agent', { validFrom: '2026-11-21' }),
      'offer-three',
    );
    expect((await accept('leaf_agent', await waiting('leaf_agent'))).status).toBe(200);
    await passDays(1);
    const site = app.app.directory.findById('first');
    expect(await app.services.settlement.settle(site)).toMatchObject({ contractPeriods: 1 });
    const { settlements } = (await get('leaf_agent', '/settlements?kind=salary')).body.value;
    expect(settlements).toMatchObject([{ amountMinor: 900, state: 'paid' }]);
    const path = `/settlements/${settlements[0].settlementId}`;
    const { value } = (await get('leaf_agent', path)).body;
    expect(value).toMatchObject({
      offeredBy: 'middle_agent',
      grossMinor: 5000,
      baseMinor: 5000,
      tier: TERMS.tiers[1],
      figures: { validBetsMinor: 5000, activeMembers: 1 },
    });
    expect(await receipt('leaf_agent', value.receiptNumber)).toMatchObject({
      kind: 'salary',
      amountMinor: 900,
    });
    const answers = [await get('middle_agent', path), await get('leaf_agent', '/settlements/none')];
    for (const { status, body } of answers)
      expect([status, body.code]).toEqual([404, 'agent.settlement_not_found']);
  });
});
