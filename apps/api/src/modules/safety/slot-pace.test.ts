import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeSetting } from '../../testing/site/change-setting.ts';
import { seedGames, testGame } from '../../testing/catalogue.ts';
import { openSafety } from './safety.fixture.ts';
import type { Safety, SafetyPlayer } from './safety.fixture.ts';

let safety: Safety;
let player: SafetyPlayer;

beforeEach(async () => {
  safety = await openSafety();
  const { app, clock } = safety;
  const change = { siteId: 'first', path: 'slotPaceMs', value: 2500 };
  await changeSetting({ db: app.db, clock }, change);
  await app.app.directory.refresh();
  player = await safety.player('hasina_b');
});
afterEach(() => safety.close());

const tooSoon = { status: 403, body: { code: 'limit_reached', limit: { kind: 'pace' } } };

describe('the time from bet to bet in a slot', () => {
  it('is two and a half seconds: of five spins in 0.2 s the first is taken', async () => {
    const statuses: number[] = [];
    for (let spin = 0; spin < 5; spin += 1) {
      statuses.push((await player.betAndWin(1_000, 2_000)).status);
      safety.clock.moveMs(40);
    }
    expect(statuses).toEqual([200, 403, 403, 403, 403]);
    safety.clock.moveMs(2_299);
    expect(await player.betAndWin(1_000, 0)).toMatchObject(tooSoon);
    safety.clock.moveMs(1);
    expect(await player.betAndWin(1_000, 0)).toMatchObject({ status: 200 });
  });

  it('counts bets into a round that is open, and holds up no win', async () => {
    await player.bet(1_000, 'long');
    safety.clock.moveMs(3_000);
    expect(await player.bet(1_000, 'long')).toMatchObject({ status: 200 });
    safety.clock.moveMs(1_000);
    expect(await player.bet(1_000, 'long')).toMatchObject(tooSoon);
    expect(await player.win('long', 3_000)).toMatchObject({ status: 200 });
  });

  it('is none in another kind of game', async () => {
    await seedGames(safety.app, [testGame({ nodeId: 1, gameType: 'LIVE', classifies: [] })]);
    expect(await player.bet(1_000)).toMatchObject({ status: 200 });
    expect(await player.bet(1_000)).toMatchObject({ status: 200 });
  });
});
