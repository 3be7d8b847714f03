import { inTransaction, type Clock, type Database } from '@maidan/partner-service';
import { GameError } from '../platform/errors.ts';
import type { PlayerGame, Round, RoundsStore } from '../play/rounds.store.ts';
import type { Settlement } from '../play/settlement.ts';
import type { Draw, DrawsStore } from './draws.store.ts';
import { drawnRoom, drawnTitle } from './timetable.ts';

/** How many tickets of a title a player may have for the next draw. */
const MOST_TICKETS = 10;

/** What tickets are kept in, and the clock that decides which draw they are for. */
export interface TicketsOptions {
  database: Database;
  draws: Pick<DrawsStore, 'next'>;
  rounds: RoundsStore;
  settlement: Pick<Settlement, 'settle' | 'returnStake'>;
  clock: Clock;
}

/** The tickets on draws that are the same for everybody. */
export interface Tickets {
  /**
   * The draw that a ticket would be for.
   * @throws GameError `draw_closed` when no draw takes tickets
   */
  drawFor: (game: PlayerGame) => string;
  /**
   * Refuses a ticket of a player who has enough of the title, those included whose stake is being asked for.
   * @throws GameError `too_many_bets`
   */
  checkCount: (game: PlayerGame) => void;
  /** Puts a round whose stake was taken on its draw; answers false when that is over. */
  join: (round: Round, drawId: string) => boolean;
  /**
   * Settles every ticket of a draw that was drawn just now, in the transaction that stores its numbers. The stake of a
   * ticket that its game does not understand any more goes back.
   */
  settle: (draw: Draw, drawn: readonly number[]) => void;
  /** Returns the stakes of a draw that is never drawn. */
  giveBack: (draw: Draw) => void;
}

/** The name of a draw by which its tickets are found. */
const drawIdOf = ({ slug, drawNo }: Pick<Draw, 'slug' | 'drawNo'>): string =>
  `draw/${slug}/${drawNo}`;

/** The number of the draw that a round is a ticket of; undefined for any other round. */
export function drawNoOf({ flightId }: Pick<Round, 'flightId'>): number | undefined {
  const number = /^draw\/[^/]+\/(\d+)$/.exec(flightId ?? '')?.[1];
  return number === undefined ? undefined : Number(number);
}

/** Makes the tickets over their stores. */
export function createTickets(options: TicketsOptions): Tickets {
  const { database, draws, rounds, settlement, clock } = options;

  function open({ gameCode }: Pick<PlayerGame, 'gameCode'>): Draw | undefined {
    const draw = draws.next(drawnTitle(gameCode) ?? '');
    return draw !== undefined && clock() < draw.drawsAt ? draw : undefined;
  }

  return {
    drawFor(game) {
      const draw = open(game);
      if (draw === undefined) throw new GameError('draw_closed');
      return drawIdOf(draw);
    },
    checkCount(game) {
      const { mostTickets = MOST_TICKETS } = drawnRoom(drawnTitle(game.gameCode) ?? '');
      if (rounds.underWay(game).length >= mostTickets)
        throw new GameError('too_many_bets', { most: mostTickets });
    },
    join: (round, drawId) =>
      inTransaction(database, () => {
        const draw = open(round);
        if (draw === undefined || drawIdOf(draw) !== drawId) return false;
        return rounds.setOpen(round.roundId, drawId);
      }),
    settle(draw, drawn) {
      const room = drawnRoom(draw.slug);
      for (const round of rounds.openOn(drawIdOf(draw))) {
        const choice = room.parseChoice(round.choice);
        if (choice === undefined) {
          // Nobody can say what it would have come to, and the tickets of others must not wait for it.
          settlement.returnStake(round.roundId);
          continue;
        }
        const { outcome, payoutMinor } = room.settle(choice, round.stakeMinor, drawn);
        settlement.settle(round.roundId, outcome, payoutMinor);
      }
    },
    giveBack(draw) {
      for (const { roundId } of rounds.openOn(drawIdOf(draw))) settlement.returnStake(roundId);
    },
  };
}
