import type { Clock } from '#platform/process/clock.ts';
import type { Queryable, Transaction } from '#platform/database/connection.ts';
import type { Random } from '#platform/secrets/random.ts';
import { roundIdOf } from '../ledger/ids.ts';
import { ledgerStore } from '../ledger/ledger.store.ts';
import { stakeableMinor } from '../ledger/ledger.types.ts';
import type { WalletRow } from '../ledger/ledger.types.ts';
import {
  decideBet,
  decideBetAndWin,
  decideEndRound,
  decideReplay,
  decideRollback,
  decideWin,
} from './round.rules.ts';
import { roundStore } from './round.store.ts';
import type {
  ApproveStake,
  BetAndWinCall,
  BetCall,
  CallState,
  Decision,
  EndRoundCall,
  RollbackCall,
  RoundCall,
  RoundOutcome,
  TransactionCall,
  VendorTransactionKind,
  WinCall,
} from './round.types.ts';

/** The oldest open round that a player is led back to, in milliseconds. */
const RESUMED_WITHIN_MS = 7 * 24 * 3_600_000;

export interface RoundServiceDeps {
  readonly clock: Clock;
  readonly random: Random;
}

/** An outcome with the wallet after it; the wallet is absent when nothing was written. */
export interface RoundResult {
  readonly outcome: RoundOutcome;
  readonly moved?: WalletRow;
}

/**
 * The calls of a seamless wallet. Each call runs in the caller's transaction, locks the player's wallet first, and
 * answers a typed outcome instead of throwing. The caller always commits, and afterwards notifies the listeners of
 * `moved`. When two players use one transaction id at the same moment, a unique violation (SQLSTATE 23505) may be
 * thrown; it means a conflict.
 */
export function roundService({ clock, random }: RoundServiceDeps) {
  async function run(
    tx: Transaction,
    call: RoundCall,
    keys: { transactionId: string; betTransactionId: string },
    decide: (state: CallState, at: Date) => Promise<Decision> | Decision,
  ): Promise<RoundResult> {
    const store = roundStore(call.siteId);
    const { memberId, vendor, vendorRoundId } = call;
    const roundId = roundIdOf(vendor, vendorRoundId, memberId);
    const state = await store.lockState(tx, { memberId, vendor, roundId, ...keys });
    if (!state) return { outcome: { isOk: false, refusal: { code: 'unknown_player' } } };
    const at = clock.now();
    const decision = await decide(state, at);
    if (decision.kind !== 'write') return { outcome: outcomeOf(decision, state.wallet) };
    const moved = await store.write(tx, state.wallet, vendor, decision.write, at, random);
    return { outcome: outcomeOf(decision, moved), moved };
  }

  const runTransaction = (
    tx: Transaction,
    call: TransactionCall,
    kind: VendorTransactionKind,
    decide: (state: CallState, at: Date) => Promise<Decision> | Decision,
    betTransactionId = '',
  ) =>
    run(tx, call, { transactionId: call.transactionId, betTransactionId }, (state, at) => {
      return decideReplay(call, kind, state) ?? decide(state, at);
    });

  return {
    /** Takes a stake if `approve` and the balance allow it. Replays are answered without asking `approve`. */
    bet: (tx: Transaction, call: BetCall, approve: ApproveStake): Promise<RoundResult> =>
      runTransaction(tx, call, 'bet', async (state, at) => {
        const verdict = await approve(tx);
        if (verdict.code !== 'approved') return { kind: 'refuse', refusal: verdict };
        return decideBet({ ...call, nodeId: verdict.nodeId }, state, at.toISOString());
      }),
    /** Takes a stake and pays out in one step, if `approve` and the balance allow the stake. */
    betAndWin: (
      tx: Transaction,
      call: BetAndWinCall,
      approve: ApproveStake,
    ): Promise<RoundResult> =>
      runTransaction(tx, call, 'bet_and_win', async (state, at) => {
        const verdict = await approve(tx);
        if (verdict.code !== 'approved') return { kind: 'refuse', refusal: verdict };
        return decideBetAndWin({ ...call, nodeId: verdict.nodeId }, state, at.toISOString());
      }),
    /** Pays into a known round. */
    win: (tx: Transaction, call: WinCall): Promise<RoundResult> =>
      runTransaction(tx, call, 'win', (state, at) => decideWin(call, state, at.toISOString())),
    /** Takes a bet back. For an unseen bet it stores that the bet must be refused when it comes. */
    rollback: (tx: Transaction, call: RollbackCall): Promise<RoundResult> =>
      runTransaction(
        tx,
        call,
        'rollback',
        (state, at) => decideRollback(call, state, at.toISOString()),
        call.betTransactionId,
      ),
    /** Stores that a round is over, and its result. */
    endRound: (tx: Transaction, call: EndRoundCall): Promise<RoundResult> =>
      run(tx, call, { transactionId: '', betTransactionId: '' }, (state, at) =>
        decideEndRound(call, state, at.toISOString()),
      ),
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

function outcomeOf(decision: Decision, wallet: WalletRow): RoundOutcome {
  const present = { balanceMinor: stakeableMinor(wallet), currency: wallet.currency };
  if (decision.kind === 'refuse') return { isOk: false, ...present, refusal: decision.refusal };
  if (decision.kind === 'replay') return { isOk: true, ...decision.answer, isReplay: true };
  return { isOk: true, ...present, isReplay: false };
}
