import { AppError } from '@maidan/contract/errors';
import type { CurrencyCode } from '@maidan/contract/money';
import type { Clock } from '#platform/process/clock.ts';
import type { Transaction } from '#platform/database/connection.ts';
import type { Random } from '#platform/secrets/random.ts';
import { isPlayerAccount, isScopedAccount } from './accounts.ts';
import type { PlayerAccount, Posting, SiteAccount } from './accounts.ts';
import { hashBody } from '#platform/database/body-hash.ts';
import { LedgerError } from './ledger.rules.ts';
import { ledgerStore, postJournal } from './ledger.store.ts';
import { totalMinor } from './ledger.types.ts';
import type { PostedJournal, WalletRow } from './ledger.types.ts';
import { MOVEMENT_ACCOUNTS } from './movements.ts';
import type { ChannelKind, CommandedKind } from './movements.ts';

/** The wallet to move, the amount (minor units, above zero), and the cause. */
export interface MoneyCommand {
  readonly siteId: string;
  readonly memberId: string;
  readonly amountMinor: number;
  readonly currency: CurrencyCode;
  /** Id of the deposit, withdrawal or bonus. One id moves money once at most in each kind. */
  readonly reference: string;
}

/** A command that also names the payment channel. */
export interface ChannelCommand extends MoneyCommand {
  readonly channel: string;
}

/** The fields that a kind of movement requires. */
export type CommandOf<Kind extends CommandedKind> = Kind extends ChannelKind
  ? ChannelCommand
  : MoneyCommand;

/** What a command did; for a repeated command, what it did the first time. */
export interface MovementReceipt {
  /** Id of the journal, which is the receipt number. */
  readonly journalId: string;
  /** Cash, bonus and hold together, right after the journal. */
  readonly balanceAfterMinor: number;
  /** True when the command had been carried out before, so that nothing moved now. */
  readonly isReplay: boolean;
  /** The wallet as it is now. */
  readonly wallet: WalletRow;
}

/**
 * Carries out a command in the caller's transaction, at most once per kind and reference (MONEY-03). Repeating it
 * answers what the first one did; another body under the same reference is refused.
 * @throws AppError request.conflict for another body under the same reference
 * @throws AppError wallet.amount_invalid for an amount that is not a positive integer
 * @throws AppError wallet.currency_mismatch when the wallet is in another currency
 * @throws AppError wallet.insufficient_funds when the account that pays holds less
 */
export async function moveMoney<Kind extends CommandedKind>(
  tx: Transaction,
  kind: Kind,
  command: CommandOf<Kind>,
  { clock, random }: { readonly clock: Clock; readonly random: Random },
): Promise<MovementReceipt> {
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
  const postings = postingsOf(kind, command);
  requireFunds(wallet, postings);
  const { reference } = command;
  const draft = { kind, idempotencyKey, bodyHash, reference, postings };
  const posted = await postJournal(tx, wallet, draft, clock.now(), random);
  return {
    journalId: posted.journalId,
    balanceAfterMinor: totalMinor(posted.wallet),
    isReplay: false,
    wallet: posted.wallet,
  };
}

/** The two sides of a movement, the player's first. */
function postingsOf(kind: CommandedKind, command: MoneyCommand | ChannelCommand): Posting[] {
  const { from, to } = MOVEMENT_ACCOUNTS[kind];
  const sides = [
    postingOn(from, command, -command.amountMinor),
    postingOn(to, command, command.amountMinor),
  ];
  return isPlayerAccount(from) ? sides : sides.toReversed();
}

function postingOn(
  account: PlayerAccount | SiteAccount,
  command: MoneyCommand | ChannelCommand,
  amountMinor: number,
): Posting {
  if (isPlayerAccount(account)) return { account, memberId: command.memberId, amountMinor };
  if (!isScopedAccount(account)) return { account, amountMinor };
  if (!('channel' in command)) throw new LedgerError(`${account}: the command names no channel`);
  return { account, scope: command.channel, amountMinor };
}

function replayOf(earlier: PostedJournal, bodyHash: string, wallet: WalletRow): MovementReceipt {
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
