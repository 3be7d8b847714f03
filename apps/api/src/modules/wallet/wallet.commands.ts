import { AppError } from '@maidan/contract/errors';
import type { CurrencyCode } from '@maidan/contract/money';
import type { Clock } from '#platform/process/clock.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { Random } from '#platform/secrets/random.ts';
import type { Posting } from './ledger/accounts.ts';
import { hashBody } from './body-hash.ts';
import type { JournalKind, ReferenceType } from './ledger/journal-kinds.ts';
import { ledgerStore, postJournal } from './ledger/ledger.store.ts';
import { totalMinor } from './ledger/ledger.types.ts';
import type { PostedJournal, WalletRow } from './ledger/ledger.types.ts';

/** Whose wallet a command moves, how much (minor units, above zero), and for what. */
export interface WalletCommand {
  readonly siteId: string;
  readonly memberId: string;
  readonly amountMinor: number;
  readonly currency: CurrencyCode;
  /** Id of the deposit, withdrawal or bonus; the same one never moves money twice in the same way. */
  readonly reference: string;
}

/** A command that also names the payment channel. */
export interface ChannelCommand extends WalletCommand {
  readonly channel: string;
}

/** What a command did, or did the first time. */
export interface Movement {
  /** Id of the journal, which is the receipt number. */
  readonly journalId: string;
  /** Cash, bonus and hold together, right after the journal. */
  readonly balanceAfterMinor: number;
  /** True when the same command had been carried out before, and nothing moved now. */
  readonly isReplay: boolean;
  /** The wallet as it is now. */
  readonly wallet: WalletRow;
}

interface Rule {
  readonly kind: JournalKind;
  readonly referenceType: ReferenceType;
  readonly postings: (command: WalletCommand & { readonly channel?: string }) => Posting[];
}

const clearing = (command: { readonly channel?: string }) => ({
  account: 'payment_clearing' as const,
  scope: command.channel ?? '',
});
const own = (
  account: 'cash' | 'bonus' | 'hold',
  { memberId }: WalletCommand,
  amountMinor: number,
) => ({
  account,
  memberId,
  amountMinor,
});

/** The two sides of each command; what each kind means stands in `journal-kinds.ts`. */
const RULES = {
  opening_credit: {
    kind: 'opening_credit',
    referenceType: 'member',
    postings: (c) => [
      own('cash', c, c.amountMinor),
      { account: 'opening_credits', amountMinor: -c.amountMinor },
    ],
  },
  deposit: {
    kind: 'deposit',
    referenceType: 'deposit',
    postings: (c) => [
      own('cash', c, c.amountMinor),
      { ...clearing(c), amountMinor: -c.amountMinor },
    ],
  },
  withdrawal_hold: {
    kind: 'withdrawal_hold',
    referenceType: 'withdrawal',
    postings: (c) => [own('cash', c, -c.amountMinor), own('hold', c, c.amountMinor)],
  },
  withdrawal_paid: {
    kind: 'withdrawal_paid',
    referenceType: 'withdrawal',
    postings: (c) => [
      own('hold', c, -c.amountMinor),
      { ...clearing(c), amountMinor: c.amountMinor },
    ],
  },
  withdrawal_returned: {
    kind: 'withdrawal_returned',
    referenceType: 'withdrawal',
    postings: (c) => [own('hold', c, -c.amountMinor), own('cash', c, c.amountMinor)],
  },
  bonus_grant: {
    kind: 'bonus_grant',
    referenceType: 'bonus',
    postings: (c) => [
      own('bonus', c, c.amountMinor),
      { account: 'bonus_expense', amountMinor: -c.amountMinor },
    ],
  },
  bonus_release: {
    kind: 'bonus_release',
    referenceType: 'bonus',
    postings: (c) => [own('bonus', c, -c.amountMinor), own('cash', c, c.amountMinor)],
  },
  bonus_expiry: {
    kind: 'bonus_expiry',
    referenceType: 'bonus',
    postings: (c) => [
      own('bonus', c, -c.amountMinor),
      { account: 'expired_bonus', amountMinor: c.amountMinor },
    ],
  },
} as const satisfies Record<string, Rule>;

/** A movement that is commanded from inside, not by a vendor. */
export type CommandKind = keyof typeof RULES;

/**
 * Carries out a command in the caller's transaction, at most once per kind and reference (MONEY-03): the same command
 * again answers what the first one did, another one under the same reference is refused.
 * @throws AppError request.conflict for another body under the same reference
 * @throws AppError wallet.amount_invalid for an amount that is no positive integer
 * @throws AppError wallet.currency_mismatch when the wallet is of another currency
 * @throws AppError wallet.insufficient_funds when the account the amount comes from holds less
 */
export async function runCommand(
  tx: Transaction,
  kind: CommandKind,
  command: WalletCommand & { readonly channel?: string },
  { clock, random }: { readonly clock: Clock; readonly random: Random },
): Promise<Movement> {
  const { siteId, memberId, amountMinor } = command;
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0)
    throw new AppError('wallet.amount_invalid');
  const store = ledgerStore(siteId);
  const wallet = await store.lockWallet(tx, memberId);
  if (!wallet) throw new Error(`Member ${memberId} of site ${siteId} has no wallet`);
  const { siteId: _site, ...said } = command;
  const bodyHash = hashBody({ ...said, kind });
  const idempotencyKey = `${kind}:${command.reference}`;
  const earlier = await store.findJournal(tx, idempotencyKey);
  if (earlier) return replayOf(earlier, bodyHash, wallet);
  if (command.currency !== wallet.currency) throw new AppError('wallet.currency_mismatch');
  const rule: Rule = RULES[kind];
  const postings = rule.postings(command);
  requireFunds(wallet, postings);
  const { referenceType } = rule;
  const draft = {
    kind: rule.kind,
    idempotencyKey,
    bodyHash,
    referenceType,
    reference: command.reference,
    postings,
  };
  const posted = await postJournal(tx, wallet, draft, clock.now(), random);
  return {
    journalId: posted.journalId,
    balanceAfterMinor: totalMinor(posted.wallet),
    isReplay: false,
    wallet: posted.wallet,
  };
}

function replayOf(earlier: PostedJournal, bodyHash: string, wallet: WalletRow): Movement {
  if (earlier.bodyHash !== bodyHash) throw new AppError('request.conflict');
  const { journalId, totalAfterMinor: balanceAfterMinor } = earlier;
  return { journalId, balanceAfterMinor, isReplay: true, wallet };
}

function requireFunds(wallet: WalletRow, postings: readonly Posting[]): void {
  const held = { cash: wallet.cashMinor, bonus: wallet.bonusMinor, hold: wallet.holdMinor };
  for (const posting of postings) {
    if ('memberId' in posting && held[posting.account] + posting.amountMinor < 0)
      throw new AppError('wallet.insufficient_funds');
  }
}
