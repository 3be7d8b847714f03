import { setTimeout as sleep } from 'node:timers/promises';
import { inTransaction, type Clock, type Database } from '@maidan/partner-service';
import type { WalletReply } from '@maidan/wire';
import type { Logger } from 'pino';
import type { Session } from '../launch/sessions.store.ts';
import { GameError } from '../platform/errors.ts';
import type { RoundsStore } from '../play/rounds.store.ts';
import { errorOfRefusal, type Settlement } from '../play/settlement.ts';
import type { StandingRound } from './step-rounds.ts';
import type { PendingStep, StepsStore } from './steps.store.ts';

/** How often it is looked whether another process has the answer to its raise. */
const LOOK_MS = 25;

/** The stores and the money of raises. */
export interface RaisesOptions {
  database: Database;
  rounds: Pick<RoundsStore, 'find'>;
  steps: StepsStore;
  settlement: Pick<Settlement, 'askRaise' | 'returnRaise'>;
  clock: Clock;
  log: Logger;
  /** From which age on nobody waits for the answer of a wallet any more; longer than a wallet is waited for. */
  forgottenMs: number;
}

/** A step that costs more. */
export interface RaisedStep {
  /** The round after the step. */
  after: StandingRound;
  step: unknown;
  amountMinor: number;
  /** Run in the transaction that makes the step count. */
  onTaken: () => void;
}

/** Another process went on with the round, or ended it, after it was read. */
export class StepConflict extends Error {}

/** Steps that raise the stake: they count once the wallet has taken what they cost. */
export interface Raises {
  /** Waits until no raise of a round is being asked for, in this process or in another one. */
  settled: (roundId: string) => Promise<void>;
  /** Whether a raise of a round is being asked for, in this process or in another one. */
  isAsking: (roundId: string) => boolean;
  /** Takes back what a process asked for that ended before the answer. The outbox returns it. */
  returnForgotten: () => void;
  /**
   * Asks for a raise. A refused one is taken back; so is one without an answer, and the outbox returns it.
   *
   * @throws GameError with the wallet's reason, or `wallet_silent`
   * @throws StepConflict before anything was asked for
   */
  take: (session: Session, raised: RaisedStep) => Promise<WalletReply>;
}

/** How raises are written: as pending before the wallet is called, so that another process, or a later start, finds them. */
function createBook({ database, rounds, steps, settlement, clock }: RaisesOptions) {
  return {
    store({ after, step, amountMinor }: RaisedStep): number {
      const { roundId } = after.round;
      return inTransaction(database, () => {
        const raiseNo = steps.takeRaiseNo(roundId, amountMinor);
        const one = { text: JSON.stringify(step), raiseMinor: amountMinor, raiseNo };
        const stepNo = after.steps.length - 1;
        if (!steps.insert(roundId, stepNo, { ...one, isPending: true, at: clock() }))
          throw new StepConflict();
        return raiseNo;
      });
    },
    /** Answers false when the raise was taken back meanwhile, because this process stood still for too long. */
    accept: (roundId: string, raiseNo: number, onTaken: () => void) =>
      inTransaction(database, () => {
        const isAccepted = steps.accept(roundId, raiseNo);
        if (isAccepted) onTaken();
        return isAccepted;
      }),
    takeBack: ({ roundId, raiseNo }: Omit<PendingStep, 'at'>, isReturned: boolean) =>
      inTransaction(database, () => {
        const round = rounds.find(roundId);
        if (!steps.takeBack(roundId, raiseNo) || round === undefined) return;
        if (isReturned) settlement.returnRaise(round, raiseNo);
      }),
  };
}

/** Makes the raises. While the wallet is asked, other calls about the round wait, whichever process they reach. */
export function createRaises(options: RaisesOptions): Raises {
  const { steps, settlement, clock, log, forgottenMs } = options;
  const book = createBook(options);
  const asking = new Map<string, Promise<void>>();
  const isForgotten = ({ roundId, at }: PendingStep) =>
    !asking.has(roundId) && at <= clock() - forgottenMs;

  async function ask(session: Session, raised: RaisedStep): Promise<WalletReply> {
    const { round } = raised.after;
    const { roundId } = round;
    const raiseNo = book.store(raised);
    const { amountMinor } = raised;
    const answer = await settlement.askRaise(session, round, { raiseNo, amountMinor });
    if (answer.kind === 'accepted' && book.accept(roundId, raiseNo, raised.onTaken))
      return answer.reply;
    book.takeBack({ roundId, raiseNo }, answer.kind === 'unknown');
    if (answer.kind === 'refused') throw errorOfRefusal(answer.refusal);
    log.warn(
      { roundId, raiseNo, answer: answer.kind },
      'raise without an answer in time goes back',
    );
    throw new GameError('wallet_silent', { isStakeReturned: true });
  }

  return {
    isAsking: (roundId) => asking.has(roundId) || steps.pending(roundId) !== undefined,
    async settled(roundId) {
      for (;;) {
        const own = asking.get(roundId);
        const pending = steps.pending(roundId);
        if (own !== undefined) await own;
        else if (pending === undefined) return;
        else if (isForgotten(pending)) book.takeBack(pending, true);
        else await sleep(LOOK_MS);
      }
    },
    returnForgotten() {
      for (const pending of steps.pendingSince(clock() - forgottenMs))
        if (isForgotten(pending)) book.takeBack(pending, true);
    },
    async take(session, raised) {
      const { roundId } = raised.after.round;
      const done = Promise.withResolvers<void>();
      asking.set(roundId, done.promise);
      try {
        return await ask(session, raised);
      } finally {
        asking.delete(roundId);
        done.resolve();
      }
    },
  };
}
