import { describe, expect, it } from 'vitest';
import { countHand } from '../../testing/holdem-hand.ts';
import { titleGames } from '../../titles/titles.ts';
import { PACK, cardText, type Card } from '../parts/cards.ts';
import { ENDS, leftOf, WAYS_ON } from './best-play.ts';
import { countFlop, countFlops } from './count-all.ts';
import { flopClasses } from './flops.ts';
import { isFolded } from './folds.ts';
import { doesQualify, kindOfStrength, strengthOf, type HandKind } from './hands.ts';
import { createBoardStrengths } from './lookup.ts';
import { ALL_ROUNDS, HOLDEM_COUNTS, HOLDEM_OUTCOMES, HOLDEM_RETURN } from './returns.ts';
import { holdemGame } from './rules.ts';

/** Cards by their signs: `Q♦ 6♥ 4♠`. */
const cardsOf = (signs: string): Card[] =>
  signs.split(' ').map((sign) => PACK.find((card) => cardText(card) === sign) ?? Number.NaN);

/** A round with a stake of 1,000 in which these cards come: two own, two of the dealer, five on the table. */
function play(signs: string, acts: ('play' | 'fold')[]) {
  const left = [...PACK];
  const cards = cardsOf(signs);
  const steps = acts.map((act) => ({ act }));
  return holdemGame.play({ bets: { ante: 1_000 } }, 1_000, steps, () => {
    const place = left.indexOf(cards.shift() ?? Number.NaN);
    left.splice(place, 1);
    return place;
  });
}

/** Numbers below a bound, the same ones each time. */
function diceOf(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % bound;
  };
}

/** So many different cards. */
function drawn(dice: (bound: number) => number, count: number): Card[] {
  const left = [...PACK];
  return Array.from({ length: count }, () => left.splice(dice(left.length), 1)[0] ?? 0);
}

describe('a hand of seven cards', () => {
  it.each<[string, HandKind]>([
    ['10♥ J♥ Q♥ K♥ A♥ A♦ A♠', 'royal'],
    ['9♥ J♥ Q♥ K♥ 10♥ A♦ A♠', 'straightFlush'],
    ['A♠ 2♠ 3♠ 4♠ 5♠ 6♦ K♦', 'straightFlush'],
    ['7♦ 7♥ 7♠ 7♣ 2♦ 2♥ 2♠', 'four'],
    ['7♦ 7♥ 7♠ 2♣ 2♦ 2♥ K♦', 'fullHouse'],
    ['7♦ 7♥ 7♠ 2♣ 2♦ K♥ K♦', 'fullHouse'],
    ['2♦ 5♦ 9♦ J♦ K♦ K♥ K♠', 'flush'],
    ['A♠ 2♥ 3♠ 4♠ 5♠ 5♥ 5♦', 'straight'],
    ['4♥ 5♥ 6♥ 7♦ 8♠ 2♥ 8♣', 'straight'],
    ['Q♦ K♥ A♠ 2♣ 3♦ 3♥ 3♠', 'three'],
    ['7♦ 7♥ 2♠ 2♣ 3♦ 3♥ A♠', 'twoPairs'],
    ['J♦ J♥ 2♠ 5♣ 3♦ 8♥ 9♠', 'pair'],
    ['Q♦ K♥ A♠ 2♣ 3♦ 8♥ 9♠', 'high'],
  ])('of %s is %s, in whatever order its cards lie', (signs, kind) => {
    const cards = cardsOf(signs);
    expect(kindOfStrength(strengthOf(cards))).toBe(kind);
    expect(strengthOf(cards.toReversed())).toBe(strengthOf(cards));
  });

  it('is ranked by kind, then by its ranks, and never by suits', () => {
    const rising = [
      '2♦ 3♦ 4♦ 5♦ 7♥',
      '2♦ 3♦ 4♦ 6♦ 7♥',
      'A♦ K♦ Q♦ J♦ 9♥',
      '2♦ 2♥ 3♦ 4♦ 5♦',
      '2♦ 2♥ 3♦ 4♦ 6♦',
      '4♦ 4♥ 2♦ 3♦ 5♦',
      '3♦ 3♥ 2♦ 2♥ A♦',
      '4♦ 4♥ 2♦ 2♥ 3♦',
      '2♦ 2♥ 2♠ 3♦ 4♦',
      'A♦ 2♥ 3♦ 4♦ 5♦',
      '2♥ 3♦ 4♦ 5♦ 6♦',
      '2♦ 3♦ 4♦ 5♦ 7♦',
      '2♦ 2♥ 2♠ A♦ A♥',
      '3♦ 3♥ 3♠ 2♦ 2♥',
      '2♦ 2♥ 2♠ 2♣ 3♦',
      '2♦ 2♥ 2♠ 2♣ 4♦',
      'A♦ 2♦ 3♦ 4♦ 5♦',
      '9♦ 10♦ J♦ Q♦ K♦',
      '10♦ J♦ Q♦ K♦ A♦',
    ].map((signs) => strengthOf(cardsOf(signs)));
    expect(rising.toSorted((one, other) => one - other)).toEqual(rising);
    expect(new Set(rising).size).toBe(rising.length);
    expect(strengthOf(cardsOf('3♣ 3♥ 2♦ 2♥ A♦'))).toBe(strengthOf(cardsOf('3♦ 3♠ 2♠ 2♣ A♣')));
  });

  it('lets the dealer play from a pair of fours on', () => {
    const hands = ['3♦ 3♥ A♠ K♣ Q♦', '4♦ 4♥ 2♠ 3♣ 5♦', 'A♦ K♥ Q♠ J♣ 9♦', '3♦ 3♥ 2♠ 2♣ 5♦'];
    expect(hands.map((signs) => doesQualify(strengthOf(cardsOf(signs))))).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  it('is found in tables as it is by itself', () => {
    const dice = diceOf(7);
    const strengths = createBoardStrengths();
    for (let round = 0; round < 5_000; round += 1) {
      const cards = drawn(dice, 7);
      strengths.set(cards.slice(2));
      expect(strengths.of(cards[0] ?? 0, cards[1] ?? 0)).toBe(strengthOf(cards));
    }
  });
});

describe("a round of casino hold'em", () => {
  it.each([
    ['A♦ K♦ 2♣ 3♥ A♥ 7♠ 9♣ J♦ 5♠', 'out', 2_000 + 2_000],
    ['A♦ K♦ 9♥ 3♥ A♥ 7♠ 9♣ J♦ 5♠', 'won', 2_000 + 4_000],
    ['K♦ Q♦ A♦ 3♥ A♥ 7♠ 9♣ J♦ 5♠', 'lost', 0],
    ['2♦ 3♦ 2♥ 3♥ A♥ A♠ 9♣ J♦ K♠', 'tie', 1_000 + 2_000],
    ['2♦ 3♦ 9♥ 4♥ 7♦ 9♦ J♦ 5♠ K♠', 'won', 3_000 + 4_000],
    ['2♦ 3♦ 6♥ 4♥ 7♦ 9♦ J♦ 8♠ K♠', 'out', 3_000 + 2_000],
    ['2♦ 2♥ 9♥ 5♥ 2♠ 9♦ 9♣ 5♠ K♠', 'lost', 0],
    ['9♠ 2♥ K♥ 4♥ 2♠ 9♦ 9♣ 5♠ K♠', 'won', 4_000 + 4_000],
    ['9♠ 9♥ K♥ 4♥ 2♠ 9♦ 9♣ 5♠ K♠', 'won', 11_000 + 4_000],
    ['8♦ 9♦ K♥ 4♥ 7♦ 6♦ 5♦ 5♠ K♠', 'won', 21_000 + 4_000],
    ['A♦ K♦ K♥ 4♥ Q♦ J♦ 10♦ 5♠ K♠', 'won', 101_000 + 4_000],
    ['2♥ 3♥ 4♥ 5♥ A♦ K♦ Q♦ J♦ 10♦', 'tie', 1_000 + 2_000],
  ])('%s ends %s and pays %i', (signs, way, payoutMinor) => {
    const state = play(signs, ['play']);
    expect(state?.end).toMatchObject({ outcome: { way }, payoutMinor });
    expect(state?.stakedMinor).toBe(3_000);
  });

  it('shows the own cards and the flop before its end, and nothing of turn, river and dealer', () => {
    const signs = 'A♦ K♦ 2♣ 3♥ A♥ 7♠ 9♣ J♦ 5♠';
    expect(play(signs, [])).toEqual({
      shown: { player: cardsOf('A♦ K♦'), flop: cardsOf('A♥ 7♠ 9♣') },
      stakedMinor: 1_000,
      allowed: ['play', 'fold'],
    });
    const folded = play(signs, ['fold']);
    expect(folded?.end).toMatchObject({ outcome: { way: 'fold' }, payoutMinor: 0 });
    expect(folded?.stakedMinor).toBe(1_000);
    expect(play(signs, ['fold', 'play'])).toBeUndefined();
  });

  it.each([
    [{ bets: {} }],
    [{ bets: { ante: 500 } }],
    [{ bets: { ante: 501_000 } }],
    [{ bets: { ante: 1_000, play: 2_000 } }],
  ])('refuses the chips %j', (choice) => expect(holdemGame.parseChoice(choice)).toBeUndefined());
});

describe('the best play', () => {
  it('FAIR-12 returns 97.84 % of the ante, over all hands, flops, boards and hands of a dealer', () => {
    const all = HOLDEM_OUTCOMES.reduce((sum, { count }) => sum + count, 0);
    expect(all).toBe(ALL_ROUNDS);
    expect(HOLDEM_RETURN.share).toBeCloseTo(1 - 0.021_576_458, 9);
    expect(HOLDEM_COUNTS.folds / ALL_ROUNDS).toBeCloseTo(0.180_092_806, 9);
    expect(HOLDEM_RETURN.averageStake).toBeCloseTo(2.639_814_387, 9);
    expect(HOLDEM_RETURN.topHundredths).toBe(10_500);
  });

  it('FAIR-12 is what a count of whole flops finds, hand by hand and one by one', () => {
    const dice = diceOf(2_026);
    const strengths = createBoardStrengths();
    const classes = [...flopClasses().values()];
    expect(classes).toHaveLength(1_755);
    expect(classes.reduce((sum, { times }) => sum + times, 0)).toBe(22_100);
    for (let round = 0; round < 3; round += 1) {
      const { flop } = classes[dice(classes.length)] ?? { flop: [0, 1, 2] };
      const counts = countFlop(strengths, flop);
      const [one = 0, other = 0] = PACK.filter((card) => !flop.includes(card))
        .slice(dice(40))
        .slice(0, 2);
      const from = (one * 52 + other) * ENDS;
      const own = counts.subarray(from, from + ENDS);
      expect(own).toEqual(countHand([one, other], flop));
      expect(own.reduce((sum, count) => sum + count, 0)).toBe(WAYS_ON);
      for (const left of PACK.filter((card) => card > one && !flop.includes(card))) {
        const at = (one * 52 + left) * ENDS;
        expect(isFolded([left, one], flop)).toBe(leftOf(counts.subarray(at, at + ENDS)) < 0);
      }
    }
  });

  it('is kept for every name of the suits, in any order of the cards', () => {
    const [hand, flop] = [cardsOf('2♦ 7♥'), cardsOf('K♠ 9♦ 4♥')];
    expect(isFolded(hand, flop)).toBe(leftOf(countHand(hand, flop)) < 0);
    expect(isFolded(cardsOf('7♣ 2♠'), cardsOf('4♣ K♥ 9♠'))).toBe(isFolded(hand, flop));
    expect(isFolded(cardsOf('2♥ 3♦'), cardsOf('K♠ Q♦ 9♥'))).toBe(true);
    expect(isFolded(cardsOf('A♥ A♦'), cardsOf('K♠ Q♦ 9♥'))).toBe(false);
  });

  it('never folds a card that matches the flop, or four of a suit, as the rules say', () => {
    const dice = diceOf(99);
    let seen = 0;
    for (let round = 0; round < 20_000; round += 1) {
      const [one = 0, other = 0, ...flop] = drawn(dice, 5);
      const isMatched = flop.some((card) => card >> 2 === one >> 2 || card >> 2 === other >> 2);
      const suits = [one, other, ...flop].map((card) => card % 4);
      const isFour = [0, 1, 2, 3].some((suit) => suits.filter((own) => own === suit).length > 3);
      if (!isMatched && !isFour) continue;
      seen += 1;
      expect(isFolded([one, other], flop)).toBe(false);
    }
    expect(seen).toBeGreaterThan(5_000);
  });

  it('is counted and packed as it is read', () => {
    const classes = [...flopClasses().values()].slice(0, 1);
    const { ends, folds, bytes } = countFlops(classes);
    const played = ends.reduce((sum, count) => sum + count, 0);
    expect(played + folds).toBe(1_176 * (classes[0]?.times ?? 0) * WAYS_ON);
    const bits = bytes.reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0);
    expect(bits * (classes[0]?.times ?? 0) * WAYS_ON).toBe(folds);
  });
});

describe("the titles of casino hold'em", () => {
  it('are eight', () => {
    const own = [...titleGames.values()].filter(({ game }) => game === 'casino-holdem');
    expect(own).toHaveLength(8);
  });
});
