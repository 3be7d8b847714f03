import { MEMBER_TYPE } from '@maidan/contract/constants';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { proveLedger } from '../../wallet/index.ts';
import { openAgents, SITE } from '../../../testing/agents/agents.ts';
import type { Agents } from '../../../testing/agents/agents.ts';
import { releaseAct } from './release.act.ts';
import { settlementService } from './settlement.service.ts';
import { settlementStore } from './settlement.store.ts';

let open: Agents;

/** Head > agent > two players; the head pays nothing itself, as it is the site's own agent. */
beforeEach(async () => {
  open = await openAgents();
  await open.join('head', { type: MEMBER_TYPE.headAgent });
  await open.join('agent', { parent: 'head', cashMinor: 1000 });
  await open.join('below', { parent: 'agent', cashMinor: 1 });
  await open.join('ayesha', { parent: 'agent', type: MEMBER_TYPE.player });
  await open.join('rahim', { parent: 'below', type: MEMBER_TYPE.player });
});
afterEach(async () => {
  const { differences } = await proveLedger(open.db);
  await open.database.close();
  expect(differences).toEqual([]);
});

const settleAt = async (moment: string) => {
  open.moveTo(moment);
  return open.settlement.settle(SITE);
};
const find = (id: string) => settlementStore(open.db, SITE.siteId).find(id);

describe('the settlement of contracts', () => {
  it('MONEY-18 AGENTX-06 pays a salary from salary expense, a dividend from dividend expense, each once', async () => {
    await open.sign('s1', { memberId: 'agent', offeredBy: 'head', terms: {} });
    await open.sign('d1', {
      kind: 'dividend',
      memberId: 'agent',
      offeredBy: 'head',
      terms: { base: 'net_result', tiers: [{ fromMinor: 1, rateBasisPoints: 1000 }] },
    });
    await open.bet('ayesha', 'r1', 3000);
    await open.win('ayesha', 'r1', 500);
    expect(await settleAt('2026-11-20T18:10:00Z')).toMatchObject({ contractPeriods: 2, paid: 2 });
    expect(await open.received('salary')).toEqual({ agent: 500 });
    expect(await open.received('dividend')).toEqual({ agent: 250 });
    const journals = await open.journals();
    expect(await open.settlement.settle(SITE)).toMatchObject({ contractPeriods: 0, paid: 0 });
    expect(await open.journals()).toBe(journals);
    const accounts = await open.db.execute(
      sql`SELECT account, sum(amount_minor)::int AS total FROM posting WHERE account LIKE '%_expense' GROUP BY 1 ORDER BY 1`,
    );
    expect((accounts as unknown as { rows: object[] }).rows).toEqual([
      { account: 'dividend_expense', total: -250 },
      { account: 'salary_expense', total: -500 },
    ]);
  });

  it('AGENTX-06 waits until ten minutes after the end of the period', async () => {
    await open.sign('s1', { memberId: 'agent', offeredBy: 'head', terms: {} });
    await open.bet('ayesha', 'r1', 3000);
    expect(await settleAt('2026-11-20T18:09:59Z')).toMatchObject({ contractPeriods: 0 });
    expect(await settleAt('2026-11-20T18:10:00Z')).toMatchObject({ contractPeriods: 1 });
  });

  it('AGENTX-06 an agent pays its own promise from its cash, or not until it has enough', async () => {
    const tiers = [{ fromMinor: 1000, amountMinor: 1500 }];
    await open.sign('own', { memberId: 'below', offeredBy: 'agent', terms: { tiers } });
    await open.bet('rahim', 'r1', 3000);
    expect(await settleAt('2026-11-20T18:10:00Z')).toMatchObject({ paid: 0, unpaid: 1 });
    expect(await find('SA-2026-11-20-own')).toMatchObject({ state: 'due', amountMinor: 1500 });
    expect(await open.received('salary')).toEqual({});
    await open.wallet.creditDeposit({
      siteId: SITE.siteId,
      memberId: 'agent',
      amountMinor: 500,
      currency: 'BDT',
      reference: 'd-1',
      channel: 'x',
    });
    expect(await open.settlement.settle(SITE)).toMatchObject({ paid: 1, unpaid: 0 });
    expect(await open.received('salary')).toEqual({ agent: -1500, below: 1500 });
  });

  it('AGENTX-06 carries a shortfall to the next period of the contract', async () => {
    const terms = {
      base: 'net_result' as const,
      carriesLoss: true,
      tiers: [{ fromMinor: 1, rateBasisPoints: 1000 }],
    };
    await open.sign('d1', { kind: 'dividend', memberId: 'agent', offeredBy: 'head', terms });
    await open.bet('ayesha', 'r1', 1000);
    await open.win('ayesha', 'r1', 3000);
    await settleAt('2026-11-20T19:00:00Z');
    expect(await find('DV-2026-11-20-d1')).toMatchObject({
      state: 'nothing',
      carriedOutMinor: 2000,
    });
    await open.bet('ayesha', 'r2', 5000);
    await settleAt('2026-11-21T19:00:00Z');
    expect(await find('DV-2026-11-21-d1')).toMatchObject({ amountMinor: 300, carriedOutMinor: 0 });
  });

  it('AGENTX-06 takes off what the terms say, and pays nothing below the needed active members', async () => {
    const terms = {
      base: 'net_result' as const,
      deductions: ['bonus' as const, 'payment_fee' as const],
      tiers: [{ fromMinor: 1, rateBasisPoints: 10_000 }],
    };
    await open.sign('d1', { kind: 'dividend', memberId: 'agent', offeredBy: 'head', terms });
    await open.sign('s1', { memberId: 'agent', offeredBy: 'head', terms: { minActiveMembers: 2 } });
    const { siteId } = SITE;
    const money = { siteId, memberId: 'ayesha', currency: 'BDT' as const };
    await open.wallet.grantBonus({ ...money, amountMinor: 100, reference: 'b1' });
    await open.wallet.creditDeposit({ ...money, amountMinor: 1000, reference: 'd1', channel: 'x' });
    await open.bet('ayesha', 'r1', 5000);
    open.moveTo('2026-11-20T19:00:00Z');
    const contractFees = { paymentBasisPoints: 250, vendorBasisPoints: 0 };
    await open.settlement.settle({ ...SITE, settings: { ...SITE.settings, contractFees } });
    expect(await find('DV-2026-11-20-d1')).toMatchObject({ amountMinor: 5000 - 100 - 25 });
    expect(await find('SA-2026-11-20-s1')).toMatchObject({
      amountMinor: 0,
      inputs: { pay: { isActiveEnough: false } },
    });
  });

  it('AGENTX-06 leaves out what closed and excluded members staked, and says how much', async () => {
    await open.sign('s1', { memberId: 'agent', offeredBy: 'head', terms: {} });
    await open.bet('ayesha', 'r1', 3000);
    await open.bet('rahim', 'r2', 400);
    await open.exclude('ayesha', open.clock.now());
    await settleAt('2026-11-20T19:00:00Z');
    expect(await find('SA-2026-11-20-s1')).toMatchObject({
      amountMinor: 0,
      inputs: { figures: { validBetsMinor: 400, leftOutMinor: 3000, leftOutMembers: 1 } },
    });
  });

  it('AGENTX-05 a contract is paid until the one that replaces it begins, or to the day of its end', async () => {
    await open.sign('old', { memberId: 'agent', offeredBy: 'head', terms: {} });
    open.moveTo('2026-11-21T08:00:00Z');
    await open.db.execute(sql`UPDATE agent_contract SET state = 'ended' WHERE contract_id = 'old'`);
    await open.db.execute(
      sql`INSERT INTO agent_contract_event VALUES (${SITE.siteId}, 'old', 'ended', ${open.clock.now().toISOString()})`,
    );
    const validFrom = '2026-11-23';
    const tiers = [{ fromMinor: 1, amountMinor: 7 }];
    await open.sign('new', { memberId: 'agent', offeredBy: 'head', terms: { validFrom, tiers } });
    for (const [index, day] of ['21', '22', '23'].entries()) {
      open.moveTo(`2026-11-${day}T09:00:00Z`);
      await open.bet('ayesha', `r${index}`, 2000);
    }
    await settleAt('2026-11-24T01:00:00Z');
    const ids = [
      'SA-2026-11-22-old',
      'SA-2026-11-23-old',
      'SA-2026-11-22-new',
      'SA-2026-11-23-new',
    ];
    const found = await Promise.all(ids.map(find));
    expect(found.map((row) => row?.amountMinor)).toEqual([500, undefined, undefined, 7]);
  });

  it('AGENTX-06 moving a member keeps closed periods as they were', async () => {
    await open.rate('agent', '2026-11-20', () => 100);
    await open.rate('head', '2026-11-20', () => 100);
    await open.bet('ayesha', 'r1', 10_000);
    await settleAt('2026-11-20T19:00:00Z');
    const before = await find('CM-2026-11-20-agent');
    expect(before).toMatchObject({ amountMinor: 100, state: 'paid' });
    await open.db.execute(
      sql`UPDATE member SET invited_by_member_id = 'below' WHERE member_id = 'ayesha'`,
    );
    await settleAt('2026-11-21T19:00:00Z');
    expect(await find('CM-2026-11-20-agent')).toEqual(before);
    expect(await open.received('commission')).toEqual({ agent: 100 });
  });

  it('AGENTX-06 holds what is above the site’s threshold until it is released', async () => {
    await open.sign('s1', { memberId: 'agent', offeredBy: 'head', terms: {} });
    await open.bet('ayesha', 'r1', 3000);
    open.moveTo('2026-11-20T19:00:00Z');
    const site = { ...SITE, settings: { ...SITE.settings, settlementReviewAboveMinor: 499 } };
    expect(await open.settlement.settle(site)).toMatchObject({ paid: 0 });
    expect(await find('SA-2026-11-20-s1')).toMatchObject({ state: 'held' });
    const act = releaseAct({ clock: open.clock });
    const order = { siteId: SITE.siteId, body: { settlementId: 'SA-2026-11-20-s1' } };
    const release = () => open.db.transaction((tx) => act.run(tx, order, { via: 'command' }));
    await release();
    expect(await open.settlement.settle(site)).toMatchObject({ paid: 1 });
    await expect(release()).rejects.toMatchObject({ code: 'agent.settlement_not_found' });
  });

  it('OPS-08 holds what takes two operators by its amount, whatever the site reviews', async () => {
    await open.sign('s1', { memberId: 'agent', offeredBy: 'head', terms: {} });
    await open.bet('ayesha', 'r1', 3000);
    open.moveTo('2026-11-20T19:00:00Z');
    const settlements = 500;
    const { fourEyes } = SITE.settings;
    const fromMinor = { ...fourEyes.fromMinor, settlements };
    const settings = { ...SITE.settings, fourEyes: { ...fourEyes, fromMinor } };
    expect(await open.settlement.settle({ ...SITE, settings })).toMatchObject({ paid: 0 });
    const act = releaseAct({ clock: open.clock });
    const order = { siteId: SITE.siteId, body: { settlementId: 'SA-2026-11-20-s1' } };
    const measured = await open.db.transaction((tx) => act.measure(tx, order));
    expect(measured).toMatchObject({ kind: 'settlements', amountMinor: 500, memberId: 'agent' });
  });

  it('AGENTX-06 a run that ends in the middle and begins again pays every payee once', async () => {
    for (const [name, basisPoints] of [
      ['head', 300],
      ['agent', 200],
      ['below', 100],
      ['rahim', 50],
    ] as const)
      await open.rate(name, '2026-11-20', () => basisPoints);
    await open.bet('rahim', 'r1', 10_000);
    open.moveTo('2026-11-20T19:00:00Z');
    let posts = 0;
    for (let end = 0; end <= 3; end += 1) {
      // The process ends at a later payment in each run: before it is posted, or after it without its mark.
      const dying = settlementService({
        ...open,
        movements: {
          ...open.movements,
          payFromSite: async (...command) => {
            if (posts >= end) throw new Error('killed before the journal');
            const movement = await open.movements.payFromSite(...command);
            posts += 1;
            if (posts >= end) throw new Error('killed after the journal');
            return movement;
          },
        },
      });
      posts = 0;
      await expect(dying.settle(SITE)).rejects.toThrow(/killed/);
    }
    await Promise.all([open.settlement.settle(SITE), open.settlement.settle(SITE)]);
    expect(await open.received('commission')).toEqual({
      head: 100,
      agent: 100,
      below: 50,
      rahim: 50,
    });
  });
});
