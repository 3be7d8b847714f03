import { AppError } from '@maidan/contract';
import type { CurrencyCode } from '@maidan/contract/money';
import type { Clock } from '#platform/process/clock.ts';
import type { Database, Transaction } from '#platform/database/connection.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import type { SettlementMovements, WalletRow } from '#modules/wallet/index.ts';
import { forgetBetsBefore } from '../commission/open-bets.store.ts';
import { dayAfter, dayOf } from '../periods/site-time.ts';
import { freezeContracts } from './freeze-contracts.ts';
import { freezeDays } from './freeze-days.ts';
import { settledDayStore } from './settled-day.store.ts';
import { settlementStore } from './settlement.store.ts';
import type { SettlementRow } from './settlement.store.ts';

export interface SettlementDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** Moves what was settled, and notifies of it. */
  readonly movements: SettlementMovements;
}

/** What a run did. */
export interface SettlementRun {
  readonly days: readonly string[];
  readonly contractPeriods: number;
  readonly paid: number;
  /** Settlements whose agent has too little cash to pay them; every run tries them again. */
  readonly unpaid: number;
}

/**
 * Settles the periods that are over (AGENTX-06). Freezing stores the inputs of a period once and for all; then each payee
 * is paid by one journal, in one transaction with the mark of it. So a run can end at any point, and the next one goes on there;
 * a second run posts nothing new.
 */
export function settlementService(deps: SettlementDeps) {
  const { db, clock } = deps;
  return {
    /** Settles everything that is due on a site. */
    async settle(site: SiteView): Promise<SettlementRun> {
      const now = clock.now();
      const days = await freezeDays(db, site, now);
      const contractPeriods = await freezeContracts(db, site, now);
      const frozen = await settledDayStore(db, site.siteId).last();
      // Where nothing is ever frozen, the day before may still be read.
      await forgetBetsBefore(
        db,
        site.siteId,
        frozen ?? dayAfter(dayOf(now, site.settings.timeZone), -1),
      );
      return { days, contractPeriods, ...(await payDue(deps, site.siteId)) };
    },
  };
}

async function payDue(
  deps: SettlementDeps,
  siteId: string,
): Promise<{ paid: number; unpaid: number }> {
  let [paid, unpaid] = [0, 0];
  for (const settlementId of await settlementStore(deps.db, siteId).dueIds()) {
    const outcome = await payOne(deps, siteId, settlementId);
    if (outcome === 'paid') paid += 1;
    if (outcome === 'unpaid') unpaid += 1;
  }
  return { paid, unpaid };
}

async function payOne(
  { db, clock, movements }: SettlementDeps,
  siteId: string,
  settlementId: string,
): Promise<'paid' | 'unpaid' | 'done before'> {
  let moved: readonly WalletRow[] = [];
  try {
    const isPaid = await db.transaction(async (tx) => {
      const row = await settlementStore(tx, siteId).hold(tx, settlementId);
      if (row?.state !== 'due') return false;
      const movement = await post(movements, tx, row);
      moved = movement.moved;
      await settlementStore(tx, siteId).setState(settlementId, {
        state: 'paid',
        journalId: movement.journalId,
        paidAt: clock.now(),
      });
      return true;
    });
    for (const wallet of moved) movements.announce(wallet);
    return isPaid ? 'paid' : 'done before';
  } catch (error) {
    if (error instanceof AppError && error.code === 'wallet.insufficient_funds') return 'unpaid';
    throw error;
  }
}

const MOVEMENT_OF = {
  commission: 'commission',
  salary: 'salary',
  hourly: 'salary',
  dividend: 'dividend',
} as const;

function post(movements: SettlementMovements, tx: Transaction, row: SettlementRow) {
  const command = {
    siteId: row.siteId,
    memberId: row.memberId,
    amountMinor: row.amountMinor,
    // The currency was checked when the contract was offered, or is the site's own.
    currency: row.currency as CurrencyCode,
    reference: row.settlementId,
  };
  const kind = MOVEMENT_OF[row.kind];
  const { paidByMemberId } = row;
  return paidByMemberId === null
    ? movements.payFromSite(tx, kind, command)
    : movements.payFromAgent(tx, kind, { ...command, paidByMemberId });
}
