import type { Game } from '../engines/catalogue.ts';
import { standInOf } from '../engines/stand-in.ts';
import type { RandomBelow } from '../engines/random.ts';
import type { Session, SessionsStore } from '../launch/sessions.store.ts';
import type { SeedsService } from '../fair/seeds.service.ts';
import type { Clock, Database } from '@maidan/partner-service';
import { GameError } from '../platform/errors.ts';
import { createAnswers, type PlayAnswer } from './answers.ts';
import { createBets, type PlayRequest } from './bets.ts';
import type { ChoicesStore } from './choices.store.ts';
import { flightChoice, type FlightService } from './flight.service.ts';
import type { FlightsStore } from './flights.store.ts';
import type { OthersBet, OthersStore } from './others.store.ts';
import type { PlayerGame, Round, RoundsStore } from './rounds.store.ts';
import { canStake, checkStake, gameOf, playerGameOf } from './session-game.ts';
import { createSessionWallet, type WalletFor } from './session-wallet.ts';
import type { Settlement } from './settlement.ts';
import { viewRound, type FlightView } from './views.ts';

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
  flights: FlightsStore;
  choices: ChoicesStore;
  others: OthersStore;
  seeds: SeedsService;
  flightService: FlightService;
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
  cashOut: (session: Session, roundId: string) => Promise<PlayAnswer>;
  /** Stores stakes for the visit and the sound for good. A stake that cannot be bet is not stored. */
  keep: (session: Session, request: KeepRequest) => void;
  flight: (session: Session) => FlightView | undefined;
  /** What other players of the site bet on their flights of this title. */
  others: (session: Session) => OthersBet[];
}

/** What the frame is told about the visit when it opens. */
function visitOf(session: Session) {
  const { title, language, currency, digits, theme, lobbyOrigin, isFreePlay } = session;
  return { title, language, currency, digits, theme, lobbyOrigin, isFreePlay };
}

/** What the frame is told about its title when it opens. */
function titleOf(game: Game) {
  const { gameCode, engine, look, room, title, isSeeded, seed, limits, rules } = game;
  const standIn = standInOf(game);
  const { motif, palette } = title?.theme ?? {};
  return { gameCode, engine, look, room, motif, palette, standIn, isSeeded, seed, limits, rules };
}

function isOf(player: PlayerGame, round: Round): boolean {
  return (
    round.keyId === player.keyId &&
    round.vendor === player.vendor &&
    round.playerRef === player.playerRef &&
    round.gameCode === player.gameCode
  );
}

/** Makes the play service. */
export function createPlayService(options: PlayServiceOptions): PlayService {
  const { sessions, rounds, flights, choices, flightService, settlement, clock } = options;
  const wallet = createSessionWallet(options.walletFor, sessions);
  const answers = createAnswers(rounds, flights);
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
      flightService.advance();
      return {
        ...visitOf(session),
        balanceMinor,
        ...titleOf(game),
        chosen: chosenOf(player, game),
        seeds: options.seeds.current(player),
        underWay: rounds.underWay(player).map((round) => viewRound(round)),
        recent: rounds.recent(player, 12).map((round) => viewRound(round)),
        flight: answers.currentFlight(player),
        ...(game.look === 'flight' && {
          lastEnds: flights.lastEnds(player, 12),
          others: options.others.ofOthers(signedIn, clock()),
        }),
        serverNow: new Date(clock()).toISOString(),
      };
    },
    async play(session, request) {
      const known = rounds.findByPlayId(session.sessionId, request.playId);
      if (known !== undefined) return answers.ofRound(known.roundId);
      const game = gameOf(session);
      checkStake(game, request.stakeMinor);
      const place = flightChoice.safeParse(request.choice).data?.panel ?? 0;
      choices.keepStake(playerGameOf(session), place, request.stakeMinor, clock());
      const { roundId, reply } =
        game.look === 'flight'
          ? await bets.onFlight(session, request)
          : await bets.onDraw(session, game, request);
      return answers.ofRound(roundId, reply);
    },
    async cashOut(session, roundId) {
      const round = rounds.find(roundId);
      const player = playerGameOf(session);
      if (round === undefined || !isOf(player, round)) throw new GameError('not_found');
      flightService.cashOut(round);
      return answers.ofRound(roundId, await settlement.payNow(roundId));
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
      return answers.currentFlight(playerGameOf(session));
    },
    others: (session) => options.others.ofOthers(session, clock()),
  };
}
