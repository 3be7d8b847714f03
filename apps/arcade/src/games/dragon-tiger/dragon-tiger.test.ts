import { describe, expect, it } from 'vitest';
import { betsReturn } from '../parts/bets.ts';
import { DRAGON_TIGER_KINDS, dragonTigerGame } from './rules.ts';

/** Plays chips for two cards of the order ♦2, ♥2, ♠2, ♣2, ♦3 … ♣A; eight packs lie one after the other. */
function play(dragon: number, tiger: number, bets: Record<string, number>): number {
  // The second card is taken from what the first one left.
  const places = [dragon, 52 + tiger - 1];
  return dragonTigerGame.draw({ bets }, 0, () => places.shift() ?? 0).payoutMinor;
}

describe('dragon tiger', () => {
  it('returns what its pays say of 416 × 415 pairs', () => {
    const share = (place: string) =>
      betsReturn({ bets: { [place]: 1_000 } }, DRAGON_TIGER_KINDS).share;
    expect(DRAGON_TIGER_KINDS.reduce((sum, { count }) => sum + count, 0)).toBe(416 * 415);
    const tie = 31 / 415;
    expect(share('dragon')).toBeCloseTo(1 - tie + tie / 2, 12);
    expect(share('tiger')).toBeCloseTo(1 - tie + tie / 2, 12);
    expect(share('tie')).toBeCloseTo(12 * tie, 12);
    expect(share('suitedTie')).toBeCloseTo((51 * 7) / 415, 12);
    expect(share('dragonEven')).toBeCloseTo((2.05 * 6) / 13, 12);
    expect(share('dragonRed')).toBeCloseTo(0.95, 12);
    expect(share('tigerRed')).toBeCloseTo(0.95, 12);
    expect(dragonTigerGame.rules.returnBp).toBe(8_602);
  });

  it('takes the ace for the lowest, and no suit for higher', () => {
    const [aceOfClubs, two, king, kingOfClubs] = [51, 0, 44, 47];
    expect(play(aceOfClubs, two, { dragon: 1_000, tiger: 1_000 })).toBe(2_000);
    expect(play(king, aceOfClubs, { dragon: 1_000, tie: 1_000 })).toBe(2_000);
    expect(play(king, kingOfClubs, { dragon: 1_000, tiger: 1_000, tie: 1_000 })).toBe(13_000);
    expect(play(king, kingOfClubs, { suitedTie: 1_000 })).toBe(0);
    expect(play(king, king, { suitedTie: 1_000, tie: 1_000 })).toBe(63_000);
  });

  it('pays even and red by the card itself', () => {
    const [queenOfHearts, jackOfSpades] = [41, 38];
    const bets = { dragonEven: 1_000, dragonRed: 1_000, tigerRed: 1_000 };
    expect(play(queenOfHearts, jackOfSpades, bets)).toBe(2_050 + 1_900);
    expect(play(jackOfSpades, queenOfHearts, bets)).toBe(1_900);
  });
});
