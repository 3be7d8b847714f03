import { setImmediate as nextTurn } from 'node:timers/promises';
import { DRAWN_TITLES } from '../draws/timetable.ts';
import type { ArcadeFixture } from './arcade-fixture.ts';

/**
 * Waits until every title that draws by the clock has its chain and its next draw. The arcade's clock stands still from
 * then on, so that no draw comes before the test passes time.
 */
export async function untilAnnounced(arcade: ArcadeFixture): Promise<void> {
  arcade.stopClock();
  const waiting = () =>
    Number(
      arcade.database().prepare('SELECT count(*) AS n FROM draws WHERE balls IS NULL').get()?.['n'],
    );
  for (let turn = 0; turn < 5_000; turn += 1) {
    arcade.app.advance();
    if (waiting() === DRAWN_TITLES.length) return;
    await nextTurn();
  }
  throw new Error('A title has no draw');
}
