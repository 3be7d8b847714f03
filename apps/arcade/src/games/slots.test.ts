import { describe, expect, it } from 'vitest';
import { ROOMS } from './rooms.ts';

const FAMILIES = ['slot-classic', 'slot-lines', 'slot-cascade', 'slot-respin'] as const;

describe.each(FAMILIES)('%s', (family) => {
  const { game, samples } = ROOMS[family];

  it('FAIR-14 sells no feature: a bet is a spin, and a choice that asks for more is refused', () => {
    for (const sample of samples) {
      expect(game.parseChoice(sample)).toEqual(sample);
      for (const more of [{ buy: true }, { feature: 'free' }, { bonus: 1 }, { stakes: 50 }])
        expect(game.parseChoice({ ...(sample as object), ...more })).toBeUndefined();
    }
  });
});
