import { isPlayerAccount } from './accounts.ts';
import type { PlayerAccount, Posting } from './accounts.ts';
import type { JournalDraft, WalletRow } from './ledger.types.ts';
import { totalMinor } from './ledger.types.ts';

/** A posting as it is written, with the balances after it for a player's account. */
export interface PostingLine {
  readonly line: number;
  readonly account: string;
  readonly memberId: string | null;
  readonly scope: string | null;
  readonly amountMinor: number;
  readonly accountAfterMinor: number | null;
  readonly totalAfterMinor: number | null;
}

/** A journal ready to be written, and the wallet after it. */
export interface AppliedJournal {
  readonly lines: readonly PostingLine[];
  readonly wallet: WalletRow;
}

/** Raised when a journal would break the ledger. This is a bug of ours, since the services check before. */
export class LedgerError extends Error {
  override readonly name = 'LedgerError';
}

/**
 * Applies a journal to the player's locked wallet without writing it. The wallet's version is unchanged: the write
 * raises it once, however many journals it contains.
 * @throws LedgerError when the postings do not sum to zero, one is zero or not a safe integer, a posting belongs to
 * another player, or a balance would become negative
 */
export function applyJournal(draft: JournalDraft, wallet: WalletRow): AppliedJournal {
  requireBalance(draft);
  const after = draft.postings.reduce(applyPosting, wallet);
  const lines = draft.postings.map((posting, index) => lineOf(posting, index + 1, after));
  return { lines, wallet: after };
}

/**
 * Applies a journal of several players to their locked wallets without writing it; answers the wallets in their order.
 * @throws LedgerError as `applyJournal`
 */
export function applySharedJournal(
  draft: JournalDraft,
  wallets: readonly WalletRow[],
): { readonly lines: readonly PostingLine[]; readonly wallets: readonly WalletRow[] } {
  requireBalance(draft);
  const after = new Map(wallets.map((wallet) => [wallet.memberId, wallet]));
  const ofPlayer = ({ account, ...rest }: Posting): WalletRow => {
    const wallet = 'memberId' in rest ? after.get(rest.memberId) : undefined;
    if (!wallet)
      throw new LedgerError(`${account}: posting of a player whose wallet is not locked`);
    return wallet;
  };
  for (const posting of draft.postings) {
    const wallet = ofPlayer(posting);
    after.set(wallet.memberId, applyPosting(wallet, posting));
  }
  return {
    lines: draft.postings.map((posting, index) => lineOf(posting, index + 1, ofPlayer(posting))),
    wallets: wallets.map(({ memberId }) => after.get(memberId)).filter((wallet) => !!wallet),
  };
}

function requireBalance(draft: JournalDraft): void {
  if (draft.postings.length < 2) throw new LedgerError(`${draft.kind}: fewer than two postings`);
  const sum = draft.postings.reduce((total, posting) => total + posting.amountMinor, 0);
  if (sum !== 0) throw new LedgerError(`${draft.kind}: postings sum to ${sum}`);
}

function applyPosting(wallet: WalletRow, posting: Posting): WalletRow {
  if (!Number.isSafeInteger(posting.amountMinor) || posting.amountMinor === 0)
    throw new LedgerError(`${posting.account}: amount ${posting.amountMinor}`);
  if (!('memberId' in posting)) return wallet;
  if (posting.memberId !== wallet.memberId)
    throw new LedgerError(`${posting.account}: posting of a player whose wallet is not locked`);
  const field = FIELD_OF[posting.account];
  const balance = wallet[field] + posting.amountMinor;
  if (balance < 0 || !Number.isSafeInteger(balance))
    throw new LedgerError(`${posting.account}: balance would be ${balance}`);
  return { ...wallet, [field]: balance };
}

const FIELD_OF = {
  cash: 'cashMinor',
  bonus: 'bonusMinor',
  hold: 'holdMinor',
} as const satisfies Record<PlayerAccount, keyof WalletRow>;

function lineOf(posting: Posting, line: number, after: WalletRow): PostingLine {
  const isPlayers = isPlayerAccount(posting.account);
  return {
    line,
    account: posting.account,
    memberId: 'memberId' in posting ? posting.memberId : null,
    scope: 'scope' in posting ? posting.scope : null,
    amountMinor: posting.amountMinor,
    accountAfterMinor: isPlayers ? after[FIELD_OF[posting.account]] : null,
    totalAfterMinor: isPlayers ? totalMinor(after) : null,
  };
}
