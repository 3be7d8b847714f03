import type { CurrencyCode } from '@maidan/contract/money';
import type { MovementKind } from '@maidan/contract/movements';
import type { Posting } from './accounts.ts';

/** A player's wallet as stored; amounts in minor units of `currency`. */
export interface WalletRow {
  readonly siteId: string;
  readonly memberId: string;
  readonly currency: CurrencyCode;
  readonly cashMinor: number;
  readonly bonusMinor: number;
  readonly holdMinor: number;
  /** Increases by one with every write under the wallet's lock. */
  readonly version: number;
}

/** A journal before it is posted. Its postings must sum to zero, and none may be zero. */
export interface JournalDraft {
  readonly kind: MovementKind;
  readonly idempotencyKey: string;
  readonly bodyHash: string;
  /** The id of the deposit, round or other cause of the movement; its kind decides which. */
  readonly reference: string;
  readonly postings: readonly Posting[];
}

/** A journal found by its idempotency key. */
export interface PostedJournal {
  readonly journalId: string;
  readonly bodyHash: string;
  /** The player's cash, bonus and hold together right after the journal. */
  readonly totalAfterMinor: number;
}

/** The amount that the player may stake. */
export function stakeableMinor(wallet: WalletRow): number {
  return wallet.cashMinor + wallet.bonusMinor;
}

/** Everything that the wallet holds (sumBalance). */
export function totalMinor(wallet: WalletRow): number {
  return wallet.cashMinor + wallet.bonusMinor + wallet.holdMinor;
}
