import { describe, expect, it } from 'vitest';
import { PACK, cardText, type Card } from '../parts/cards.ts';
import { COMMON_DRAWS, createBestPlay, returnOfBestPlay } from './best-play.ts';
import { HAND_PAYS, handOf, type HandName } from './hands.ts';
import { POKER_COUNT, POKER_RETURN } from './returns.ts';
import { pokerGame, type PokerStep } from './rules.ts';

const ONLY = { game: 'jacks-or-better' } as const;
/** Cards by their signs, such as K♥. */
const cardsOf = (text: string): Card[] =>
  text.split(' ').map((signs) => PACK.find((card) => cardText(card) === signs) ?? Number.NaN);

/** A round in which these cards come one after another. */
function play(text: string, steps: readonly PokerStep[], stakeMinor = 1_000) {
  const left = [...PACK];
  const cards = cardsOf(text);
  return pokerGame.play(ONLY, stakeMinor, steps, () => {
    const place = left.indexOf(cards.shift() ?? Number.NaN);
    left.splice(place, 1);
    return place;
  });
}

/** Every way to choose so many items. */
function choices(items: readonly Card[], count: number): Card[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, at) =>
    choices(items.slice(at + 1), count - 1).map((rest) => [item, ...rest]),
  );
}

describe('a hand', () => {
  it.each<[string, HandName]>([
    ['10♥ J♥ Q♥ K♥ A♥', 'royal'],
    ['9♥ J♥ Q♥ K♥ 10♥', 'straightFlush'],
    ['A♠ 2♠ 3♠ 4♠ 5♠', 'straightFlush'],
    ['7♦ 7♥ 7♠ 7♣ 2♦', 'four'],
    ['7♦ 7♥ 7♠ 2♣ 2♦', 'fullHouse'],
    ['2♦ 5♦ 9♦ J♦ K♦', 'flush'],
    ['A♠ 2♠ 3♠ 4♠ 6♠', 'flush'],
    ['A♠ 2♥ 3♠ 4♠ 5♠', 'straight'],
    ['10♥ J♥ Q♥ K♥ A♠', 'straight'],
    ['7♦ 7♥ 7♠ 2♣ 3♦', 'three'],
    ['7♦ 7♥ 2♠ 2♣ 3♦', 'twoPairs'],
    ['J♦ J♥ 2♠ 5♣ 3♦', 'jacks'],
    ['A♦ A♥ 2♠ 5♣ 3♦', 'jacks'],
    ['10♦ 10♥ 2♠ 5♣ 3♦', 'none'],
    ['Q♦ K♥ A♠ 2♣ 3♦', 'none'],
    ['2♦ 5♦ 9♦ J♦ K♠', 'none'],
  ])('of %s is %s, in whatever order its cards lie', (text, name) => {
    const cards = cardsOf(text);
    expect(handOf(cards)).toBe(name);
    expect(handOf(cards.toReversed())).toBe(name);
  });
});

describe('a round of video poker', () => {
  const deal = 'K♠ 7♣ K♦ 4♥ 10♠';

  it('shows the five cards with their hand, and nothing of those that follow', () => {
    let drawn = 0;
    const state = pokerGame.play(ONLY, 1_000, [], () => (drawn += 1));
    expect(drawn).toBe(5);
    expect(Object.keys(state?.shown ?? {})).toEqual(['dealt', 'hand']);
    expect(play(deal, [])).toEqual({
      shown: { dealt: cardsOf(deal), hand: 'jacks' },
      stakedMinor: 1_000,
      allowed: ['hold'],
    });
  });

  it('replaces what is not kept, from the left, by the next cards', () => {
    const end = play(`${deal} 3♣ K♥ 9♦`, [{ hold: [0, 2] }], 5_000)?.end;
    expect(end).toEqual({
      outcome: {
        dealt: cardsOf(deal),
        hold: [0, 2],
        cards: cardsOf('K♠ 3♣ K♦ K♥ 9♦'),
        hand: 'three',
      },
      payoutMinor: 15_000,
    });
  });

  it('pays the table for whole hands, and nothing for none', () => {
    expect(play('A♥ K♥ Q♥ J♥ 10♥', [{ hold: [0, 1, 2, 3, 4] }])?.end?.payoutMinor).toBe(800_000);
    expect(play(`${deal} 2♣ 3♣ 5♦ 6♥ 8♠`, [{ hold: [] }])?.end?.payoutMinor).toBe(0);
  });

  it('keeps all cards when nobody goes on, as its rules tell', () => {
    const open = play(deal, []);
    if (open === undefined) throw new Error('no round');
    expect(pokerGame.endStep(ONLY, [], open)).toEqual({ hold: [0, 1, 2, 3, 4] });
  });

  it('draws once', () => {
    expect(play(`${deal} 3♣ 5♥`, [{ hold: [0, 1, 2, 3] }, { hold: [] }])).toBeUndefined();
  });

  it.each([
    { hold: [2, 0] },
    { hold: [0, 0] },
    { hold: [5] },
    { hold: [-1] },
    { hold: [0.5] },
    { hold: '0' },
    { hold: [0], draw: 1 },
    { end: 'cash' },
  ])('refuses the step %j', (step) => expect(pokerGame.parseStep(step)).toBeUndefined());
  it.each([{ game: 'deuces' }, { game: 1 }, { game: 'jacks-or-better', hold: [1] }])(
    'refuses the choice %j',
    (choice) => expect(pokerGame.parseChoice(choice)).toBeUndefined(),
  );
});

describe('the best play', { timeout: 240_000 }, () => {
  const bestOf = createBestPlay();
  const found = (text: string) => bestOf(cardsOf(text).sort((one, other) => one - other));

  it('FAIR-25 returns what its figures say, counted over all hands and all 32 holds of each', () => {
    expect({ draws: COMMON_DRAWS, ...returnOfBestPlay(bestOf) }).toEqual({ ...POKER_COUNT });
    expect(POKER_RETURN.share).toBeCloseTo(0.995439043695, 11);
    expect(POKER_RETURN.deviation).toBeCloseTo(4.4175419, 6);
  });

  it('is what counting the draws one by one finds', () => {
    for (const text of ['2♠ 7♣ 7♦ 4♥ 10♠', '10♠ J♠ Q♠ K♠ K♥']) {
      const dealt = cardsOf(text).sort((one, other) => one - other);
      const rest = PACK.filter((card) => !dealt.includes(card));
      const shares = Array.from({ length: 32 }, (_unused, mask) => {
        const kept = dealt.filter((_card, at) => (mask & (1 << at)) !== 0);
        // Throwing four or five of such a hand is never best, and takes long to count.
        if (kept.length < 2) return 0;
        const draws = choices(rest, 5 - kept.length);
        const paid = draws.reduce((sum, more) => sum + HAND_PAYS[handOf([...kept, ...more])], 0);
        return paid / draws.length;
      });
      const { mask, paid } = bestOf(dealt);
      expect(paid / COMMON_DRAWS).toBeCloseTo(Math.max(...shares), 12);
      expect(shares[mask]).toBe(Math.max(...shares));
    }
  });

  it('keeps what players know as best', () => {
    // A high pair before four to a flush, four to a royal flush before a made flush, nothing of a worthless hand.
    expect(found('K♠ K♦ 4♠ 7♠ 10♠').paid / COMMON_DRAWS).toBeCloseTo(1.5365, 4);
    expect(found('10♥ J♥ Q♥ K♥ 2♥').paid / COMMON_DRAWS).toBeGreaterThan(HAND_PAYS.flush);
    expect(found('2♦ 4♥ 7♠ 8♣ 10♦').mask).toBe(0);
  });
});
