import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OTHER_LOBBY, startArcade } from '../testing/arcade-fixture.ts';
import type { ArcadeFixture } from '../testing/arcade-fixture.ts';
import { maskName } from './others.store.ts';

let arcade: ArcadeFixture;
beforeEach(async () => {
  arcade = await startArcade();
});
afterEach(() => arcade.close());

/** Signs a player in and opens the crash game. */
function enterAs(name: string, changes: Parameters<ArcadeFixture['enter']>[1] = {}) {
  arcade.operator.setPlayer({ playerRef: `ref-of-${name}`, displayName: name });
  return arcade.enter('crash.uran', changes);
}

/** Places a bet that cashes out by itself at 1.50. */
async function bet(token: string, playId: string, stakeMinor: number): Promise<string> {
  const body = { playId, stakeMinor, choice: { panel: 0, autoHundredths: 150 } };
  const answer = await arcade.post(token, '/play', body);
  return (answer.body['flight'] as { flightId: string }).flightId;
}

/** Makes the next flights end at the given hundredths. */
const endAt = (hundredths: number) =>
  arcade.setRandom((bound) =>
    bound === 2 ** 32 ? Math.floor((96 * 2 ** 32) / hundredths) - 1 : 0,
  );

const othersOf = async (token: string) => (await arcade.get(token, '/session')).body['others'];

describe("other players' flights", () => {
  it('VENDOR-06 are the real bets of others on this site, newest first, under masked names', async () => {
    const mitu = await enterAs('mituakter');
    expect(await othersOf(mitu)).toEqual([]);
    endAt(200);
    await bet(mitu, 'play-0001', 10_000);
    arcade.pass(60_000);
    arcade.app.advance();
    endAt(120);
    await bet(mitu, 'play-0002', 5_000);
    arcade.pass(60_000);
    const rafi = await enterAs('rafi_88');
    endAt(300);
    await bet(rafi, 'play-0003', 2_000);
    arcade.pass(100);
    const cashed = { name: 'mi***r', stakeMinor: 10_000, state: 'cashed' };
    const lost = { name: 'mi***r', stakeMinor: 5_000, state: 'lost', hundredths: 120 };
    const own = [
      { ...lost, payoutMinor: 0 },
      { ...cashed, hundredths: 150, payoutMinor: 15_000 },
    ];
    expect(await othersOf(rafi)).toEqual(own);
    const flying = { name: 'ra***8', stakeMinor: 2_000, state: 'flying', payoutMinor: 0 };
    expect(await othersOf(mitu)).toEqual([flying]);
    expect(JSON.stringify(await othersOf(rafi))).not.toContain('ref-of');
  });

  it('VENDOR-06 are told with the news of an own flight, so that nothing is asked for them alone', async () => {
    const mitu = await enterAs('mituakter');
    endAt(200);
    await bet(mitu, 'play-0001', 10_000);
    const rafi = await enterAs('rafi_88');
    const flightId = await bet(rafi, 'play-0002', 2_000);
    arcade.pass(60_000);
    const { body } = await arcade.get(rafi, `/flight?flightId=${flightId}&open=1`);
    expect(body['others']).toEqual([
      { name: 'mi***r', stakeMinor: 10_000, state: 'cashed', hundredths: 150, payoutMinor: 15_000 },
    ]);
  });

  it('VENDOR-06 leave out another site, another title, another currency, free play and yesterday', async () => {
    endAt(200);
    const elsewhere = await enterAs('elsewhere', { lobbyOrigin: OTHER_LOBBY });
    await bet(elsewhere, 'play-0001', 10_000);
    await bet(await enterAs('freely', { freePlay: true }), 'play-0002', 10_000);
    arcade.operator.setPlayer({ playerRef: 'ref-of-slots', displayName: 'slots' });
    const slots = await arcade.enter('slot.golden-river');
    await arcade.post(slots, '/play', { playId: 'play-0003', stakeMinor: 1_000, choice: {} });
    const rafi = await enterAs('rafi_88');
    expect(await othersOf(rafi)).toEqual([]);
    await bet(await enterAs('mituakter'), 'play-0004', 10_000);
    expect(await othersOf(rafi)).toHaveLength(1);
    expect(await othersOf(elsewhere)).toEqual([]);
    expect(await othersOf(await enterAs('amit', { currency: 'INR' }))).toEqual([]);
    arcade.pass(11 * 3_600_000);
    expect(await othersOf(rafi)).toHaveLength(1);
    arcade.pass(14 * 3_600_000);
    expect(await othersOf(await enterAs('rafi_88'))).toEqual([]);
  });

  it.each([
    ['rafi_88', 'ra***8'],
    ['রাফি', 'রা***'],
    ['abc', 'ab***'],
    ['a', '***'],
    ['', '***'],
  ])('VENDOR-06 the name %s is shown as %s', (name, masked) => {
    expect(maskName(name)).toBe(masked);
  });
});
