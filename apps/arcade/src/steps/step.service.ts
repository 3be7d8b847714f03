import { inTransaction, type Clock, type Database } from '@maidan/partner-service';
import type { WalletReply } from '@maidan/wire';
import type { Logger } from 'pino';
import type { Session } from '../launch/sessions.store.ts';
import { GameError } from '../platform/errors.ts';
import type { PlayerGame, Round, RoundsStore } from '../play/rounds.store.ts';
import type { Settlement } from '../play/settlement.ts';
import { viewRound } from '../play/views.ts';
import { createRaises, StepConflict } from './raises.ts';
import { wayToEnd, type StandingRound, type StepRounds } from './step-rounds.ts';
import type { StepsStore } from './steps.store.ts';

/** How long a round waits for its player, in milliseconds; the rules of every such game say it. */
export const UNTOUCHED_MS = 24 * 3_600_000;
const MOST_AT_ONCE = 20;

/** What a frame sends to go on with a round. `stepNo` is the number of steps that it knows. */
export interface StepRequest {
  roundId: string;
  stepNo: number;
  step: unknown;
}

/** The stores and services of rounds of several steps, and the clock by which untouched ones end. */
export interface StepServiceOptions {
  database: Database;
  rounds: RoundsStore;
  steps: StepsStore;
  stepRounds: StepRounds;
  settlement: Settlement;
  clock: Clock;
  log: Logger;
  /** From which age on nobody waits for the answer of a wallet any more. */
  forgottenMs: number;
}

/** Rounds of several steps. Every function throws GameError for expected refusals. */
export interface StepService {
  /**
   * Opens a round whose stake was taken; one that ends without a step is paid.
   *
   * @throws GameError `wallet_silent` when the stake was returned meanwhile
   */
  begin: (round: Round) => Promise<WalletReply | undefined>;
  /**
   * Takes a step of its player's round; the wallet is asked first for what it raises. A step that is sent again changes
   * nothing. Answers the wallet's reply, when there is one.
   *
   * @throws GameError `step_taken`, `step_forbidden` and `round_over` with the present round, `invalid_request`, and what a
   *   wallet refuses a raise for
   */
  step: (session: Session, request: StepRequest) => Promise<WalletReply | undefined>;
  /** Ends the rounds that nobody touched for a day, as their rules promise. */
  endUntouched: () => void;
  /** Ends the open rounds of a player, or one of them, as their rules promise; answers how many. */
  endOf: (player: Omit<PlayerGame, 'gameCode'>, roundId?: string) => Promise<number>;
  /** Takes back the raises that a process asked for which ended before the answer. */
  returnForgotten: () => void;
  /** At the start: returns what no rules can go on with. */
  recover: () => void;
}

/** How rounds are written: their steps together with their settlement. */
function createBook({ database, steps, stepRounds, settlement, clock, log }: StepServiceOptions) {
  /** Settles a round that came to its end. To be run in the transaction that stores its last step. */
  function settleEnd({ round, state }: StandingRound): void {
    if (state.end === undefined) return;
    const { outcome, payoutMinor } = state.end;
    settlement.settle(round.roundId, outcome, payoutMinor);
  }
  /** @throws StepConflict when another process was faster */
  function store(after: StandingRound, step: unknown): void {
    const one = { text: JSON.stringify(step), raiseMinor: 0, raiseNo: undefined };
    const stepNo = after.steps.length - 1;
    inTransaction(database, () => {
      if (!steps.insert(after.round.roundId, stepNo, { ...one, isPending: false, at: clock() }))
        throw new StepConflict();
      settleEnd(after);
    });
  }
  function giveBack({ roundId, gameCode }: Round): void {
    inTransaction(database, () => {
      if (steps.pending(roundId) !== undefined) throw new StepConflict();
      const raises = steps.ofRound(roundId).flatMap(({ raiseNo }) => raiseNo ?? []);
      settlement.returnStake(roundId, raises);
    });
    log.error({ roundId, gameCode }, 'round cannot go on, its stakes go back');
  }
  return {
    settleEnd,
    store,
    giveBack,
    /**
     * Ends an open round by the steps that its rules promise; one that they do not end is given back.
     *
     * @throws StepConflict when another process was faster
     */
    endNow(round: Round): void {
      const standing = stepRounds.stand(round);
      const way = standing && wayToEnd(standing, stepRounds);
      if (way === undefined) return giveBack(round);
      inTransaction(database, () => {
        for (const after of way) store(after, after.steps.at(-1));
      });
    },
  };
}

/** Answers undefined where another process was faster. */
function unlessLate<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof StepConflict) return undefined;
    throw error;
  }
}

/** What writes a round, and what asks for its raises. */
interface EndParts {
  book: ReturnType<typeof createBook>;
  raises: ReturnType<typeof createRaises>;
}

/** How rounds end without their player. */
function createEnds(
  { rounds, steps, stepRounds, clock }: StepServiceOptions,
  { book, raises }: EndParts,
): Pick<StepService, 'endUntouched' | 'endOf' | 'recover'> {
  /** Ends a round; answers whether it was open until now. */
  async function end(roundId: string): Promise<boolean> {
    for (;;) {
      await raises.settled(roundId);
      const round = rounds.find(roundId);
      if (round?.status !== 'open') return false;
      if (unlessLate(() => (book.endNow(round), true))) return true;
    }
  }
  return {
    endUntouched() {
      for (const round of steps.untouched(clock() - UNTOUCHED_MS, MOST_AT_ONCE))
        if (!raises.isAsking(round.roundId)) unlessLate(() => book.endNow(round));
    },
    async endOf(player, roundId) {
      let ended = 0;
      for (const round of steps.openOf(player))
        if ((roundId === undefined || round.roundId === roundId) && (await end(round.roundId)))
          ended += 1;
      return ended;
    },
    recover() {
      for (const round of steps.untouched(clock(), Number.MAX_SAFE_INTEGER))
        if (stepRounds.stand(round) === undefined) unlessLate(() => book.giveBack(round));
    },
  };
}

/** Makes the service. */
export function createStepService(options: StepServiceOptions): StepService {
  const { database, rounds, stepRounds, settlement } = options;
  const book = createBook(options);
  const raises = createRaises(options);
  const ends = createEnds(options, { book, raises });

  const payEnd = ({ round, state }: StandingRound) =>
    state.end === undefined ? undefined : settlement.payNow(round.roundId);

  function refuse(code: 'round_over' | 'step_taken' | 'step_forbidden', roundId: string): never {
    const round = rounds.find(roundId);
    const told = round && { ...viewRound(round), ...stepRounds.view(round) };
    throw new GameError(code, { round: told });
  }

  async function take(session: Session, before: StandingRound, step: unknown) {
    const after = stepRounds.after(before, step);
    if (after === undefined) refuse('step_forbidden', before.round.roundId);
    const amountMinor = after.state.stakedMinor - before.state.stakedMinor;
    if (amountMinor === 0) book.store(after, step);
    const raised = { after, step, amountMinor, onTaken: () => book.settleEnd(after) };
    const reply = amountMinor === 0 ? undefined : await raises.take(session, raised);
    return after.state.end === undefined ? reply : payEnd(after);
  }

  async function tryStep(session: Session, { roundId, stepNo, step: sent }: StepRequest) {
    await raises.settled(roundId);
    const round = rounds.find(roundId);
    const standing = round && stepRounds.stand(round);
    const step = standing?.engine.parseStep(sent);
    if (standing === undefined || step === undefined) throw new GameError('invalid_request');
    const known = standing.stored[stepNo];
    if (known?.text === JSON.stringify(step)) return undefined;
    if (standing.round.status !== 'open') return refuse('round_over', roundId);
    if (known !== undefined) return refuse('step_taken', roundId);
    if (stepNo !== standing.steps.length) throw new GameError('invalid_request');
    return take(session, standing, step);
  }

  return {
    async begin(round) {
      const standing = stepRounds.stand(round);
      if (standing === undefined) throw new GameError('unexpected');
      const isOpen = inTransaction(database, () => {
        if (!rounds.setOpen(round.roundId, undefined)) return false;
        book.settleEnd(standing);
        return true;
      });
      if (!isOpen) throw new GameError('wallet_silent', { isStakeReturned: true });
      return payEnd(standing);
    },
    async step(session, request) {
      for (;;)
        try {
          return await tryStep(session, request);
        } catch (error) {
          if (!(error instanceof StepConflict)) throw error;
        }
    },
    ...ends,
    returnForgotten: raises.returnForgotten,
  };
}
