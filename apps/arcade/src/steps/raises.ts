import { inTransaction, type Clock, type Database } from '@maidan/partner-service';
import type { WalletReply } from '@maidan/wire';
import type { Logger } from 'pino';
import type { Session } from '../launch/sessions.store.ts';
import { GameError } from '../platform/errors.ts';
import { errorOfRefusal, type Settlement } from '../play/settlement.ts';
import type { StandingRound } from './step-rounds.ts';
import type { StepsStore } from './steps.store.ts';

/** The stores and the money of raises. */
export interface RaisesOptions {
  database: Database;
  steps: StepsStore;
  settlement: Pick<Settlement, 'askRaise' | 'returnRaise'>;
  clock: Clock;
  log: Logger;
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

/** Steps that raise the stake: they count once the wallet has taken what they cost. */
export interface Raises {
  /** Waits until no raise of a round is being asked for. */
  settled: (roundId: string) => Promise<void>;
  isAsking: (roundId: string) => boolean;
  /**
   * Asks for a raise. A refused one is taken back; so is one without an answer, and the outbox returns it.
   *
   * @throws GameError with the wallet's reason, or `wallet_silent`
   */
  take: (session: Session, raised: RaisedStep) => Promise<WalletReply>;
}

/** Makes the raises. While the wallet is asked, other calls about the round wait, in this process. */
export function createRaises({ database, steps, settlement, clock, log }: RaisesOptions): Raises {
  const asking = new Map<string, Promise<void>>();

  /** Stores the step as pending before the wallet is called, so that a crash in between is found at the next start. */
  function store({ after, step, amountMinor }: RaisedStep): number {
    const { roundId } = after.round;
    return inTransaction(database, () => {
      const raiseNo = steps.takeRaiseNo(roundId, amountMinor);
      const one = { text: JSON.stringify(step), raiseMinor: amountMinor, raiseNo };
      steps.insert(roundId, { ...one, isPending: true, at: clock() });
      return raiseNo;
    });
  }

  async function ask(session: Session, raised: RaisedStep): Promise<WalletReply> {
    const { round } = raised.after;
    const { roundId } = round;
    const raiseNo = store(raised);
    const { amountMinor } = raised;
    const answer = await settlement.askRaise(session, round, { raiseNo, amountMinor });
    if (answer.kind === 'accepted') {
      inTransaction(database, () => {
        steps.accept(roundId);
        raised.onTaken();
      });
      return answer.reply;
    }
    inTransaction(database, () => {
      steps.takeBack(roundId);
      if (answer.kind === 'unknown') settlement.returnRaise(round, raiseNo);
    });
    if (answer.kind === 'refused') throw errorOfRefusal(answer.refusal);
    log.warn({ roundId, raiseNo, fault: answer.fault }, 'raise unanswered, it goes back');
    throw new GameError('wallet_silent', { isStakeReturned: true });
  }

  return {
    isAsking: (roundId) => asking.has(roundId),
    async settled(roundId) {
      for (let one = asking.get(roundId); one !== undefined; one = asking.get(roundId)) await one;
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
