import { describe, expect, it } from 'vitest';
import { countHands } from '../../../testing/three-card-returns.ts';
import { teenPattiReturn } from '../../teen-patti/returns.ts';
import { TEEN_PATTI_COUNTS, TEEN_PATTI_OUTCOMES, teenPattiGame } from '../../teen-patti/rules.ts';
import { threeCardReturnOf } from '../../three-card/returns.ts';
import { THREE_CARD_COUNTS, threeCardGame } from '../../three-card/rules.ts';
import { PACK, cardText } from '../cards.ts';
import {
  doesQualify,
  isWorthPlaying,
  kindOf,
  POKER_ORDER,
  strengthOf,
  TEEN_PATTI_ORDER,
} from './hands.ts';
import { ALL_DEALS } from './returns.ts';

/** Cards by their signs: `Q♦ 6♥ 4♠`. */
const handOf = (signs: string) =>
  signs.split(' ').map((sign) => PACK.find((card) => cardText(card) === sign) ?? -1);

/** Draws the cards that are named, one after another, out of a pack. */
function randomFor(signs: string) {
  const wanted = handOf(signs);
  const left = [...PACK];
  return () => {
    const place = left.indexOf(wanted.shift() ?? -1);
    left.splice(place, 1);
    return place;
  };
}

const DEALER_OUT = ' J♥ 8♠ 4♣';
const play = (
  cards: string,
  acts: ('play' | 'pack')[],
  bets: Record<string, number> = { ante: 1_000, pairPlus: 1_000 },
  game = teenPattiGame,
) =>
  game.play(
    { bets },
    0,
    acts.map((act) => ({ act })),
    randomFor(cards),
  );

describe.each([
  ['teen patti', TEEN_PATTI_ORDER, TEEN_PATTI_COUNTS],
  ['three card', POKER_ORDER, THREE_CARD_COUNTS],
])('%s', (_name, order, own) => {
  it('has counted all pairs of hands, and found the best play', { timeout: 60_000 }, () => {
    const { counts, weakestPlayed, strongestPacked } = countHands(order);
    expect(counts).toEqual(own);
    const all = Object.values(counts).flatMap((ways) => Object.values(ways));
    expect(all.reduce((sum, count) => sum + count, 0)).toBe(ALL_DEALS);
    expect(weakestPlayed).toBe(strengthOf(handOf('Q♦ 6♥ 4♠'), order));
    expect(strongestPacked).toBe(strengthOf(handOf('Q♦ 6♥ 3♠'), order));
  });
});

describe('the ranks of three cards', () => {
  const rising = (order: typeof POKER_ORDER, ...hands: string[]) => {
    const strengths = hands.map((hand) => strengthOf(handOf(hand), order));
    expect(strengths.toSorted((one, other) => one - other)).toEqual(strengths);
    expect(new Set(strengths).size).toBe(hands.length);
  };

  it('are those of teen patti', () => {
    rising(
      TEEN_PATTI_ORDER,
      '5♦ 3♥ 2♠',
      'A♦ K♥ J♠',
      '2♦ 2♥ 3♠',
      'A♦ A♥ K♠',
      '5♥ 3♥ 2♥',
      'A♥ K♥ J♥',
      '4♦ 3♥ 2♠',
      'K♦ Q♥ J♠',
      'A♦ 2♥ 3♠',
      'A♦ K♥ Q♠',
      '4♥ 3♥ 2♥',
      'A♥ 2♥ 3♥',
      'A♥ K♥ Q♥',
      '2♦ 2♥ 2♠',
      'A♦ A♥ A♠',
    );
  });

  it('are those of poker in three card', () => {
    rising(
      POKER_ORDER,
      'A♦ K♥ J♠',
      'A♦ A♥ K♠',
      'A♥ K♥ J♥',
      'A♦ 2♥ 3♠',
      '4♦ 3♥ 2♠',
      'A♦ K♥ Q♠',
      '2♦ 2♥ 2♠',
      'A♦ A♥ A♠',
      'A♥ 2♥ 3♥',
      'A♥ K♥ Q♥',
    );
  });

  it('do not look at the order of the cards, nor at suits', () => {
    const same = ['9♦ K♥ 9♠', 'K♣ 9♥ 9♣', '9♠ 9♦ K♦'].map((hand) =>
      strengthOf(handOf(hand), POKER_ORDER),
    );
    expect(new Set(same).size).toBe(1);
    expect(kindOf(handOf('2♦ 4♥ 3♠'))).toBe('sequence');
    expect(kindOf(handOf('K♦ A♥ 2♠'))).toBe('high');
  });

  it('let the dealer play from a queen on, and the player from queen, six and four', () => {
    const hands = ['J♦ 10♥ 8♠', 'Q♦ 3♥ 2♠', '2♦ 2♥ 3♠', 'A♦ 3♥ 2♠', '5♦ 3♥ 2♠'];
    expect(hands.map((hand) => doesQualify(handOf(hand)))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    const own = ['Q♦ 6♥ 3♠', 'Q♦ 6♥ 4♠', 'Q♦ 5♥ 4♠', 'Q♦ 7♥ 2♠', 'J♦ 10♥ 8♠', 'K♦ 3♥ 2♠'];
    expect(own.map((hand) => isWorthPlaying(handOf(hand)))).toEqual([
      false,
      true,
      false,
      true,
      false,
      true,
    ]);
  });
});

describe('a round of three cards', () => {
  it.each([
    ['9♦ 9♥ K♠ J♥ 8♠ 4♣', 'out', 3_000 + 2_000],
    ['9♦ 9♥ K♠ Q♥ 8♠ 4♣', 'won', 4_000 + 2_000],
    ['9♦ 9♥ K♠ A♥ A♠ 4♣', 'lost', 2_000],
    ['K♦ 9♥ 4♠ K♥ 9♠ 4♣', 'tie', 2_000],
    ['8♥ 9♥ 10♥ A♥ A♠ 4♣', 'won', 4_000 + 4_000 + 41_000],
    ['8♥ 8♦ 8♠ A♥ A♠ 4♣', 'won', 4_000 + 5_000 + 31_000],
    ['8♥ 9♦ 10♠ A♥ K♠ Q♣', 'lost', 1_000 + 7_000],
    ['8♥ 2♥ 10♥ J♥ 8♠ 4♣', 'out', 3_000 + 5_000],
  ])('%s ends %s and pays %i', (cards, way, payoutMinor) => {
    const state = play(cards, ['play']);
    expect(state?.end).toMatchObject({ outcome: { way }, payoutMinor });
    expect(state?.stakedMinor).toBe(3_000);
  });

  it('shows nothing of the dealer before its end, and pays pair plus also when it is packed', () => {
    const before = play('9♦ 9♥ K♠' + DEALER_OUT, []);
    expect(before).toEqual({
      shown: { player: handOf('9♦ 9♥ K♠') },
      stakedMinor: 2_000,
      allowed: ['play', 'pack'],
    });
    const packed = play('9♦ 9♥ K♠' + DEALER_OUT, ['pack']);
    expect(packed?.end).toMatchObject({ outcome: { way: 'pack' }, payoutMinor: 2_000 });
    expect(packed?.stakedMinor).toBe(2_000);
    expect(play('9♦ 9♥ K♠' + DEALER_OUT, ['pack', 'play'])).toBeUndefined();
  });

  it('is another game by the order of poker: three of a kind loses to a straight flush', () => {
    const cards = '8♥ 8♦ 8♠ 4♥ 5♥ 6♥';
    expect(play(cards, ['play'])?.end?.outcome['way']).toBe('won');
    expect(play(cards, ['play'], { ante: 1_000 }, threeCardGame)?.end).toMatchObject({
      outcome: { way: 'lost' },
      payoutMinor: 4_000,
    });
  });

  it('returns 96.64 % of the ante in teen patti, 96.62 % in three card, and 97.68 % of pair plus', () => {
    const ante = teenPattiReturn({ bets: { ante: 1_000 } });
    expect(ante.share).toBeCloseTo(0.966_451, 6);
    expect(ante.topHundredths).toBe(900);
    expect(teenPattiReturn({ bets: { ante: 0, pairPlus: 1_000 } }).share).toBeCloseTo(
      (48 * 41 + 52 * 31 + 720 * 7 + 1_096 * 5 + 3_744 * 2) / 22_100,
      12,
    );
    expect(threeCardReturnOf({ bets: { ante: 1_000 } }).share).toBeCloseTo(0.966_270, 6);
    expect(TEEN_PATTI_OUTCOMES).toHaveLength(24);
  });

  it.each([
    [{ bets: { pairPlus: 1_000 } }],
    [{ bets: { ante: 500 } }],
    [{ bets: { ante: 501_000 } }],
    [{ bets: { ante: 1_000, pairPlus: 201_000 } }],
    [{ bets: { ante: 1_000, play: 1_000 } }],
  ])('refuses the chips %j', (choice) => expect(teenPattiGame.parseChoice(choice)).toBeUndefined());
});
