import type { Game } from '../engines/catalogue.ts';
import type { RandomBelow } from '../engines/random.ts';
import type { Session, SessionsStore } from '../launch/sessions.store.ts';
import type { SeedsService } from '../fair/seeds.service.ts';
import type { Clock, Database } from '@maidan/partner-service';
import type { FixturesService } from '../fixtures/fixtures.service.ts';
import { sportOf } from '../fixtures/programme.ts';
import type { FlightsService } from '../flights/flights.service.ts';
import { crashChoice } from '../games/crash/rules.ts';
import { drawnRoomOf } from '../games/rooms.ts';
import type { Tickets } from '../draws/tickets.ts';
import { GameError } from '../platform/errors.ts';
import { answerOf, type PlayAnswer } from './answers.ts';
import { createBets, type Bets, type PlayRequest, type TakenBet } from './bets.ts';
import type { ChoicesStore } from './choices.store.ts';
import type { PlayerGame, Round, RoundsStore } from './rounds.store.ts';
import { canStake, checkStake, gameOf, playerGameOf } from './session-game.ts';
import { createSessionWallet, type WalletFor } from './session-wallet.ts';
import type { Settlement } from './settlement.ts';
import type { StepRequest, StepService } from '../steps/step.service.ts';
import type { StepRounds } from '../steps/step-rounds.ts';
import { viewRound } from './views.ts';

/** The choices that a frame sends to be stored until its next opening. */
export interface KeepRequest {
  /** Stakes by the place of their bet; crash has two. */
  stakes: readonly { place: number; stakeMinor: number }[];
  isSoundOn?: boolean | undefined;
}

/** The stores and services that a frame plays on, and the clock and randomness that decide its rounds. */
export interface PlayServiceOptions {
  database: Database;
  sessions: SessionsStore;
  rounds: RoundsStore;
  choices: ChoicesStore;
  seeds: SeedsService;
  flightsService: FlightsService;
  fixturesService: FixturesService;
  tickets: Tickets;
  stepService: StepService;
  stepRounds: StepRounds;
  settlement: Settlement;
  walletFor: WalletFor;
  clock: Clock;
  random: RandomBelow;
}

/** What a frame can do. Every function throws GameError for expected refusals. */
export interface PlayService {
  /** Opens the frame: the first time it signs the player in at the wallet; it answers the whole state. */
  open: (session: Session) => Promise<Record<string, unknown>>;
  balance: (session: Session) => Promise<{ balanceMinor: number; currency: string }>;
  play: (session: Session, request: PlayRequest) => Promise<PlayAnswer>;
  /** Cashes a round out at the moment at which the whole call was here. */
  cashOut: (session: Session, roundId: string, receivedAt: number) => Promise<PlayAnswer>;
  /** Takes a bet on a flight back before takeoff. */
  takeBack: (session: Session, roundId: string) => Promise<PlayAnswer>;
  /** Takes the next step of an open round of several steps. */
  step: (session: Session, request: StepRequest) => Promise<PlayAnswer>;
  /** Stores stakes for the visit and the sound for good. A stake that cannot be bet is not stored. */
  keep: (session: Session, request: KeepRequest) => void;
}

/** What the frame is told about the visit when it opens. */
function visitOf(session: Session) {
  const { title, language, currency, digits, theme, lobbyOrigin, isFreePlay, mayAutoplay } =
    session;
  return { title, language, currency, digits, theme, lobbyOrigin, isFreePlay, mayAutoplay };
}

/** What the frame is told about its title when it opens. */
function titleOf(game: Game) {
  const { gameCode, engine, room, title, isOwn, isSeeded, seed, limits, rules } = game;
  const { motif, palette } = title?.theme ?? {};
  return { gameCode, engine, room, motif, palette, isOwn, isSeeded, seed, limits, rules };
}

function isOf(player: PlayerGame, round: Round): boolean {
  return (
    round.keyId === player.keyId &&
    round.vendor === player.vendor &&
    round.playerRef === player.playerRef &&
    round.gameCode === player.gameCode
  );
}

function takeBet(
  bets: Bets,
  game: Game,
  session: Session,
  request: PlayRequest,
): Promise<TakenBet> {
  if (game.room === 'crash') return bets.onFlight(session, request);
  if (sportOf(game.gameCode) !== undefined) return bets.onFixture(session, request);
  if (drawnRoomOf(game.room) !== undefined) return bets.onTicket(session, game, request);
  if (game.stepEngine !== undefined) return bets.onSteps(session, game, request);
  return bets.onDraw(session, game, request);
}

function ownRound(rounds: Pick<RoundsStore, 'find'>, session: Session, roundId: string): Round {
  const round = rounds.find(roundId);
  if (round === undefined || !isOf(playerGameOf(session), round)) throw new GameError('not_found');
  return round;
}

/** Makes the play service. */
export function createPlayService(options: PlayServiceOptions): PlayService {
  const { sessions, rounds, choices, flightsService, settlement, clock } = options;
  const wallet = createSessionWallet(options.walletFor, sessions);
  const bets = createBets(options);

  /** The player's earlier choices that the title still allows. */
  function chosenOf(player: PlayerGame, game: Game) {
    const fitting = [...choices.stakes(player, clock())].filter(([, minor]) =>
      canStake(game, minor),
    );
    return { stakes: Object.fromEntries(fitting), isSoundOn: choices.isSoundOn(player) };
  }

  return {
    balance: wallet.balance,
    async open(session) {
      const game = gameOf(session);
      const signedIn = session.playerRef === undefined ? await wallet.signIn(session) : session;
      const { balanceMinor } = await wallet.balance(signedIn);
      const player = playerGameOf(signedIn);
      if (game.room === 'crash') flightsService.want(player);
      if (sportOf(game.gameCode) !== undefined) options.fixturesService.want(player);
      return {
        ...visitOf(session),
        balanceMinor,
        ...titleOf(game),
        chosen: chosenOf(player, game),
        seeds: options.seeds.current(player),
        // A ticket waits for its draw and not for its player, who is told of it with the draws.
        underWay: (drawnRoomOf(game.room) === undefined ? rounds.underWay(player) : []).map(
          (round) => ({ ...viewRound(round), ...options.stepRounds.view(round) }),
        ),
        recent: rounds.recent(player, 12).map((round) => viewRound(round)),
        serverNow: new Date(clock()).toISOString(),
      };
    },
    async play(session, request) {
      const known = rounds.findByPlayId(session.sessionId, request.playId);
      if (known !== undefined) return answerOf(options, known.roundId);
      const game = gameOf(session);
      checkStake(game, request.stakeMinor);
      const place = crashChoice.safeParse(request.choice).data?.panel ?? 0;
      choices.keepStake(playerGameOf(session), place, request.stakeMinor, clock());
      const { roundId, reply } = await takeBet(bets, game, session, request);
      return answerOf(options, roundId, reply);
    },
    async cashOut(session, roundId, receivedAt) {
      flightsService.cashOut(ownRound(rounds, session, roundId), receivedAt);
      return answerOf(options, roundId, await settlement.payNow(roundId));
    },
    async takeBack(session, roundId) {
      flightsService.takeBack(ownRound(rounds, session, roundId));
      return answerOf(options, roundId, await settlement.payNow(roundId));
    },
    async step(session, request) {
      const round = ownRound(rounds, session, request.roundId);
      const reply = await options.stepService.step(session, request);
      return answerOf(options, round.roundId, reply);
    },
    keep(session, { stakes, isSoundOn }) {
      const player = playerGameOf(session);
      const game = gameOf(session);
      for (const { stakeMinor } of stakes) checkStake(game, stakeMinor);
      for (const { place, stakeMinor } of stakes)
        choices.keepStake(player, place, stakeMinor, clock());
      if (isSoundOn !== undefined) choices.keepSound(player, isSoundOn, clock());
    },
  };
}
