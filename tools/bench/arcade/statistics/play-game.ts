import { listedTitles } from '../../../../apps/arcade/src/engines/game-list.ts';
import { COMMON_ROOMS, ROOMS, drawnRoomOf } from '../../../../apps/arcade/src/games/rooms.ts';
import type { CommonRoom } from '../../../../apps/arcade/src/games/room.ts';
import { measureDraws } from './draws.ts';
import { measureFixtures } from './fixtures.ts';
import { measureFlights } from './flights.ts';
import { measureReturns } from './returns.ts';
import type { AnyRoom, WayMeasure } from './returns.ts';

/** Every game that can be played here. */
export const GAMES: readonly string[] = [...Object.keys(ROOMS), ...Object.keys(COMMON_ROOMS)];

/** What a game's rounds came to. */
export interface PlayedGame {
  readonly ways: readonly WayMeasure[];
  /** Rounds in all. One flight, and one bet on a fixture, is a round, though it counts for several ways. */
  readonly rounds: number;
}

/** Plays at least so many rounds of a game. @throws Error for a name of none */
export function playGame(game: string, rounds: number): PlayedGame {
  const room = (ROOMS as Record<string, AnyRoom>)[game];
  if (room !== undefined) return apart(measureReturns(room, rounds));
  const [slug = '', ...others] = slugsOf(game);
  const drawn = drawnRoomOf(game);
  if (drawn !== undefined) return apart(measureDraws(drawn, slug, rounds));
  if (game === 'crash') return together(measureFlights(rounds));
  const { sport } = (COMMON_ROOMS as Record<string, CommonRoom>)[game] ?? {};
  if (sport !== undefined) return together(measureFixtures(sport, [slug, ...others], rounds));
  throw new Error(`There is no game ${game}`);
}

/** The titles of a game. */
function slugsOf(game: string): string[] {
  return [...listedTitles].flatMap(([slug, { room }]) => (room === game ? [slug] : []));
}

/** Ways of which each had rounds of its own. */
function apart(ways: readonly WayMeasure[]): PlayedGame {
  return { ways, rounds: ways.reduce((sum, way) => sum + way.rounds, 0) };
}

/** Ways that share their rounds; the first one had them all. */
function together(ways: readonly WayMeasure[]): PlayedGame {
  return { ways, rounds: ways[0]?.rounds ?? 0 };
}
