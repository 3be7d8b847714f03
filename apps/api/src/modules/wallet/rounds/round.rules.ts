import type { RoundMovementKind } from '@maidan/contract/movements';
import { roundIdOf, vendorMovementKey } from '../ledger/ids.ts';
import type { JournalDraft, WalletRow } from '../ledger/ledger.types.ts';
import { stakeableMinor, totalMinor } from '../ledger/ledger.types.ts';
import type { PlayerAccount, Posting } from '../ledger/accounts.ts';
import {
  NO_SHARES,
  addShares,
  splitPayout,
  splitStake,
  subtractShares,
  sumOf,
} from './round.shares.ts';
import type {
  BetAndWinCall,
  BetCall,
  CallState,
  Decision,
  EndRoundCall,
  RollbackCall,
  RoundRefusal,
  RoundRow,
  Shares,
  StakeApproval,
  TransactionCall,
  VendorTransactionKind,
  WinCall,
} from './round.types.ts';

/** A stake that was approved, with what the approval knows of its game. */
type Approved<Call extends BetCall> = Call & Pick<StakeApproval, 'nodeId' | 'betKind'>;

const refuse = (code: Exclude<RoundRefusal['code'], 'limit_reached'>): Decision => ({
  kind: 'refuse',
  refusal: { code },
});

/**
 * What was decided before about this transaction id: the stored answer for the same body; a conflict for another body,
 * or for a bet whose rollback came first (VENDOR-02, VENDOR-04). Undefined for a new id.
 */
export function decideReplay(
  call: TransactionCall,
  kind: VendorTransactionKind,
  { transaction }: CallState,
): Decision | undefined {
  if (!transaction) return undefined;
  const isSame =
    transaction.kind === kind &&
    transaction.memberId === call.memberId &&
    transaction.bodyHash === call.bodyHash;
  return isSame ? { kind: 'replay', answer: transaction.answer } : refuse('conflict');
}

/** Decides a stake. */
export function decideBet(call: Approved<BetCall>, state: CallState, at: string): Decision {
  const obstacle = obstacleToBet(call, state);
  if (obstacle) return refuse(obstacle);
  const { shares, round } = stakeInto(call, state, at);
  const jackpotMinor = call.jackpotMinor ?? 0;
  return {
    kind: 'write',
    write: {
      journals: roundJournals(call, 'bet', round.roundId, { ...shares, jackpotMinor }),
      round,
      transactions: [transactionOf(call, 'bet', round.roundId, { ...shares, jackpotMinor })],
      rolledBackTransactionId: null,
    },
  };
}

/** Decides a stake with its payout, which also ends the round. */
export function decideBetAndWin(
  call: Approved<BetAndWinCall>,
  state: CallState,
  at: string,
): Decision {
  const obstacle = obstacleToBet(call, state);
  if (obstacle) return refuse(obstacle);
  if (isTooMuch(state.wallet, call.winAmountMinor)) return refuse('conflict');
  const { shares, round } = stakeInto(call, state, at);
  const paid = payFrom(round, call.winAmountMinor, at);
  return {
    kind: 'write',
    write: {
      journals: [
        ...roundJournals(call, 'bet', round.roundId, {
          ...shares,
          jackpotMinor: call.jackpotMinor ?? 0,
        }),
        ...roundJournals(call, 'win', round.roundId, {
          ...paid.shares,
          jackpotMinor: call.winJackpotMinor ?? 0,
        }),
      ],
      round: {
        ...paid.round,
        endedAt: at,
        outcome: call.outcome ?? null,
        proof: call.proof ?? null,
      },
      transactions: [transactionOf(call, 'bet_and_win', round.roundId, shares)],
      rolledBackTransactionId: null,
    },
  };
}

/**
 * Decides a payout. It succeeds for every round with a stake that was not taken back, even when the player was blocked
 * meanwhile (VENDOR-03).
 */
export function decideWin(call: WinCall, { round, wallet }: CallState, at: string): Decision {
  if (!round) return refuse('unknown_round');
  if (call.currency !== wallet.currency || call.gameCode !== round.gameCode)
    return refuse('invalid_request');
  // When every stake of a round was taken back, a payout would give money for nothing.
  if (round.state === 'rolled_back') return refuse('conflict');
  if (isTooMuch(wallet, call.amountMinor)) return refuse('conflict');
  const paid = payFrom(round, call.amountMinor, at);
  return {
    kind: 'write',
    write: {
      journals: roundJournals(call, 'win', round.roundId, {
        ...paid.shares,
        jackpotMinor: call.jackpotMinor ?? 0,
      }),
      round: paid.round,
      transactions: [transactionOf(call, 'win', round.roundId, paid.shares)],
      rolledBackTransactionId: null,
    },
  };
}

/**
 * Decides a rollback. An unseen bet gets a tombstone. After the round was settled a rollback is refused, even when a
 * later bet opened the round again (VENDOR-04).
 */
export function decideRollback(call: RollbackCall, state: CallState, at: string): Decision {
  const { bet, round } = state;
  if (!bet) return buryUnseenBet(call);
  if (bet.memberId !== call.memberId) return refuse('conflict');
  if (bet.kind === 'bet_and_win') return refuse('rollback_refused');
  if (bet.kind === 'win' || bet.kind === 'rollback') return refuse('conflict');
  if (bet.kind === 'tombstone' || bet.rolledBackAt !== null) return rememberOnly(call, bet.roundId);
  if (!round || round.roundId !== bet.roundId) return refuse('conflict');
  // A later bet opens the round again; stakes that were lost before stay lost.
  if (round.wasSettled) return refuse('rollback_refused');
  const returned = { cashMinor: bet.cashMinor, bonusMinor: bet.bonusMinor };
  const refund = addShares(round.refund, returned);
  const isAllReturned = sumOf(refund) === sumOf(round.stake);
  return {
    kind: 'write',
    write: {
      journals: roundJournals(call, 'rollback', round.roundId, {
        ...returned,
        jackpotMinor: bet.jackpotMinor,
      }),
      round: {
        ...round,
        refund,
        ...(isAllReturned ? { state: 'rolled_back' as const, settledAt: at } : {}),
      },
      transactions: [transactionOf(call, 'rollback', round.roundId, returned)],
      rolledBackTransactionId: call.betTransactionId,
    },
  };
}

/** Decides the end of a round. A round that is still open then is lost. */
export function decideEndRound(call: EndRoundCall, { round }: CallState, at: string): Decision {
  if (!round) return refuse('unknown_round');
  if (call.gameCode !== round.gameCode) return refuse('invalid_request');
  if (round.endedAt !== null) return { kind: 'accept' };
  const isOpen = round.state === 'open';
  return {
    kind: 'write',
    write: {
      journals: [],
      round: {
        ...round,
        endedAt: at,
        outcome: call.outcome ?? null,
        proof: call.proof ?? null,
        ...(isOpen ? { state: 'lost' as const, settledAt: at, wasSettled: true } : {}),
      },
      transactions: [],
      rolledBackTransactionId: null,
    },
  };
}

function obstacleToBet(
  call: BetCall,
  { wallet, round }: CallState,
): 'invalid_request' | 'conflict' | 'insufficient_funds' | undefined {
  if (call.currency !== wallet.currency) return 'invalid_request';
  if (round && (round.gameCode !== call.gameCode || round.endedAt !== null)) return 'conflict';
  if (call.amountMinor > stakeableMinor(wallet)) return 'insufficient_funds';
  return undefined;
}

/** Whether a balance would exceed the integers that JavaScript counts exactly. */
function isTooMuch(wallet: WalletRow, amountMinor: number): boolean {
  return !Number.isSafeInteger(totalMinor(wallet) + amountMinor);
}

function stakeInto(
  call: Approved<BetCall>,
  { wallet, round }: CallState,
  at: string,
): { shares: Shares; round: RoundRow } {
  const shares = splitStake(call.amountMinor, wallet);
  const before = round ?? openRound(call, at);
  return {
    shares,
    round: { ...before, state: 'open', settledAt: null, stake: addShares(before.stake, shares) },
  };
}

function openRound(call: Approved<BetCall>, at: string): RoundRow {
  const { memberId, vendor, vendorRoundId, gameCode, nodeId, betKind, currency } = call;
  const roundId = roundIdOf(vendor, vendorRoundId, memberId);
  const fresh = {
    stake: NO_SHARES,
    refund: NO_SHARES,
    payout: NO_SHARES,
    settledAt: null,
    wasSettled: false,
    endedAt: null,
    outcome: null,
    proof: null,
    countedMinor: 0,
    bonusParts: {},
  };
  const names = {
    roundId,
    memberId,
    vendor,
    vendorRoundId,
    gameCode,
    nodeId,
    betKind,
    currency,
  };
  return { ...names, ...fresh, state: 'open', openedAt: at };
}

function payFrom(
  round: RoundRow,
  amountMinor: number,
  at: string,
): { shares: Shares; round: RoundRow } {
  const standing = subtractShares(round.stake, round.refund);
  const shares = splitPayout(amountMinor, standing, round.payout);
  const payout = addShares(round.payout, shares);
  const state = sumOf(payout) > sumOf(standing) ? 'won' : 'lost';
  return { shares, round: { ...round, payout, state, settledAt: at, wasSettled: true } };
}

function buryUnseenBet(call: RollbackCall): Decision {
  const remembered = rememberOnly(call, null);
  if (remembered.kind !== 'write') return remembered;
  const tombstone = {
    ...transactionOf(call, 'tombstone', null, NO_SHARES),
    transactionId: call.betTransactionId,
  };
  const transactions = [...remembered.write.transactions, tombstone];
  return { kind: 'write', write: { ...remembered.write, transactions } };
}

function rememberOnly(call: RollbackCall, roundId: string | null): Decision {
  return {
    kind: 'write',
    write: {
      journals: [],
      round: null,
      transactions: [transactionOf(call, 'rollback', roundId, NO_SHARES)],
      rolledBackTransactionId: null,
    },
  };
}

function transactionOf(
  call: TransactionCall,
  kind: VendorTransactionKind,
  roundId: string | null,
  shares: Shares & { readonly jackpotMinor?: number },
) {
  const { transactionId, memberId, bodyHash } = call;
  return { transactionId, kind, memberId, roundId, bodyHash, jackpotMinor: 0, ...shares };
}

/**
 * The journals of a movement between the player and the vendor's house account; empty when the amount is zero. What the
 * vendor says of the jackpot goes to its pool, or comes from it, in the place of the house. The pool falls below zero where a
 * jackpot is won before so much was put in: later stakes fill it.
 */
function roundJournals(
  call: TransactionCall,
  kind: RoundMovementKind,
  roundId: string,
  { jackpotMinor, ...shares }: Shares & { readonly jackpotMinor: number },
): JournalDraft[] {
  const amountMinor = sumOf(shares);
  if (amountMinor === 0) return [];
  const sign = kind === 'bet' ? -1 : 1;
  const house = { account: 'house', scope: call.vendor } as const;
  const others: Posting[] = [
    { ...house, amountMinor: -sign * (amountMinor - jackpotMinor) },
    { account: 'jackpot_pool', amountMinor: -sign * jackpotMinor },
  ];
  const sides: readonly [PlayerAccount, number][] = [
    ['cash', shares.cashMinor],
    ['bonus', shares.bonusMinor],
  ];
  const players: Posting[] = sides
    .filter(([, minor]) => minor !== 0)
    .map(([account, minor]) => ({ account, memberId: call.memberId, amountMinor: sign * minor }));
  return [
    {
      kind,
      idempotencyKey: vendorMovementKey(kind, call.vendor, call.transactionId),
      bodyHash: call.bodyHash,
      reference: roundId,
      postings: [...players, ...others.filter((posting) => posting.amountMinor !== 0)],
    },
  ];
}
