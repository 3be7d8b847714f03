import { expect, it } from 'vitest';
import { GRAND_CHANCE } from '../games/slot-respin/returns.ts';
import { jackpotOf, wonJackpot } from './jackpot.ts';

it('MONEY-02 the jackpot takes of a stake what the grand prize is worth on average, and pays the grand prize', () => {
  const jackpot = jackpotOf({ gameCode: 'draw.crore-chest', stakeMinor: 100_000 });
  expect(jackpot?.prizeMinor).toBe(100_000_000);
  const worth = (jackpot?.prizeMinor ?? 0) * GRAND_CHANCE;
  expect(worth - (jackpot?.contributionMinor ?? 0)).toBeGreaterThanOrEqual(0);
  expect(worth - (jackpot?.contributionMinor ?? 0)).toBeLessThan(1);
  expect(jackpot?.contributionMinor).toBe(2_948);
  expect([wonJackpot({ grand: 100_000 }), wonJackpot({ grand: 0 }), wonJackpot({})]).toEqual([
    true,
    false,
    false,
  ]);
});

it('MONEY-02 no other game plays for a jackpot, and a slot of the same room without one neither', () => {
  for (const gameCode of ['draw.neon-bingo', 'slot.royal-bengal', 'slot.padma-pearls', 'slot.any'])
    expect(jackpotOf({ gameCode, stakeMinor: 100_000 })).toBeUndefined();
});
