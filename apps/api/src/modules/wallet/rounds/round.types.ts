import type { BetKind, BetState } from '@maidan/contract/constants';
import type { LimitDetail, RoundProof } from '@maidan/wire';
import type { LocalisedText } from '#platform/database/columns.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { BonusParts, CallBonus } from '../bonuses/bonus.types.ts';
import type { JournalDraft, WalletRow } from '../ledger/ledger.types.ts';

/** The cash and bonus parts of one amount, in minor units. */
export interface Shares {
  readonly cashMinor: number;
  readonly bonusMinor: number;
}

/** One player's part in a vendor's round, as stored. */
export interface RoundRow {
  readonly roundId: string;
  readonly memberId: string;
  readonly vendor: string;
  readonly vendorRoundId: string;
  readonly gameCode: string;
  readonly nodeId: number;
  readonly currency: string;
  readonly state: BetState;
  readonly stake: Shares;
  readonly refund: Shares;
  readonly payout: Shares;
  readonly openedAt: string;
  readonly settledAt: string | null;
  /** Whether the round was ever settled, even when a later bet opened it again. */
  readonly wasSettled: boolean;
  readonly endedAt: string | null;
  /** The result, in the vendor's words. */
  readonly outcome: LocalisedText | null;
  /** What the round was drawn from; null when its vendor tells none. */
  readonly proof: RoundProof | null;
  /** What is played; null for a round from before bets were counted. */
  readonly betKind: BetKind | null;
  /** How much of the stake is counted as valid bets already: it was settled. */
  readonly countedMinor: number;
  /** What stands in the round of each bonus. */
  readonly bonusParts: BonusParts;
}

/** What a vendor was answered for a transaction: the balance that the player could stake after it. */
export interface StoredAnswer {
  readonly balanceMinor: number;
  readonly currency: string;
}

/** The kind of a stored vendor transaction. A tombstone marks a bet that was rolled back before it arrived. */
export const VENDOR_TRANSACTION_KINDS = [
  'bet',
  'win',
  'bet_and_win',
  'rollback',
  'tombstone',
] as const;
/** A kind of vendor transaction. */
export type VendorTransactionKind = (typeof VENDOR_TRANSACTION_KINDS)[number];

/** A vendor transaction as stored. */
export interface StoredTransaction extends Shares {
  readonly transactionId: string;
  readonly kind: VendorTransactionKind;
  readonly memberId: string;
  readonly roundId: string | null;
  readonly bodyHash: string;
  readonly answer: StoredAnswer;
  readonly rolledBackAt: string | null;
  /** What a bet took of each bonus. */
  readonly bonusParts: BonusParts;
  /** What of a bet went to the jackpot. */
  readonly jackpotMinor: number;
}

/** What a call knows once it has locked the wallet. */
export interface CallState {
  readonly wallet: WalletRow;
  /** The stored transaction with the id of this call. */
  readonly transaction: StoredTransaction | null;
  /** The stored transaction that a rollback names. */
  readonly bet: StoredTransaction | null;
  readonly round: RoundRow | null;
  /** The bonuses of the player that run, and those that ended with a part in the round. */
  readonly bonuses: readonly CallBonus[];
}

/** The fields that every call about a round has. */
export interface RoundCall {
  readonly siteId: string;
  readonly memberId: string;
  readonly vendor: string;
  readonly vendorRoundId: string;
  readonly gameCode: string;
}

/** A call with a transaction id; `bodyHash` is a hash of all its fields. */
export interface TransactionCall extends RoundCall {
  readonly transactionId: string;
  readonly bodyHash: string;
}

/** A stake. */
export interface BetCall extends TransactionCall {
  readonly amountMinor: number;
  readonly currency: string;
  /** What of it goes to the jackpot. */
  readonly jackpotMinor?: number | undefined;
}

/** A stake and its payout at once. */
export interface BetAndWinCall extends BetCall {
  readonly winAmountMinor: number;
  /** What of the payout comes from the jackpot. */
  readonly winJackpotMinor?: number | undefined;
  readonly outcome?: LocalisedText | undefined;
  readonly proof?: RoundProof | undefined;
}

/** A payout. */
export interface WinCall extends TransactionCall {
  readonly amountMinor: number;
  readonly currency: string;
  /** What of it comes from the jackpot. */
  readonly jackpotMinor?: number | undefined;
}

/** The end of a round. */
export interface EndRoundCall extends RoundCall {
  readonly outcome?: LocalisedText | undefined;
  readonly proof?: RoundProof | undefined;
}

/** Takes a bet back. */
export interface RollbackCall extends TransactionCall {
  readonly betTransactionId: string;
}

/** Why a stake is refused although the balance is high enough (VENDOR-05). */
export type StakeRefusal =
  | { readonly code: 'invalid_token' | 'player_blocked' | 'game_disabled' }
  | { readonly code: 'limit_reached'; readonly limit: LimitDetail };

/** A stake that may be taken; `nodeId` is the game of our catalogue to which the session belongs, `betKind` what it is. */
export interface StakeApproval {
  readonly code: 'approved';
  readonly nodeId: number;
  readonly betKind: BetKind;
}

/**
 * Decides, in the transaction that moves the money, whether a stake may be taken. It sends its first questions at once,
 * so that they travel with those of the round. `stakedMinor` is what stands on the round already, 0 for its first stake.
 */
export type ApproveStake = (
  tx: Transaction,
  stakedMinor: Promise<number>,
) => Promise<StakeApproval | StakeRefusal>;

/** Why a call is refused. `unknown_player` means that the site has no such wallet. */
export type RoundRefusal =
  | StakeRefusal
  | {
      readonly code:
        | 'unknown_player'
        | 'duplicate_request'
        | 'insufficient_funds'
        | 'conflict'
        | 'unknown_round'
        | 'rollback_refused'
        | 'invalid_request';
    };

/** What a call writes, in one statement. */
export interface RoundWrite {
  readonly journals: readonly JournalDraft[];
  readonly round: RoundRow | null;
  /** New transactions of the vendor, without the answer, which is added when they are written. */
  readonly transactions: readonly Omit<
    StoredTransaction,
    'answer' | 'rolledBackAt' | 'bonusParts'
  >[];
  /** The bet that this write takes back. */
  readonly rolledBackTransactionId: string | null;
}

/** What a call writes beside that: what its movements mean for bonuses and for the valid bets of a day. */
export interface PlayWrite extends RoundWrite {
  readonly bonuses: readonly CallBonus[];
  readonly drawn: BonusParts;
  readonly counted: {
    readonly day: string;
    readonly kind: BetKind;
    readonly stakeMinor: number;
  } | null;
}

/** What the rules decide about a call. */
export type Decision =
  | { readonly kind: 'refuse'; readonly refusal: RoundRefusal }
  | { readonly kind: 'replay'; readonly answer: StoredAnswer }
  /** Nothing is written, and the answer is the present balance. */
  | { readonly kind: 'accept' }
  | { readonly kind: 'write'; readonly write: RoundWrite };

/** What a call answers. */
export type RoundOutcome =
  | {
      readonly isOk: true;
      readonly balanceMinor: number;
      readonly currency: string;
      readonly isReplay: boolean;
    }
  | {
      readonly isOk: false;
      readonly refusal: RoundRefusal;
      /** The amount that the player could stake; absent for an unknown player. */
      readonly balanceMinor?: number;
      readonly currency?: string;
    };
