import type { Clock } from '#platform/process/clock.ts';
import type { Queryable, Transaction } from '#platform/database/connection.ts';
import type { Random } from '#platform/secrets/random.ts';
import { ledgerStore } from '../ledger/ledger.store.ts';
import { stakeableMinor } from '../ledger/ledger.types.ts';
import { callRunner } from './call-runner.ts';
import type { RoundResult } from './call-runner.ts';
import {
  decideBet,
  decideBetAndWin,
  decideEndRound,
  decideRollback,
  decideWin,
} from './round.rules.ts';
import { roundStore } from './round.store.ts';
import type {
  ApproveStake,
  BetAndWinCall,
  BetCall,
  EndRoundCall,
  RollbackCall,
  RoundCall,
  WinCall,
} from './round.types.ts';

const FIRST_TIME = Promise.resolve(true);

/** The oldest open round that a player is led back to, in milliseconds. */
const RESUMED_WITHIN_MS = 7 * 24 * 3_600_000;

export interface RoundServiceDeps {
  readonly clock: Clock;
  readonly random: Random;
  /** The time zone of a site: valid bets are counted by its days. */
  readonly timeZoneOf: (siteId: string) => string;
}

/**
 * The calls of a seamless wallet. Each call runs in the caller's transaction, locks the player's wallet first, and
 * answers a typed outcome instead of throwing. It asks everything in one trip to the database, and what it writes is
 * the transaction's last statement. `isNew` says whether a signed call came for the first time. The caller always
 * commits, and afterwards notifies the listeners of `moved`. When two players use one transaction id at the same moment,
 * a unique violation (SQLSTATE 23505) may be thrown; it means a conflict.
 */
export function roundService({ clock, random, timeZoneOf }: RoundServiceDeps) {
  const { run, runTransaction, runStake } = callRunner({ clock, random, timeZoneOf });
  return {
    /** Takes a stake if `approve` and the balance allow it. For a replay the answer of `approve` does not count. */
    bet: (tx: Transaction, call: BetCall, approve: ApproveStake, isNew = FIRST_TIME) =>
      runStake(tx, call, { approve, isNew }, 'bet', decideBet),
    /** Takes a stake and pays out in one step, if `approve` and the balance allow the stake. */
    betAndWin: (
      tx: Transaction,
      call: BetAndWinCall,
      approve: ApproveStake,
      isNew = FIRST_TIME,
    ): Promise<RoundResult> =>
      runStake(tx, call, { approve, isNew }, 'bet_and_win', decideBetAndWin),
    /** Pays into a known round. */
    win: (tx: Transaction, call: WinCall, isNew = FIRST_TIME): Promise<RoundResult> =>
      runTransaction(tx, call, isNew, 'win', (state, at) => decideWin(call, state, at)),
    /** Takes a bet back. For an unseen bet it stores that the bet must be refused when it comes. */
    rollback: (tx: Transaction, call: RollbackCall, isNew = FIRST_TIME): Promise<RoundResult> =>
      runTransaction(
        tx,
        call,
        isNew,
        'rollback',
        (state, at) => decideRollback(call, state, at),
        call.betTransactionId,
      ),
    /** Stores that a round is over, and its result. */
    endRound: (tx: Transaction, call: EndRoundCall, isNew = FIRST_TIME): Promise<RoundResult> =>
      run(tx, call, isNew, (state, at) => decideEndRound(call, state, at)),
    /** The amount that the player may stake now; undefined when the site has no such wallet. */
    async readStakeable(db: Queryable, siteId: string, memberId: string) {
      const wallet = await ledgerStore(siteId).readWallet(db, memberId);
      return wallet && { balanceMinor: stakeableMinor(wallet), currency: wallet.currency };
    },
    /** The vendor's id of a round that the player left open in the last seven days, if there is one. */
    findOpenRound: (db: Queryable, { siteId, ...call }: Omit<RoundCall, 'vendorRoundId'>) =>
      roundStore(siteId).findOpenRound(db, {
        ...call,
        since: new Date(clock.now().getTime() - RESUMED_WITHIN_MS),
      }),
  };
}

export type RoundService = ReturnType<typeof roundService>;
