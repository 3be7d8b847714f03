import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestAnswer } from '../../testing/test-app.ts';
import { createTestPostgres, openOn, testDatabaseUrl } from '../../testing/test-database.ts';
import { countTrips } from './trip-counter.fixture.ts';
import { changeSetting } from '../../testing/site/change-setting.ts';
import { openSafety } from './safety.fixture.ts';
import type { Safety, SafetyPlayer } from './safety.fixture.ts';

// A trip to a server is what a wallet call costs; the embedded database has none.
describe.runIf(testDatabaseUrl)('the trips of a wallet call to the database', () => {
  const { stream, trips } = countTrips();
  let safety: Safety;
  let player: SafetyPlayer;

  beforeAll(async () => {
    const { url, drop } = await createTestPostgres();
    safety = await openSafety(openOn(url, drop, { stream }));
    const { app, clock } = safety;
    await changeSetting(
      { db: app.db, clock },
      { siteId: 'first', path: 'slotPaceMs', value: 2500 },
    );
    await app.app.directory.refresh();
    player = await safety.player('hasina_b');
    // The first call of each kind teaches its connection the statements.
    await player.bet(1_000, 'warm');
  });
  afterAll(() => safety.close());

  /** What is sent after an answer, such as the notice to open pages, is no part of the next call. */
  const quiet = async () => {
    for (let seen = -1; seen !== trips(); await delay(150)) seen = trips();
  };

  const tripsOf = async (call: () => Promise<TestAnswer>) => {
    const seen: { status: number; trips: number }[] = [];
    // What runs beside a call, such as a sweep or a connection that is opened for it, is no part of it either.
    for (let turn = 0; turn < 4; turn += 1) {
      safety.clock.moveMs(3_000);
      await quiet();
      const before = trips();
      const { status } = await call();
      seen.push({ status, trips: trips() - before });
    }
    return seen.reduce((least, one) => (one.trips < least.trips ? one : least));
  };

  it('are two, whatever the answer: what it has to know, and what it writes', async () => {
    const seen = {
      bet: await tripsOf(() => player.bet(1_000, 'one')),
      win: await tripsOf(() => player.win('one', 500)),
      both: await tripsOf(() => player.betAndWin(700, 900)),
      tombstone: await tripsOf(() => player.rollback('two', 'unseen')),
      tooMuch: await tripsOf(() => player.bet(900_000_000)),
      unknown: await tripsOf(() => player.win('no-such-round', 5)),
    };
    expect(seen).toEqual({
      bet: { status: 200, trips: 2 },
      win: { status: 200, trips: 2 },
      both: { status: 200, trips: 2 },
      tombstone: { status: 200, trips: 2 },
      tooMuch: { status: 403, trips: 2 },
      unknown: { status: 404, trips: 2 },
    });
  });
});
