import { ballsOf } from '../../../../apps/arcade/src/draws/balls.ts';
import type { DrawnRoom } from '../../../../apps/arcade/src/games/drawn-room.ts';
import { SALT, chainValues } from './chain-values.ts';
import { judged } from './returns.ts';
import type { WayMeasure } from './returns.ts';

/**
 * Draws so many times for a title of a room, shared evenly among the room's tickets: every ticket alone in a draw of its
 * own, with the values of one chain. The stake is a multiple of a hundred units, so that nothing paid is cut.
 */
export function measureDraws(room: DrawnRoom<unknown>, slug: string, rounds: number): WayMeasure[] {
  const ways = room.samples;
  const each = Math.max(2, Math.ceil(rounds / ways.length));
  const stake = Math.max(10_000, room.limits.minMinor);
  const values = chainValues(each * ways.length);
  return ways.map((choice) => {
    let sum = 0;
    for (let round = 0; round < each; round += 1) {
      const { value, no } = values.next().value ?? spent();
      const drawn = ballsOf({ value, salt: SALT, slug, drawNo: no });
      sum += room.settle(choice, stake, drawn).payoutMinor;
    }
    return { choice, ...judged(room.returnOf(choice), sum / each / stake, each) };
  });
}

function spent(): never {
  throw new Error('The chain has no value left');
}
