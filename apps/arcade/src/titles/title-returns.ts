import type { TitleReturn } from '@maidan/wire';
import { findGame } from '../engines/catalogue.ts';
import { listedTitles } from '../engines/game-list.ts';
import { FIXTURE_MOST_BP, FIXTURE_RETURN_BP } from '../fixtures/book.ts';
import { sportOf } from '../fixtures/programme.ts';
import type { WayReturn } from '../games/room.ts';
import { drawnRoomOf, roomOf } from '../games/rooms.ts';

/** The share of all that is staked which a way to play returns, raises counted as stakes. */
function shareOfStakes({ share, averageStake = 1 }: WayReturn): number {
  return (share + averageStake - 1) / averageStake;
}

/** Basis points of a share. The largest shares of a game are sums of floats, so a hair below a whole point is that point. */
function basisPointsOf(share: number): number {
  return Math.floor(share * 10_000 + 1e-6);
}

/** The ways of a room that return least and most. */
function waysOf(room: NonNullable<ReturnType<typeof roomOf | typeof drawnRoomOf>>) {
  const all = room.samples.map((choice) => basisPointsOf(shareOfStakes(room.returnOf(choice))));
  return { leastBp: Math.min(...all), mostBp: Math.max(...all) };
}

/**
 * What every title of the list returns in theory, computed from the tables that pay. A sport returns what its prices do:
 * they are cut to hundredths, so its least is a bound.
 */
export function titleReturns(): TitleReturn[] {
  const ofRooms = new Map<string, ReturnType<typeof waysOf>>();
  return [...listedTitles].map(([slug, { engine, room: name }]) => {
    const gameCode = `${engine}.${slug}`;
    if (sportOf(gameCode) !== undefined)
      return { gameCode, leastBp: FIXTURE_RETURN_BP, mostBp: FIXTURE_MOST_BP };
    const room = roomOf(name) ?? drawnRoomOf(name);
    if (room === undefined || name === undefined) {
      const returnBp = findGame(gameCode)?.rules.returnBp;
      if (returnBp === undefined) throw new Error(`The title ${slug} runs no game`);
      return { gameCode, leastBp: returnBp, mostBp: returnBp };
    }
    const ways = ofRooms.get(name) ?? waysOf(room);
    ofRooms.set(name, ways);
    return { gameCode, ...ways };
  });
}
