import type { OutcomeText, RoundProof, WalletRefusal, WalletReply } from '@maidan/wire';
import type { Logger } from 'pino';
import type { Session } from '../launch/sessions.store.ts';
import { inTransaction } from '@maidan/partner-service';
import type { Clock, Database } from '@maidan/partner-service';
import { findGame } from '../engines/catalogue.ts';
import { jackpotOf, wonJackpot } from '../engines/jackpot.ts';
import { slugOf, sportOf } from '../fixtures/programme.ts';
import { tellFixture } from '../fixtures/tell.ts';
import { drawnRoomOf, roomOf } from '../games/rooms.ts';
import { GameError, type GameErrorCode } from '../platform/errors.ts';
import type { Outbox } from '../wallet/outbox.ts';
import type { MoneyRequest, Wallet, WalletAnswer } from '../wallet/wallet.client.ts';
import { outcomeTextOf } from './outcome-text.ts';
import type { Round, RoundsStore } from './rounds.store.ts';

export interface SettlementOptions {
  database: Database;
  rounds: RoundsStore;
  outbox: Outbox;
  clock: Clock;
  log: Logger;
  walletFor: (owner: { keyId: string; isFreePlay: boolean }) => Wallet | undefined;
  /**
   * What a round was drawn from: its player's seeds, or the chain's value of its fixture. Undefined for a flight, a ticket
   * and a round without seeds.
   */
  proofOf: (round: Round, outcome: Record<string, unknown> | undefined) => RoundProof | undefined;
}

/** What a step raises the stake by, with the number of the raise within its round, from 1 on. */
export interface Raise {
  raiseNo: number;
  amountMinor: number;
}

/** The money side of a round: taking the stake, paying out, returning the stake. */
export interface Settlement {
  /**
   * Asks the wallet for the stake and answers its reply when it was taken. Throws a GameError when it was refused (the
   * round is then `refused`) or when the result is unknown (`wallet_silent`; the round is then `returning`, and the
   * outbox returns the stake).
   */
  takeStake: (session: Session, round: Round) => Promise<WalletReply>;
  /** The same for a round whose draw is already stored: stake and payout move in one call. */
  takeAndPay: (session: Session, round: Round) => Promise<WalletReply>;
  /** Stores the outcome together with the calls that pay it and close the round; only the first outcome counts. */
  settle: (roundId: string, outcome: Record<string, unknown>, payoutMinor: number) => void;
  /** Asks the wallet for what a step raises the stake by, and answers what the wallet said. Stores nothing. */
  askRaise: (session: Session, round: Round, raise: Raise) => Promise<WalletAnswer<WalletReply>>;
  /** Stores the call that returns a raise whose answer is unknown. */
  returnRaise: (round: Round, raiseNo: number) => void;
  /**
   * Stores that the stake is returned, and these raises of it, together with the calls that do it. Nothing happens to a
   * round that came to an end already.
   */
  returnStake: (roundId: string, raiseNos?: readonly number[]) => void;
  /**
   * Tries the payout now, and what must be returned before it; answers the new balance when the wallet accepted all of
   * it.
   */
  payNow: (roundId: string) => Promise<WalletReply | undefined>;
}

function roundFields(round: Round) {
  const { vendor, playerRef, roundId, gameCode } = round;
  return { vendor, playerRef, roundId, gameCode };
}

/** What of an amount goes to the jackpot, or comes from it, in the shape of the wire. */
function jackpotField(jackpotMinor = 0): { jackpotMinor?: number } {
  return jackpotMinor > 0 ? { jackpotMinor } : {};
}

function stakeFields(session: Session, round: Round) {
  return {
    ...roundFields(round),
    transactionId: `${round.roundId}.bet`,
    amountMinor: round.stakeMinor,
    currency: round.currency,
    sessionToken: session.operatorToken,
    ...jackpotField(jackpotOf(round)?.contributionMinor),
  };
}

function raiseFields(session: Session, round: Round, { raiseNo, amountMinor }: Raise) {
  return {
    ...roundFields(round),
    transactionId: `${round.roundId}.bet.${raiseNo}`,
    amountMinor,
    currency: round.currency,
    sessionToken: session.operatorToken,
  };
}

function payoutFields(round: Round, amountMinor: number, outcome: Record<string, unknown>) {
  const { roundId, currency } = round;
  const transactionId = `${roundId}.win`;
  const jackpot = jackpotField(wonJackpot(outcome) ? jackpotOf(round)?.prizeMinor : 0);
  return { ...roundFields(round), transactionId, amountMinor, currency, ...jackpot };
}

/** The outcome of the round, in the shape of the wire. */
function outcomeField(
  round: Round,
  outcome: Record<string, unknown> = {},
): { outcome?: OutcomeText } {
  const name = findGame(round.gameCode)?.room;
  const room = roomOf(name) ?? drawnRoomOf(name);
  const sport = sportOf(round.gameCode);
  const told =
    sport === undefined
      ? room?.tell(outcome, round.choice)
      : tellFixture(sport, slugOf(round.gameCode), { came: outcome['came'], choice: round.choice });
  const text = told ?? outcomeTextOf(outcome);
  return text === undefined ? {} : { outcome: text };
}

/** Translates a wallet's refusal into the error for the player. */
export function errorOfRefusal(refusal: WalletRefusal): GameError {
  const told: Partial<Record<WalletRefusal['code'], GameErrorCode>> = {
    insufficient_funds: 'insufficient_funds',
    player_blocked: 'player_blocked',
    limit_reached: 'limit_reached',
    game_disabled: 'game_disabled',
    invalid_token: 'session_ended',
  };
  const params: Record<string, unknown> = {};
  if (refusal.balanceMinor !== undefined) params['balanceMinor'] = refusal.balanceMinor;
  if (refusal.limit !== undefined) params['limit'] = refusal.limit;
  return new GameError(told[refusal.code] ?? 'wallet_silent', params);
}

/** Sends a call; a wallet that is not there gives no answer. */
async function sendTo(
  wallet: Wallet | undefined,
  request: MoneyRequest,
): Promise<WalletAnswer<WalletReply>> {
  if (wallet === undefined) return { kind: 'unknown', fault: 'no key for this operator' };
  return wallet.send(request);
}

/** Makes the money side from a store, an outbox and wallets. */
export function createSettlement(options: SettlementOptions): Settlement {
  const { database, rounds, outbox, clock, log } = options;

  /** How a round came out and what it was drawn from, in the shape of the wire. */
  function endFields(round: Round, outcome?: Record<string, unknown>) {
    const proof = options.proofOf(round, outcome);
    return { ...outcomeField(round, outcome), ...(proof && { proof }) };
  }

  function returnRaise(round: Round, raiseNo: number): void {
    const transactionId = `${round.roundId}.rollback.${raiseNo}`;
    const betTransactionId = `${round.roundId}.bet.${raiseNo}`;
    const body = { ...roundFields(round), transactionId, betTransactionId };
    outbox.add({ call: 'rollback', body });
  }

  function returnStake(roundId: string, raiseNos: readonly number[] = []): void {
    inTransaction(database, () => {
      const round = rounds.find(roundId);
      if (round?.status !== 'betting' && round?.status !== 'open') return;
      rounds.setStatus(roundId, 'returning');
      for (const raiseNo of raiseNos) returnRaise(round, raiseNo);
      const transactionId = `${roundId}.rollback`;
      const body = { ...roundFields(round), transactionId, betTransactionId: `${roundId}.bet` };
      outbox.add({ call: 'rollback', body });
    });
  }

  function acceptStake(round: Round, answer: WalletAnswer<WalletReply>): WalletReply {
    if (answer.kind === 'accepted') return answer.reply;
    if (answer.kind === 'refused') {
      rounds.setStatus(round.roundId, 'refused', answer.refusal.code);
      throw errorOfRefusal(answer.refusal);
    }
    log.warn({ roundId: round.roundId, fault: answer.fault }, 'bet unanswered, stake goes back');
    returnStake(round.roundId);
    throw new GameError('wallet_silent', { isStakeReturned: true });
  }

  const send = (round: Round, request: MoneyRequest) => sendTo(options.walletFor(round), request);
  const ask = async (round: Round, request: MoneyRequest) =>
    acceptStake(round, await send(round, request));

  return {
    takeStake: (session, round) => ask(round, { call: 'bet', body: stakeFields(session, round) }),
    async takeAndPay(session, round) {
      const won = { winAmountMinor: round.payoutMinor, ...endFields(round, round.outcome) };
      const body = { ...stakeFields(session, round), ...won };
      const reply = await ask(round, { call: 'betAndWin', body });
      // One that another process returned meanwhile is ended by the answer to that.
      if (rounds.find(round.roundId)?.status === 'betting')
        rounds.setStatus(round.roundId, 'settled');
      return reply;
    },
    settle(roundId, outcome, payoutMinor) {
      const round = rounds.find(roundId);
      if (round === undefined) return;
      inTransaction(database, () => {
        if (!rounds.setOutcome(roundId, outcome, payoutMinor, clock())) return;
        if (payoutMinor > 0)
          outbox.add({ call: 'win', body: payoutFields(round, payoutMinor, outcome) });
        const body = { ...roundFields(round), ...endFields(round, outcome) };
        outbox.add({ call: 'endRound', body });
      });
    },
    askRaise: (session, round, raise) =>
      send(round, { call: 'bet', body: raiseFields(session, round, raise) }),
    returnRaise,
    returnStake,
    async payNow(roundId) {
      for (;;) {
        const reply = await outbox.deliverNext(roundId);
        const next = outbox.nextCall(roundId);
        if (reply === undefined || (next !== 'rollback' && next !== 'win')) return reply;
      }
    },
  };
}
