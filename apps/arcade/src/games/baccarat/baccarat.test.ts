import { describe, expect, it } from 'vitest';
import { rankOf } from '../parts/cards.ts';
import { dealBaccarat, doesBankerDraw, isPair, totalOf } from './deal.ts';
import { baccaratReturn } from './returns.ts';
import { BACCARAT_KINDS, baccaratGame, sideOf } from './rules.ts';

const RANKS = 13;

/** A third card of each number of points, and how many ranks have it: ten and the courts have none. */
const THIRDS = [12, 0, 1, 2, 3, 4, 5, 6, 7, 8].map((rank) => [rank, rank === 8 ? 4 : 1] as const);
const SIDES = ['player', 'banker', 'tie'];

/** Counts again, in all ways in which six ranks can fall, which side wins with which pairs. */
function countAgain(): number[] {
  const counts = Array.from({ length: 12 }, () => 0);
  const ranks = [0, 0, 0, 0, 0, 0];
  let used = 0;
  const nextCard = () => (ranks[used++] ?? 0) * 4;
  for (let way = 0; way < RANKS ** 4; way += 1) {
    for (let at = 0, rest = way; at < 4; at += 1, rest = Math.floor(rest / RANKS))
      ranks[at] = rest % RANKS;
    for (const [third, thirds] of THIRDS) {
      ranks[4] = third;
      for (const [last, lasts] of THIRDS) {
        ranks[5] = last;
        used = 0;
        const { player, banker } = dealBaccarat(nextCard);
        const pairs = Number(isPair(player)) + 2 * Number(isPair(banker));
        const kind = SIDES.indexOf(sideOf(player, banker)) * 4 + pairs;
        const times = [RANKS * RANKS, thirds * RANKS, thirds * lasts][used - 4] ?? 0;
        counts[kind] = (counts[kind] ?? 0) + times;
        if (used < 6) break;
      }
      if (used < 5) break;
    }
  }
  return counts;
}

const STRANGE: unknown[] = [
  { bets: {} },
  { bets: { player: 1_500 } },
  { bets: { player: 0 } },
  { bets: { player: -1_000 } },
  { bets: { player: 1_001_000 } },
  { bets: { tie: 201_000 } },
  { bets: { player: 1_000_000, banker: 1_000_000, tie: 1_000 } },
  { bets: { dragon: 1_000 } },
  { bets: { __proto__: 1_000, constructor: 1_000 } },
  { bets: [1_000] },
  { bets: { player: '1000' } },
];

describe('baccarat', () => {
  it('counts every way in which six ranks can fall', () => {
    const own = BACCARAT_KINDS.map(({ count }) => count);
    expect(own).toEqual(countAgain());
    expect(own.reduce((sum, count) => sum + count, 0)).toBe(RANKS ** 6);
  });

  it('returns what its pays say', () => {
    const share = (place: string) => baccaratReturn({ bets: { [place]: 1_000 } }).share;
    expect(share('player')).toBeCloseTo(0.987_718_594, 9);
    expect(share('banker')).toBeCloseTo(0.989_360_01, 9);
    expect(share('tie')).toBeCloseTo(0.858_830_13, 9);
    expect(share('playerPair')).toBeCloseTo(12 / 13, 12);
    expect(share('bankerPair')).toBeCloseTo(12 / 13, 12);
    expect(baccaratGame.rules.returnBp).toBe(8_588);
  });

  it('draws to the table of punto banco', () => {
    const drawing = (total: number) =>
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((third) => doesBankerDraw(total, third)).join('');
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((total) => drawing(total))).toEqual([
      '0123456789',
      '0123456789',
      '0123456789',
      '012345679',
      '234567',
      '4567',
      '67',
      '',
    ]);
    expect([5, 6].map((total) => doesBankerDraw(total, undefined))).toEqual([true, false]);
  });

  it('gives player and banker back on a tie, and pays five percent less on the banker', () => {
    const play = (ranks: number[], bets: Record<string, number>) => {
      const cards = ranks.map((rank) => (rank - 2) * 4);
      return baccaratGame.draw({ bets }, 0, () => cards.shift() ?? 0).payoutMinor;
    };
    expect(play([9, 13, 4, 5], { player: 1_000, banker: 2_000, tie: 1_000 })).toBe(12_000);
    expect(play([7, 13, 4, 5], { banker: 1_000 })).toBe(1_950);
    expect(play([9, 13, 4, 5], { playerPair: 1_000, bankerPair: 1_000 })).toBe(0);
    expect(play([4, 4, 3, 3], { player: 1_000, playerPair: 1_000, bankerPair: 1_000 })).toBe(
      26_000,
    );
  });

  it.each(STRANGE)('refuses the chips %j', (choice: unknown) => {
    expect(baccaratGame.parseChoice(choice)).toBeUndefined();
  });

  it('adds points up to their last digit', () => {
    expect(rankOf(51)).toBe(14);
    expect([totalOf([51, 32]), totalOf([28, 24]), totalOf([47, 43, 39])]).toEqual([1, 7, 0]);
  });
});
