import { describe, expect, it } from 'vitest';
import { coinReturn } from './returns.ts';
import { COIN_TOSSES, coinGame, worthOf, type CoinStep } from './rules.ts';

const cash: CoinStep = { end: 'cash' };
/** A coin that always comes with the water lily. */
const play = (side: 'shapla' | 'boat', steps: readonly CoinStep[], stake = 1_000) =>
  coinGame.play({ side }, stake, steps, () => 0);
const right = (count: number): CoinStep[] =>
  Array.from({ length: count - 1 }, () => ({ toss: 'shapla' as const }));

describe('the chain of tosses', () => {
  it('returns 99 % at every length, counted over all courses of the coin', () => {
    for (let length = 1; length <= 10; length += 1) {
      let paid = 0;
      for (let course = 0; course < 2 ** length; course += 1) {
        let at = 0;
        const random = () => (course >> at++) & 1;
        const steps = Array.from({ length: length - 1 }, () => ({ toss: 'boat' as const }));
        for (let kept = steps.length; kept >= 0; kept -= 1) {
          at = 0;
          const now = [...steps.slice(0, kept), ...(kept === steps.length ? [cash] : [])];
          const state = coinGame.play({ side: 'boat' }, 1_000, now, random);
          if (state?.end === undefined) continue;
          paid += state.end.payoutMinor;
          break;
        }
      }
      expect(paid).toBe(990 * 2 ** length);
      expect(coinReturn(length).share).toBe(0.99);
    }
  });

  it('pays on every length, and ends by itself at the longest', () => {
    for (let length = 1; length < COIN_TOSSES; length += 1) {
      expect(play('shapla', right(length))?.allowed).toEqual(['toss', 'cash']);
      expect(play('shapla', [...right(length), cash])?.end?.payoutMinor).toBe(
        worthOf(1_000, length),
      );
    }
    expect(play('shapla', right(COIN_TOSSES))?.end?.payoutMinor).toBe(64_880_640);
    expect(worthOf(1_000, 1)).toBe(1_980);
  });

  it('ends with the first wrong call, also of the bet itself', () => {
    expect(play('boat', [])?.end).toEqual({
      outcome: { called: ['boat'], came: ['shapla'] },
      payoutMinor: 0,
    });
    expect(play('shapla', [{ toss: 'boat' }])?.end?.payoutMinor).toBe(0);
  });

  it('allows nothing after the end', () => {
    expect(play('boat', [cash])).toBeUndefined();
    expect(play('boat', [{ toss: 'shapla' }])).toBeUndefined();
    expect(play('shapla', [cash, cash])).toBeUndefined();
    expect(play('shapla', [cash, { toss: 'shapla' }])).toBeUndefined();
    expect(play('shapla', [...right(COIN_TOSSES), cash])).toBeUndefined();
  });

  it('draws no toss before it is called', () => {
    let drawn = 0;
    coinGame.play({ side: 'shapla' }, 1_000, right(3), () => {
      drawn += 1;
      return 0;
    });
    expect(drawn).toBe(3);
  });

  it.each([
    { side: 'edge' },
    { side: 0 },
    { side: ['boat'] },
    { side: 'boat', came: 'boat' },
    'boat',
  ])('refuses the choice %j', (choice) => expect(coinGame.parseChoice(choice)).toBeUndefined());
  it.each([{ toss: 'edge' }, { toss: 1 }, { end: 'back' }, { toss: 'boat', end: 'cash' }])(
    'refuses the step %j',
    (step) => expect(coinGame.parseStep(step)).toBeUndefined(),
  );
});
