// Work with the money of members that a killed process has to take up again: what agents are owed for a day, rebates,
// bonuses whose time is over, and deposits and payouts that are reported.
import { MEMBER_TYPE } from '@maidan/contract/constants';
import { rankService } from '#modules/member/index.ts';
import { bonusService, rebateService } from '#modules/promotions/index.ts';
import { breakGates } from '#modules/safety/index.ts';
import { recordService } from '#modules/wallet/index.ts';
import type { OpenDatabase } from '#platform/database/connection.ts';
import { openAgents, SITE } from './agents.ts';

const PLAYERS = Array.from({ length: 6 }, (_, place) => `player-${place}`);
const AGENTS = ['north', 'south', 'east'] as const;
/** Payments that are reported of each player. */
const PAYMENTS = 4;
const BONUS_MINOR = 700;

/** The work on a database; `prepare` makes what there is to pay, once, and `pay` pays what is not paid yet. */
export async function createMoneyWork(database: OpenDatabase) {
  const open = await openAgents(database);
  const { db, clock, random, wallet, settlement } = open;
  const gates = breakGates({ clock });
  const bonuses = bonusService({ db, clock, random, wallet, gates });
  const ranks = rankService({ db, clock, records: recordService({ db, clock }) });
  const rebates = rebateService({
    db,
    clock,
    random,
    wallet,
    ranks,
    admitReward: gates.admitReward,
  });
  return {
    ...open,

    async prepare(): Promise<void> {
      await open.join('head');
      await open.rate('head', '2026-11-20', () => 100);
      for (const [place, name] of AGENTS.entries()) {
        await open.join(name, { parent: 'head' });
        await open.rate(name, '2026-11-20', () => 20 * (place + 1));
        const contract = { memberId: name, offeredBy: 'head', terms: {} };
        await open.sign(`salary-${name}`, contract);
        await open.sign(`dividend-${name}`, { ...contract, kind: 'dividend' });
      }
      for (const [place, name] of PLAYERS.entries()) {
        const parent = AGENTS[place % AGENTS.length] ?? null;
        await open.join(name, { parent, type: MEMBER_TYPE.player });
        await open.bet(name, `round-${name}`, 40_000 + 1_000 * place);
        await open.win(name, `round-${name}`, 0);
        const draft = bonusDraft(name);
        await db.transaction((tx) => bonuses.grant(tx, draft));
      }
    },

    async pay(): Promise<void> {
      open.moveTo('2026-11-22T18:30:00Z');
      await settlement.settle(SITE);
      await rebates.settleDays(SITE);
      for (const memberId of PLAYERS)
        for (let number = 0; number < PAYMENTS; number += 1)
          await pay(memberId, `${memberId}-${number}`);
      for (const memberId of PLAYERS) await claimRebate(memberId);
      await bonuses.expireDue(clock.now());
    },
  };

  /** A deposit that arrives, and a withdrawal that is paid, or that fails for every second one. */
  async function pay(memberId: string, reference: string): Promise<void> {
    const money = { siteId: SITE.siteId, memberId, currency: 'BDT' as const, channel: 'practice' };
    await wallet.creditDeposit({ ...money, amountMinor: 900, reference });
    const withdrawal = { ...money, amountMinor: 600, reference };
    await wallet.holdWithdrawal(withdrawal);
    if (reference.endsWith('1')) await wallet.returnWithdrawal(withdrawal);
    else await wallet.payWithdrawal(withdrawal);
  }

  async function claimRebate(memberId: string): Promise<void> {
    await rebates.claim(SITE, memberId, { kind: undefined, key: `claim-of-${memberId}` });
  }
}

function bonusDraft(memberId: string) {
  return {
    siteId: SITE.siteId,
    memberId,
    source: `bonus-of-${memberId}`,
    promotionId: null,
    title: { bn: 'বোনাস', en: 'Bonus' },
    currency: 'BDT' as const,
    amountMinor: BONUS_MINOR,
    wagerMinor: 10 * BONUS_MINOR,
    contributions: { SLOT: 10_000 },
    lifeDays: 1,
  };
}
