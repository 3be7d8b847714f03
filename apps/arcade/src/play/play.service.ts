import { randomUUID } from 'node:crypto';
import type { WalletReply } from '@maidan/wire';
import { findGame, type Game } from '../engines/catalogue.ts';
import { standInOf } from '../engines/stand-in.ts';
import type { RandomBelow } from '../engines/random.ts';
import type { Session, SessionsStore } from '../launch/sessions.store.ts';
import type { Clock } from '@maidan/partner-service';
import { GameError } from '../platform/errors.ts';
import type { Wallet } from '../wallet/wallet.client.ts';
import type { ChoicesStore } from './choices.store.ts';
import { flightChoice, type FlightService } from './flight.service.ts';
import type { FlightsStore } from './flights.store.ts';
import type { PlayerGame, Round, RoundsStore } from './rounds.store.ts';
import { errorOfRefusal, type Settlement } from './settlement.ts';
import { viewFlight, viewRound, type FlightView, type RoundView } from './views.ts';

/** What a frame sends to play a round. `playId` is its own: sent again, it never plays twice. */
export interface PlayRequest {
  playId: string;
  stakeMinor: number;
  choice: unknown;
}

/** What a frame sends to have it kept until its next opening. */
export interface KeepRequest {
  /** Stakes by the place of their bet; crash has two. */
  stakes: readonly { place: number; stakeMinor: number }[];
  isSoundOn?: boolean | undefined;
}

/** Answer to a play or cash-out. The balance is missing when the wallet could not tell it yet. */
export interface PlayAnswer {
  round: RoundView;
  flight?: FlightView;
  balanceMinor?: number;
}

/** Everything the play service needs. */
export interface PlayServiceOptions {
  sessions: SessionsStore;
  rounds: RoundsStore;
  flights: FlightsStore;
  choices: ChoicesStore;
  flightService: FlightService;
  settlement: Settlement;
  walletFor: (owner: { keyId: string; isFreePlay: boolean }) => Wallet | undefined;
  clock: Clock;
  random: RandomBelow;
}

/** What a frame can do. Every function throws GameError for expected refusals. */
export interface PlayService {
  /** Opens the frame: signs the player in at the wallet the first time, and tells the whole state. */
  open: (session: Session) => Promise<Record<string, unknown>>;
  balance: (session: Session) => Promise<{ balanceMinor: number; currency: string }>;
  play: (session: Session, request: PlayRequest) => Promise<PlayAnswer>;
  cashOut: (session: Session, roundId: string) => Promise<PlayAnswer>;
  /** Keeps stakes for the visit and sound for good. A stake that cannot be bet is not kept either. */
  keep: (session: Session, request: KeepRequest) => void;
  flight: (session: Session) => FlightView | undefined;
}

function gameOf(session: Session): Game {
  const game = findGame(session.gameCode, session.look);
  if (game === undefined) throw new GameError('game_disabled');
  return game;
}

function playerGameOf(session: Session): PlayerGame {
  if (session.playerRef === undefined) throw new GameError('invalid_request');
  const { keyId, vendor, gameCode, playerRef } = session;
  return { keyId, vendor, gameCode, playerRef };
}

function canStake({ limits }: Game, stakeMinor: number): boolean {
  const { minMinor, maxMinor, stepMinor } = limits;
  return stakeMinor >= minMinor && stakeMinor <= maxMinor && stakeMinor % stepMinor === 0;
}

function checkStake(game: Game, stakeMinor: number): void {
  const { minMinor, maxMinor, stepMinor } = game.limits;
  if (!canStake(game, stakeMinor))
    throw new GameError('invalid_stake', { minMinor, maxMinor, stepMinor });
}

/** Makes the play service. */
export function createPlayService(options: PlayServiceOptions): PlayService {
  const { sessions, rounds, flights, choices, flightService, settlement, clock, random } = options;

  function walletOf(session: Session): Wallet {
    const wallet = options.walletFor(session);
    if (wallet === undefined) throw new GameError('wallet_silent');
    return wallet;
  }

  async function balance(session: Session) {
    const { playerRef, vendor } = playerGameOf(session);
    const body = { vendor, playerRef, sessionToken: session.operatorToken };
    const answer = await walletOf(session).balance(body, session.currency);
    if (answer.kind === 'refused') throw errorOfRefusal(answer.refusal);
    if (answer.kind === 'unknown') throw new GameError('wallet_silent');
    return { balanceMinor: answer.reply.balanceMinor, currency: answer.reply.currency };
  }

  async function signIn(session: Session): Promise<Session> {
    const answer = await walletOf(session).authenticate({
      vendor: session.vendor,
      sessionToken: session.operatorToken,
      gameCode: session.gameCode,
    });
    if (answer.kind === 'refused') throw errorOfRefusal(answer.refusal);
    if (answer.kind === 'unknown') throw new GameError('wallet_silent');
    const { playerRef, displayName } = answer.reply;
    sessions.setPlayer(session.sessionId, playerRef, displayName);
    return { ...session, playerRef, displayName };
  }

  function currentFlight(player: PlayerGame): FlightView | undefined {
    const flight = flights.current(player);
    return flight === undefined ? undefined : viewFlight(flight, rounds.ofFlight(flight.flightId));
  }

  function answerOf(roundId: string, reply?: WalletReply): PlayAnswer {
    const round = rounds.find(roundId);
    if (round === undefined) throw new GameError('not_found');
    const flight = round.flightId === undefined ? undefined : flights.find(round.flightId);
    return {
      round: viewRound(round),
      ...(flight === undefined
        ? {}
        : { flight: viewFlight(flight, rounds.ofFlight(flight.flightId)) }),
      ...(reply === undefined ? {} : { balanceMinor: reply.balanceMinor }),
    };
  }

  /** Stores the round before the wallet hears of it, so that a crash in between is found at start. */
  function startRound(
    session: Session,
    request: PlayRequest,
    choice: unknown,
    drawn?: { outcome: Record<string, unknown>; payoutMinor: number },
  ): Round {
    const roundId = `r-${randomUUID()}`;
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

  async function playFlight(session: Session, request: PlayRequest): Promise<PlayAnswer> {
    const choice = flightChoice.safeParse(request.choice).data;
    if (choice === undefined) throw new GameError('invalid_request');
    const player = playerGameOf(session);
    flightService.checkBoarding(player, choice.panel);
    const round = startRound(session, request, choice);
    const reply = await settlement.takeStake(session, round);
    if (!flightService.board(player, round)) {
      settlement.returnStake(round.roundId);
      throw new GameError('too_late', { isStakeReturned: true });
    }
    return answerOf(round.roundId, reply);
  }

  async function playDraw(session: Session, game: Game, request: PlayRequest): Promise<PlayAnswer> {
    const engine = game.drawEngine;
    const choice = engine?.parseChoice(request.choice);
    if (engine === undefined || choice === undefined) throw new GameError('invalid_request');
    if (rounds.underWay(playerGameOf(session)).length > 0) throw new GameError('round_open');
    if (game.engine === 'fishing') {
      // A shot's stake and catch move in one call, so its draw is stored, unseen, before the call.
      const drawn = engine.draw(choice, request.stakeMinor, random);
      const round = startRound(session, request, choice, drawn);
      return answerOf(round.roundId, await settlement.takeAndPay(session, round));
    }
    const round = startRound(session, request, choice);
    const bet = await settlement.takeStake(session, round);
    const { outcome, payoutMinor } = engine.draw(choice, request.stakeMinor, random);
    settlement.settle(round.roundId, outcome, payoutMinor);
    const reply = await settlement.payNow(round.roundId);
    return answerOf(round.roundId, payoutMinor === 0 ? bet : reply);
  }

  /** What the player chose before, where the title still allows it. */
  function chosenOf(player: PlayerGame, game: Game) {
    const fitting = [...choices.stakes(player, clock())].filter(([, minor]) =>
      canStake(game, minor),
    );
    return { stakes: Object.fromEntries(fitting), isSoundOn: choices.isSoundOn(player) };
  }

  return {
    balance,
    async open(session) {
      const game = gameOf(session);
      const isNew = session.playerRef === undefined;
      const player = isNew ? await signIn(session) : session;
      const { balanceMinor } = await balance(player);
      const playerGame = playerGameOf(player);
      flightService.advance();
      const { title, language, currency, digits, theme, lobbyOrigin, isFreePlay } = session;
      return {
        title,
        language,
        currency,
        digits,
        theme,
        lobbyOrigin,
        isFreePlay,
        balanceMinor,
        gameCode: game.gameCode,
        engine: game.engine,
        look: game.look,
        standIn: standInOf(game),
        seed: game.seed,
        limits: game.limits,
        rules: game.rules,
        chosen: chosenOf(playerGame, game),
        underWay: rounds.underWay(playerGame).map((round) => viewRound(round)),
        recent: rounds.recent(playerGame, 12).map((round) => viewRound(round)),
        flight: currentFlight(playerGame),
        lastEnds: game.engine === 'crash' ? flights.lastEnds(playerGame, 12) : undefined,
        serverNow: new Date(clock()).toISOString(),
      };
    },
    async play(session, request) {
      const known = rounds.findByPlayId(session.sessionId, request.playId);
      if (known !== undefined) return answerOf(known.roundId);
      const game = gameOf(session);
      checkStake(game, request.stakeMinor);
      const place = flightChoice.safeParse(request.choice).data?.panel ?? 0;
      choices.keepStake(playerGameOf(session), place, request.stakeMinor, clock());
      return game.engine === 'crash'
        ? await playFlight(session, request)
        : await playDraw(session, game, request);
    },
    async cashOut(session, roundId) {
      const player = playerGameOf(session);
      const round = rounds.find(roundId);
      const isOwn =
        round !== undefined &&
        round.keyId === player.keyId &&
        round.vendor === player.vendor &&
        round.playerRef === player.playerRef &&
        round.gameCode === player.gameCode;
      if (!isOwn) throw new GameError('not_found');
      flightService.cashOut(round);
      return answerOf(roundId, await settlement.payNow(roundId));
    },
    keep(session, { stakes, isSoundOn }) {
      const player = playerGameOf(session);
      const game = gameOf(session);
      for (const { stakeMinor } of stakes) checkStake(game, stakeMinor);
      for (const { place, stakeMinor } of stakes)
        choices.keepStake(player, place, stakeMinor, clock());
      if (isSoundOn !== undefined) choices.keepSound(player, isSoundOn, clock());
    },
    flight(session) {
      flightService.advance();
      return currentFlight(playerGameOf(session));
    },
  };
}
