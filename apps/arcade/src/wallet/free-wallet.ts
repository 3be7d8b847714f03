import type { WalletReply } from '@maidan/wire';
import { inTransaction, type Database } from '@maidan/partner-service';
import type { MoneyRequest, Wallet, WalletAnswer } from './wallet.client.ts';

/** Play money with which a free-play wallet begins, in minor units. */
const FREE_START_MINOR = 1_000_000;

/** Change of the balance that each call asks for, in minor units. */
function changeOf({ call, body }: MoneyRequest, returnedMinor: number): number {
  switch (call) {
    case 'bet':
      return -body.amountMinor;
    case 'win':
      return body.amountMinor;
    case 'betAndWin':
      return body.winAmountMinor - body.amountMinor;
    case 'rollback':
      return returnedMinor;
    case 'endRound':
      return 0;
  }
}

/**
 * The arcade's own play money. It has the same calls as the operator's wallet, needs no session, and calls no other
 * service. Every transaction id moves the balance once.
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

  function findRound(roundId: string): { currency: string; stakeMinor: number } | undefined {
    const row = database
      .prepare('SELECT currency, stake_minor FROM rounds WHERE round_id = ?')
      .get(roundId);
    if (row === undefined) return undefined;
    return { currency: String(row['currency']), stakeMinor: Number(row['stake_minor']) };
  }

  /** What the bet of a transaction took: the stake of its round, or one of the raises. */
  function betMinor(round: { stakeMinor: number }, roundId: string, transactionId: string): number {
    if (transactionId === `${roundId}.bet`) return round.stakeMinor;
    const row = database
      .prepare('SELECT amount_minor FROM round_raises WHERE round_id = ? AND raise_no = ?')
      .get(roundId, Number(transactionId.slice(`${roundId}.bet.`.length)));
    return Number(row?.['amount_minor'] ?? 0);
  }

  function move(request: MoneyRequest): WalletAnswer<WalletReply> {
    const { call, body } = request;
    const { playerRef } = body;
    const round = findRound(body.roundId);
    if (round === undefined) return { kind: 'refused', refusal: { code: 'unknown_round' } };
    const { currency } = round;
    const balanceMinor = balanceOf(playerRef, currency);
    if (call === 'endRound' || findCall(body.transactionId) !== undefined)
      return { kind: 'accepted', reply: { balanceMinor, currency } };
    const stakeMinor = call === 'bet' || call === 'betAndWin' ? body.amountMinor : 0;
    if (stakeMinor > balanceMinor)
      return { kind: 'refused', refusal: { code: 'insufficient_funds', balanceMinor, currency } };
    const betId = call === 'rollback' ? body.betTransactionId : '';
    const betCall = findCall(betId);
    if (betCall === 'betAndWin')
      return { kind: 'refused', refusal: { code: 'rollback_refused', balanceMinor, currency } };
    const returnedMinor = betCall === 'bet' ? betMinor(round, body.roundId, betId) : 0;
    const nextMinor = balanceMinor + changeOf(request, returnedMinor);
    const { transactionId } = body;
    database.prepare('INSERT INTO free_transactions VALUES (?, ?)').run(transactionId, call);
    database
      .prepare('UPDATE free_wallets SET balance_minor = ? WHERE player_ref = ? AND currency = ?')
      .run(nextMinor, playerRef, currency);
    return { kind: 'accepted', reply: { balanceMinor: nextMinor, currency, transactionId } };
  }

  return {
    authenticate: async () => ({ kind: 'unknown', fault: 'free play has no sign-in' }),
    balance: async ({ playerRef }, currency) => ({
      kind: 'accepted',
      reply: { balanceMinor: balanceOf(playerRef, currency), currency },
    }),
    send: async (request) => inTransaction(database, () => move(request)),
  };
}
