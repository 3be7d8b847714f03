import { afterEach, describe, expect, it, vi } from 'vitest';
import { startArcade, type ArcadeFixture } from '../../testing/arcade-fixture.ts';
import { fishingReturn } from './returns.ts';
import { CANNON, FISH, fishingGame } from './rules.ts';

/** Numbers in a fixed order. */
function script(...numbers: number[]) {
  const rest = [...numbers];
  return () => rest.shift() ?? Number.NaN;
}

describe('fishing', () => {
  it.each(FISH)(
    'FAIR-25 a shot at $key returns 96 %, counted over every number',
    ({ key, ...kind }) => {
      // The fish of one shot are alike, so the mean of one of them is counted and taken as often.
      let caught = 0;
      for (let number = 0; number < 10_000; number += 1)
        if (fishingGame.draw({ fish: key }, 1_000, () => number).payoutMinor > 0) caught += 1;
      expect(caught * kind.pays * kind.fish).toBe(9_600);
      expect(fishingReturn({ fish: key }).share).toBeCloseTo(0.96, 12);
      expect(fishingGame.rules.returnBp).toBe(9_600);
    },
  );

  it('catches a fish exactly below its chance', () => {
    const shot = (number: number) => fishingGame.draw({ fish: 'koi' }, 5_000, () => number);
    expect(shot(3_199)).toEqual({ outcome: { fish: 'koi', caught: [true] }, payoutMinor: 15_000 });
    expect(shot(3_200)).toEqual({ outcome: { fish: 'koi', caught: [false] }, payoutMinor: 0 });
  });

  it('FAIR-16 takes a shoal with one shot, each fish by a number of its own', () => {
    const drawn = fishingGame.draw({ fish: 'shoal' }, 2_000, script(3_199, 3_200, 0));
    expect(drawn).toEqual({
      outcome: { fish: 'shoal', caught: [true, false, true] },
      payoutMinor: 4_000,
    });
    const { deviation } = fishingReturn({ fish: 'shoal' });
    // By the binomial numbers of three fish.
    const chances = [0, 1, 2, 3].map((k) => [1, 3, 3, 1][k]! * 0.32 ** k * 0.68 ** (3 - k));
    const mean = chances.reduce((sum, chance, k) => sum + chance * k, 0);
    const square = chances.reduce((sum, chance, k) => sum + chance * k * k, 0);
    expect(mean).toBeCloseTo(0.96, 12);
    expect(deviation).toBeCloseTo(Math.sqrt(square - mean * mean), 12);
  });

  it.each([{ fish: 'golden' }, { fish: 'toString' }, { fish: 3 }, { fish: 'koi', level: 2 }])(
    'refuses the choice %j',
    (choice) => {
      expect(fishingGame.parseChoice(choice)).toBeUndefined();
    },
  );
});

describe('the cannon', () => {
  let arcade: ArcadeFixture;
  afterEach(() => arcade.close());
  const shot = (playId: string, stakeMinor: number) => ({
    playId,
    stakeMinor,
    choice: { fish: 'koi' },
  });

  it('FAIR-16 has ten levels, and no stake between them or beyond is taken', async () => {
    arcade = await startArcade();
    const token = await arcade.enter('fishing.ilish-king');
    const before = arcade.operator.balanceMinor();
    const { levels, levelMinor } = CANNON;
    for (const bad of [0, levelMinor / 2, levelMinor + 100, levels * levelMinor + levelMinor]) {
      const { status } = await arcade.post(token, '/play', shot('play-bad-1', bad));
      expect(status, String(bad)).toBeGreaterThanOrEqual(400);
    }
    expect(arcade.operator.balanceMinor()).toBe(before);
    for (let level = 1; level <= levels; level += 1) {
      const { body } = await arcade.post(
        token,
        '/play',
        shot(`play-000${level}`, level * levelMinor),
      );
      expect(body['round'], String(level)).toMatchObject({ status: 'settled' });
    }
  });

  it('FAIR-16 what is in the water when the page is closed is settled', async () => {
    arcade = await startArcade();
    const token = await arcade.enter('fishing.ilish-king');
    const before = arcade.operator.balanceMinor();
    const { promise: held, resolve: answerNow } = Promise.withResolvers<void>();
    arcade.operator.behaviours.betAndWin = held;
    // The page is closed: nobody waits for the answer.
    const playing = arcade.post(token, '/play', shot('play-0001', 3_000));
    await vi.waitFor(() => expect(arcade.operator.calls.at(-1)?.call).toBe('betAndWin'));
    const [open] = (await arcade.get(token, '/session')).body['underWay'] as object[];
    expect(open).toMatchObject({ status: 'betting', payoutMinor: 0 });
    expect(open).not.toHaveProperty('outcome');
    answerNow();
    await playing;
    await arcade.app.deliver();
    const { body } = await arcade.get(await arcade.enter('fishing.ilish-king'), '/session');
    expect(body['underWay']).toEqual([]);
    const [settled] = body['recent'] as { status: string; payoutMinor: number }[];
    expect(settled).toMatchObject({ status: 'settled', stakeMinor: 3_000 });
    expect(arcade.operator.balanceMinor()).toBe(before - 3_000 + (settled?.payoutMinor ?? 0));
  });
});
