import { randomUUID } from 'node:crypto';
import { inTransaction, type Clock, type Database } from '@maidan/partner-service';
import type { WalletReply } from '@maidan/wire';
import type { Game } from '../engines/catalogue.ts';
import type { DrawResult } from '../engines/engine.ts';
import type { RandomBelow } from '../engines/random.ts';
import type { SeedsService } from '../fair/seeds.service.ts';
import type { Session } from '../launch/sessions.store.ts';
import type { FixturesService } from '../fixtures/fixtures.service.ts';
import type { FlightsService } from '../flights/flights.service.ts';
import { crashChoice } from '../games/crash/rules.ts';
import { drawnRoomOf } from '../games/rooms.ts';
import type { Tickets } from '../draws/tickets.ts';
import { GameError } from '../platform/errors.ts';
import type { Round, RoundsStore } from './rounds.store.ts';
import { playerGameOf } from './session-game.ts';
import type { Settlement } from './settlement.ts';
import type { StepRounds } from '../steps/step-rounds.ts';
import type { StepService } from '../steps/step.service.ts';
import { viewRound } from './views.ts';

/** What a frame sends to play a round. The frame chooses `playId`: sent again, it never plays twice. */
export interface PlayRequest {
  playId: string;
  stakeMinor: number;
  choice: unknown;
}

export interface BetsOptions {
  database: Database;
  rounds: RoundsStore;
  seeds: SeedsService;
  flightsService: FlightsService;
  fixturesService: FixturesService;
  tickets: Tickets;
  stepService: StepService;
  stepRounds: Pick<StepRounds, 'view'>;
  settlement: Settlement;
  clock: Clock;
  random: RandomBelow;
}

/** A bet that was taken: its round, and the wallet's reply if there is one. */
export interface TakenBet {
  roundId: string;
  reply: WalletReply | undefined;
}

/** Takes bets whose stake was checked. Every function throws GameError for expected refusals. */
export interface Bets {
  /** Takes the stake, then puts the round on the flight. */
  onFlight: (session: Session, request: PlayRequest) => Promise<TakenBet>;
  /** Takes the stake, then puts the round on the fixture. */
  onFixture: (session: Session, request: PlayRequest) => Promise<TakenBet>;
  /** Takes the stake, then puts the round on the next draw that is the same for everybody. */
  onTicket: (session: Session, game: Game, request: PlayRequest) => Promise<TakenBet>;
  /** Takes the stake, draws the outcome and pays it. */
  onDraw: (session: Session, game: Game, request: PlayRequest) => Promise<TakenBet>;
  /** Takes the stake, then opens a round of several steps. */
  onSteps: (session: Session, game: Game, request: PlayRequest) => Promise<TakenBet>;
}

/** A bet whose round is about to be stored. */
interface NewBet {
  session: Session;
  request: PlayRequest;
  choice: unknown;
  isSeeded: boolean;
  /** Throws what forbids the bet, in the transaction that stores its round. */
  check?: () => void;
  /** Draws a round whose outcome is stored, still hidden, before the wallet is called. */
  drawAtOnce?: (random: RandomBelow) => DrawResult;
}

/** Stores rounds that are about to be played. */
function createRoundStart({ database, rounds, seeds, random: own, clock }: BetsOptions) {
  /**
   * Stores the round before the wallet is called, so that a crash in between is found at the next start. A bet that is
   * drawn from seeds takes its nonce in the same transaction, so that no nonce is used twice.
   */
  function startRound(start: NewBet): Round {
    const roundId = `r-${randomUUID()}`;
    const player = playerGameOf(start.session);
    return inTransaction(database, () => {
      start.check?.();
      const random = start.isSeeded ? seeds.take(player, roundId) : own;
      return storeRound(roundId, start, start.drawAtOnce?.(random));
    });
  }

  function storeRound(roundId: string, start: NewBet, drawn: DrawResult | undefined): Round {
    const { session, request, choice } = start;
    rounds.insert({
      ...playerGameOf(session),
      roundId,
      playId: request.playId,
      sessionId: session.sessionId,
      isFreePlay: session.isFreePlay,
      currency: session.currency,
      stakeMinor: request.stakeMinor,
      choice: choice as Record<string, unknown>,
      createdAt: clock(),
      ...drawn,
    });
    const round = rounds.find(roundId);
    if (round === undefined) throw new GameError('unexpected');
    return round;
  }

  return startRound;
}

/** A choice that holds amounts of its own costs what they are together; see decision 0135. */
function checkCost(
  { stakeOf }: { stakeOf?: (choice: unknown) => number },
  choice: unknown,
  stakeMinor: number,
): void {
  const costMinor = stakeOf?.(choice) ?? stakeMinor;
  if (costMinor !== stakeMinor) throw new GameError('invalid_stake', { costMinor });
}

/** Takes bets on rounds that everybody shares. A stake goes back when the round went on before the bet was in. */
function createSharedBets(
  { flightsService, fixturesService, tickets, settlement }: BetsOptions,
  startRound: (start: NewBet) => Round,
): Pick<Bets, 'onFlight' | 'onFixture' | 'onTicket'> {
  return {
    async onFlight(session, request) {
      const choice = crashChoice.safeParse(request.choice).data;
      if (choice === undefined) throw new GameError('invalid_request');
      const player = playerGameOf(session);
      const check = () => flightsService.checkBoarding(player, choice.panel);
      const round = startRound({ session, request, choice, isSeeded: false, check });
      const reply = await settlement.takeStake(session, round);
      if (!flightsService.board(round)) {
        settlement.returnStake(round.roundId);
        throw new GameError('too_late', { isStakeReturned: true });
      }
      return { roundId: round.roundId, reply };
    },
    async onFixture(session, request) {
      const player = playerGameOf(session);
      const choice = fixturesService.checkBet(player, request.choice);
      const check = () => fixturesService.checkCount(player, choice);
      const round = startRound({ session, request, choice, isSeeded: false, check });
      const reply = await settlement.takeStake(session, round);
      if (!fixturesService.join(round)) {
        settlement.returnStake(round.roundId);
        throw new GameError('prices_closed', { isStakeReturned: true });
      }
      return { roundId: round.roundId, reply };
    },
    async onTicket(session, game, request) {
      const choice = drawnRoomOf(game.room)?.parseChoice(request.choice);
      if (choice === undefined) throw new GameError('invalid_request');
      const player = playerGameOf(session);
      const drawId = tickets.drawFor(player);
      const check = () => tickets.checkCount(player);
      const round = startRound({ session, request, choice, isSeeded: false, check });
      const reply = await settlement.takeStake(session, round);
      if (!tickets.join(round, drawId)) {
        settlement.returnStake(round.roundId);
        throw new GameError('draw_closed', { isStakeReturned: true });
      }
      return { roundId: round.roundId, reply };
    },
  };
}

/** Takes bets with the given rounds, flights and money. */
export function createBets(options: BetsOptions): Bets {
  const { rounds, seeds, settlement } = options;
  const startRound = createRoundStart(options);

  /** Tells the round that is open, so that another window of the player goes on with it. */
  function checkNoneOpen(session: Session): void {
    const [open] = rounds.underWay(playerGameOf(session));
    if (open === undefined) return;
    const round = { ...viewRound(open), ...options.stepRounds.view(open) };
    throw new GameError('round_open', { round });
  }

  return {
    ...createSharedBets(options, startRound),
    async onDraw(session, game, request) {
      const engine = game.drawEngine;
      const choice = engine?.parseChoice(request.choice);
      if (engine === undefined || choice === undefined) throw new GameError('invalid_request');
      const { stakeMinor } = request;
      checkCost(engine, choice, stakeMinor);
      const player = playerGameOf(session);
      const check = () => {
        if (rounds.underWay(player).length > 0) throw new GameError('round_open');
      };
      const bet = { session, request, choice, isSeeded: game.isSeeded, check };
      if (game.engine === 'fishing') {
        // A shot's stake and catch move in one call, so its draw is stored, still hidden, before the call.
        const drawAtOnce = (random: RandomBelow) => engine.draw(choice, stakeMinor, random);
        const round = startRound({ ...bet, drawAtOnce });
        return { roundId: round.roundId, reply: await settlement.takeAndPay(session, round) };
      }
      const round = startRound(bet);
      const { roundId } = round;
      const taken = await settlement.takeStake(session, round);
      const random = game.isSeeded ? seeds.randomOf(round, roundId) : options.random;
      const { outcome, payoutMinor } = engine.draw(choice, stakeMinor, random);
      settlement.settle(roundId, outcome, payoutMinor);
      const paid = await settlement.payNow(roundId);
      return { roundId, reply: payoutMinor === 0 ? taken : paid };
    },
    async onSteps(session, game, request) {
      const engine = game.stepEngine;
      const choice = engine?.parseChoice(request.choice);
      if (engine === undefined || choice === undefined) throw new GameError('invalid_request');
      checkCost(engine, choice, request.stakeMinor);
      const check = () => checkNoneOpen(session);
      const round = startRound({ session, request, choice, isSeeded: true, check });
      const taken = await settlement.takeStake(session, round);
      const paid = await options.stepService.begin(round);
      const { roundId } = round;
      const isOpen = rounds.find(roundId)?.status === 'open';
      return { roundId, reply: isOpen ? taken : paid };
    },
  };
}
