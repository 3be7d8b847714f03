import type { WalletReply } from '@maidan/wire';
import { inTransaction, type Database } from '@maidan/partner-service';
import type { MoneyCall, Wallet, WalletAnswer } from './wallet.client.ts';

/** Play money a free-play wallet begins with, minor units. */
const FREE_START_MINOR = 1_000_000;

type Body = Record<string, unknown>;

function textOf(body: Body, field: string): string {
  const value = body[field];
  return typeof value === 'string' ? value : '';
}

function amountOf(body: Body, field: string): number {
  const value = body[field];
  return typeof value === 'number' ? value : 0;
}

/** Change of the balance each call asks for, minor units. */
function changeOf(call: MoneyCall, body: Body, returnedMinor: number): number {
  if (call === 'bet') return -amountOf(body, 'amountMinor');
  if (call === 'win') return amountOf(body, 'amountMinor');
  if (call === 'betAndWin') return amountOf(body, 'winAmountMinor') - amountOf(body, 'amountMinor');
  return call === 'rollback' ? returnedMinor : 0;
}

/**
 * The arcade's own play money: same calls as the operator's wallet, no session check, nothing leaves
 * the service. Every transaction id moves the balance once.
 */
export function createFreeWallet(database: Database): Wallet {
  function balanceOf(playerRef: string, currency: string): number {
    database
      .prepare('INSERT OR IGNORE INTO free_wallets VALUES (?, ?, ?)')
      .run(playerRef, currency, FREE_START_MINOR);
    const row = database
      .prepare('SELECT balance_minor FROM free_wallets WHERE player_ref = ? AND currency = ?')
      .get(playerRef, currency);
    return Number(row?.['balance_minor'] ?? 0);
  }

  function findCall(transactionId: string): string | undefined {
    const row = database
      .prepare('SELECT call FROM free_transactions WHERE transaction_id = ?')
      .get(transactionId);
    return row === undefined ? undefined : String(row['call']);
  }

  function findRound(roundId: string): { currency: string; stakeMinor: number } {
    const row = database
      .prepare('SELECT currency, stake_minor FROM rounds WHERE round_id = ?')
      .get(roundId);
    return {
      currency: String(row?.['currency'] ?? ''),
      stakeMinor: Number(row?.['stake_minor'] ?? 0),
    };
  }

  function move(call: MoneyCall, body: Body): WalletAnswer<WalletReply> {
    const playerRef = textOf(body, 'playerRef');
    const round = findRound(textOf(body, 'roundId'));
    const currency = textOf(body, 'currency') || round.currency;
    const balanceMinor = balanceOf(playerRef, currency);
    const transactionId = textOf(body, 'transactionId');
    if (transactionId === '' || findCall(transactionId) !== undefined)
      return { kind: 'accepted', reply: { balanceMinor, currency } };
    const stakeMinor = call === 'bet' || call === 'betAndWin' ? amountOf(body, 'amountMinor') : 0;
    if (stakeMinor > balanceMinor)
      return { kind: 'refused', refusal: { code: 'insufficient_funds', balanceMinor, currency } };
    const betCall = call === 'rollback' ? findCall(textOf(body, 'betTransactionId')) : undefined;
    if (betCall === 'betAndWin')
      return { kind: 'refused', refusal: { code: 'rollback_refused', balanceMinor, currency } };
    const returnedMinor = betCall === 'bet' ? round.stakeMinor : 0;
    const nextMinor = balanceMinor + changeOf(call, body, returnedMinor);
    database.prepare('INSERT INTO free_transactions VALUES (?, ?)').run(transactionId, call);
    database
      .prepare('UPDATE free_wallets SET balance_minor = ? WHERE player_ref = ? AND currency = ?')
      .run(nextMinor, playerRef, currency);
    return { kind: 'accepted', reply: { balanceMinor: nextMinor, currency, transactionId } };
  }

  return {
    authenticate: async () => ({ kind: 'unknown', fault: 'free play has no sign-in' }),
    send: async (call, body) => inTransaction(database, () => move(call, body)),
  };
}
