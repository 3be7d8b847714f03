import { MOST_PLAYED } from '@maidan/wire';
import { describe, expect, it } from 'vitest';
import type { Card } from '../parts/cards.ts';
import { HILO_GUESSES, HILO_SKIPS, isRight, pointsOf, ranksOf, type HiloGuess } from './odds.ts';
import { HILO_RETURN, likelierOn } from './returns.ts';
import { hiloGame, type HiloStep } from './rules.ts';

const ENDLESS = { packs: 'endless' } as const;
const cash: HiloStep = { end: 'cash' };
const skip: HiloStep = { skip: true };
const guess = (name: HiloGuess): HiloStep => ({ guess: name });
/** The diamond of so many points: the ace 1, the king 13. */
const diamond = (points: number): Card => (points === 1 ? 48 : (points - 2) * 4);
const POINTS = Array.from({ length: 13 }, (_unused, index) => index + 1);

/** A round in which these cards come, told by their points. */
function play(points: readonly number[], steps: readonly HiloStep[], stakeMinor = 1_000) {
  const cards = points.map(diamond);
  return hiloGame.play(ENDLESS, stakeMinor, steps, () => cards.shift() ?? Number.NaN);
}

describe('a guess', () => {
  it('is right of as many ranks as its chance says, and no card has fewer or more than two', () => {
    for (const from of POINTS) {
      const offered = HILO_GUESSES.filter((name) => ranksOf(name, diamond(from)) > 0);
      expect(offered).toHaveLength(2);
      for (const name of offered) {
        const right = POINTS.filter((to) => isRight(name, diamond(from), diamond(to)));
        expect(right).toHaveLength(ranksOf(name, diamond(from)));
      }
    }
    expect(pointsOf(diamond(1))).toBe(1);
    expect(pointsOf(diamond(13))).toBe(13);
  });

  it('of the same rank counts as higher and as lower, but on an ace and a king', () => {
    expect(isRight('higher', diamond(7), diamond(7))).toBe(true);
    expect(isRight('lower', diamond(7), diamond(7))).toBe(true);
    expect(isRight('higher', diamond(1), diamond(1))).toBe(false);
    expect(isRight('lower', diamond(13), diamond(13))).toBe(false);
    expect(isRight('same', diamond(13), diamond(13))).toBe(true);
    expect(ranksOf('lower', diamond(1))).toBe(0);
    expect(ranksOf('same', diamond(2))).toBe(0);
  });

  it('returns 99 % on every card and on every row of two, counted over all cards', () => {
    for (const first of POINTS)
      for (const name of HILO_GUESSES.filter((own) => ranksOf(own, diamond(first)) > 0)) {
        let [once, twice] = [0, 0];
        for (const second of POINTS) {
          const one = play([first, second], [guess(name)], 1_000_000);
          if (one?.end !== undefined) continue;
          once += play([first, second], [guess(name), cash], 1_000_000)?.end?.payoutMinor ?? 0;
          const next = guess(likelierOn(diamond(second)));
          for (const third of POINTS) {
            const cards = [first, second, third];
            if (play(cards, [guess(name), next])?.end !== undefined) continue;
            twice += play(cards, [guess(name), next, cash], 1_000_000)?.end?.payoutMinor ?? 0;
          }
        }
        // Each payout is cut by less than one minor unit.
        expect(Math.abs(once / 13 - 990_000)).toBeLessThan(1);
        expect(Math.abs(twice / 169 - 990_000)).toBeLessThan(1);
      }
    expect(HILO_RETURN.share).toBe(0.99);
  });
});

describe('a round of hi-lo', () => {
  it('shows the cards, what each guess would hold, and nothing of the next card', () => {
    expect(play([7, 9], [guess('higher')])).toEqual({
      shown: {
        cards: [diamond(7), diamond(9)],
        guesses: ['higher'],
        times: [183],
        offers: [
          { guess: 'higher', ranks: 5, times: 478 },
          { guess: 'lower', ranks: 9, times: 265 },
        ],
        worthMinor: 1_838,
        skips: HILO_SKIPS,
      },
      stakedMinor: 1_000,
      allowed: ['higher', 'lower', 'skip', 'cash'],
    });
  });

  it('takes the edge once, whatever the number of guesses', () => {
    const steps = [guess('higher'), guess('lower'), guess('higher'), cash];
    const end = play([7, 9, 4, 12], steps, 5_000)?.end;
    expect(end?.payoutMinor).toBe(Math.floor((5_000 * 0.99 * 13 ** 3) / (7 * 9 * 10)));
    expect(end?.outcome['times']).toEqual([183, 265, 345]);
  });

  it('ends with a wrong guess, which pays nothing', () => {
    expect(play([7, 3], [guess('higher')])?.end).toEqual({
      outcome: { cards: [diamond(7), diamond(3)], guesses: ['higher'], times: [0] },
      payoutMinor: 0,
    });
  });

  it('keeps what is held over a skip, and runs out of skips', () => {
    const held = play([7, 9, 2], [guess('higher'), skip]);
    expect(held?.shown).toMatchObject({ times: [183, 183], skips: HILO_SKIPS - 1 });
    const all = Array.from({ length: HILO_SKIPS }, () => skip);
    const cards = Array.from({ length: 30 }, () => 5);
    expect(play(cards, all)?.allowed).toEqual(['higher', 'lower']);
    expect(play(cards, [...all, skip])).toBeUndefined();
  });

  it('pays by itself from 10,000 stakes on', () => {
    const rare = [1, 1, 1, 1, 1];
    const steps = Array.from({ length: 4 }, () => guess('same'));
    expect(play(rare, steps.slice(0, 3))?.end).toBeUndefined();
    const top = play(rare, steps);
    expect(top?.end?.payoutMinor).toBe(Math.floor(1_000 * 0.99 * 13 ** 4));
    expect(play(rare, [...steps, cash])).toBeUndefined();
  });

  it('pays at most what its figures say: the last guess of one rank, on the worth closest to the end', () => {
    const rows = [
      [12, 2],
      [11, 2],
      [10, 8],
      [8, 6],
      [7, 6],
    ] as const;
    const cards = rows.flatMap(([points, count]) => Array.from({ length: count }, () => points));
    const steps = [...cards.map(() => guess('lower')), guess('same')];
    const before = play([...cards, 1], steps.slice(0, -1));
    const times = before?.shown['times'];
    expect(times).toHaveLength(24);
    expect(Array.isArray(times) && times.at(-1)).toBe(999_999);
    expect(before?.allowed).toEqual(['higher', 'same', 'skip', 'cash']);
    expect(play([...cards, 1, 1], steps, 100)?.end?.payoutMinor).toBe(HILO_RETURN.topHundredths);
  });

  it('is never too long for its proof, even when every guess is the likeliest and every skip is used', () => {
    const guesses = Array.from({ length: 116 }, (_unused, at) =>
      guess(at % 2 === 0 ? 'lower' : 'higher'),
    );
    const steps = [...Array.from({ length: HILO_SKIPS }, () => skip), ...guesses];
    const cards = [
      ...Array.from({ length: HILO_SKIPS }, () => 13),
      ...Array.from({ length: 117 }, (_unused, at) => (at % 2 === 0 ? 13 : 1)),
    ];
    expect(play(cards, steps.slice(0, -1))?.end).toBeUndefined();
    const outcome = play(cards, steps)?.end?.outcome;
    expect(outcome).toBeDefined();
    const played = JSON.stringify({ choice: ENDLESS, steps, outcome });
    expect(played.length).toBeLessThanOrEqual(MOST_PLAYED);
  });

  it('allows no cash-out before a right guess, no guess that is not offered, and nothing after the end', () => {
    expect(play([7], [cash])).toBeUndefined();
    expect(play([7, 8], [skip, cash])).toBeUndefined();
    expect(play([7, 7], [guess('same')])).toBeUndefined();
    expect(play([1, 1], [guess('lower')])).toBeUndefined();
    expect(play([13, 13], [guess('higher')])).toBeUndefined();
    expect(play([7, 3, 4], [guess('higher'), guess('higher')])).toBeUndefined();
    expect(play([7, 9], [guess('higher'), { end: 'back' }])).toBeUndefined();
    expect(play([7, 9], [guess('higher'), cash, cash])).toBeUndefined();
  });

  it('gives the stake back when nobody guessed', () => {
    expect(play([7], [{ end: 'back' }])?.end?.payoutMinor).toBe(1_000);
    expect(play([7, 4], [skip, { end: 'back' }])?.end?.payoutMinor).toBe(1_000);
  });

  it.each([{ packs: 'one' }, { packs: 1 }, { packs: 'endless', cards: [1] }, 'endless'])(
    'refuses the choice %j',
    (choice) => expect(hiloGame.parseChoice(choice)).toBeUndefined(),
  );
  it.each([
    { guess: 'up' },
    { guess: 1 },
    { skip: false },
    { end: 'back' },
    { guess: 'same', skip: true },
  ])('refuses the step %j', (step) => expect(hiloGame.parseStep(step)).toBeUndefined());
});
