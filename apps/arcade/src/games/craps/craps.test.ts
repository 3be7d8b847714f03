import { describe, expect, it } from 'vitest';
import { afterThrow, EMPTY_TABLE, putOn, takeDown, type Table } from './table.ts';
import { CRAPS_RETURNS, crapsReturn, waysOfSum } from './returns.ts';
import { crapsGame, type CrapsStep } from './rules.ts';

/** Dice for sums, one throw after another. */
function randomFor(sums: readonly number[]) {
  const faces = sums.flatMap((sum) => [Math.min(6, sum - 1), sum - Math.min(6, sum - 1)]);
  return () => (faces.shift() ?? 1) - 1;
}
const on = (bets: Record<string, number>) => ({ throw: bets });
const play = (bets: Record<string, number>, sums: number[], steps: CrapsStep[]) =>
  crapsGame.play({ bets }, 0, steps, randomFor(sums));

/** What one bet of 30,000 returns on average when it is put at a table with a point or none, by counting its throws. */
function countedReturn(place: string, point: number | undefined): number {
  const chips = 30_000;
  const meanOf = (table: Table): number => {
    if (Object.keys(table.chips).length === 0) return 0;
    let [ways, mean] = [0, 0];
    for (let sum = 2; sum <= 12; sum += 1) {
      const after = afterThrow({ ...table, rackMinor: 0 }, sum);
      const own = Object.keys(table.chips)[0] ?? '';
      if (after.chips[own] !== undefined && after.settled.length === 0 && !isFirst(table, after))
        continue;
      const isPlaceWon = after.settled.length > 0 && after.chips[own] !== undefined;
      const rest = isPlaceWon ? chips : meanOf({ ...after, rackMinor: 0 });
      ways += waysOfSum(sum);
      mean += waysOfSum(sum) * (after.rackMinor + rest);
    }
    return mean / ways;
  };
  const isFirst = (table: Table, after: Table) =>
    ['pass', 'dontPass'].includes(place) && table.point === undefined && after.point !== undefined;
  return meanOf({ ...putOn(EMPTY_TABLE, { [place]: chips }), point }) / chips;
}

describe('the returns of craps', () => {
  it.each(['pass', 'dontPass', 'field', 'place-4', 'place-5', 'place-6', 'place-8', 'place-9'])(
    '%s is counted over all throws',
    (place) =>
      expect(countedReturn(place, undefined)).toBeCloseTo(
        CRAPS_RETURNS[place as keyof typeof CRAPS_RETURNS],
        12,
      ),
  );
  it.each([4, 5, 6, 8, 9, 10])('FAIR-13 odds have no edge on %i', (point) =>
    expect(countedReturn('odds', point)).toBeCloseTo(1, 12),
  );
  it('come bets return what line bets do', () => {
    for (const point of [4, 6, 9]) {
      expect(countedReturn('come', point)).toBeCloseTo(CRAPS_RETURNS.pass, 12);
      expect(countedReturn('dontCome', point)).toBeCloseTo(CRAPS_RETURNS.dontPass, 12);
    }
  });
  it('are known to the last part of many chips', () => {
    const both = crapsReturn({ bets: { pass: 1_000, 'place-6': 1_000 } });
    expect(both.share).toBeCloseTo((CRAPS_RETURNS.pass + CRAPS_RETURNS['place-6']) / 2, 12);
    expect(crapsGame.rules.returnBp).toBe(9_333);
  });
});

describe('a round of craps', () => {
  it.each([
    [{ pass: 1_000 }, 7, 2_000],
    [{ pass: 1_000 }, 11, 2_000],
    [{ pass: 1_000 }, 2, 0],
    [{ pass: 1_000 }, 12, 0],
    [{ dontPass: 1_000 }, 3, 2_000],
    [{ dontPass: 1_000 }, 12, 1_000],
    [{ dontPass: 1_000 }, 7, 0],
    [{ field: 1_000 }, 2, 3_000],
    [{ field: 1_000 }, 12, 4_000],
    [{ field: 1_000 }, 4, 2_000],
    [{ field: 1_000 }, 8, 0],
  ] as [Record<string, number>, number, number][])(
    '%j and %i pay %i at once',
    (bets, sum, payout) => expect(play(bets, [sum], [])?.end?.payoutMinor).toBe(payout),
  );

  it.each([
    [4, 10_000 * 2 + 20_000 * 3],
    [5, 10_000 * 2 + 20_000 * 2.5],
    [8, 10_000 * 2 + 20_000 * 2.2],
  ])('FAIR-13 odds on %i are paid with the line', (point, payoutMinor) => {
    const steps = [on({ odds: 20_000 }), on({})];
    const state = play({ pass: 10_000 }, [point, 3, point], steps);
    expect(state?.end?.payoutMinor).toBe(payoutMinor);
    expect(state?.stakedMinor).toBe(30_000);
  });

  it.each([
    ['place-4', 4, 1_800],
    ['place-5', 5, 1_400],
    ['place-6', 6, 1_166],
    ['place-8', 8, 1_166],
    ['place-9', 9, 1_400],
    ['place-10', 10, 1_800],
  ] as const)('FAIR-13 %s pays, stays, and comes back when it is taken down', (place, sum, won) => {
    const state = play({ [place]: 1_000 }, [sum], []);
    expect(state?.shown).toMatchObject({ rackMinor: won, chips: { [place]: 1_000 } });
    expect(play({ [place]: 1_000 }, [sum], [{ down: [place] }])?.end?.payoutMinor).toBe(
      won + 1_000,
    );
  });

  it('FAIR-13 moves a come bet to its number, where it wins before the seven', () => {
    const steps = [on({ come: 1_000 }), on({}), on({})];
    const moved = play({ pass: 1_000 }, [6, 9], steps.slice(0, 1));
    expect(moved?.shown['chips']).toEqual({ pass: 1_000, 'come-9': 1_000 });
    const state = play({ pass: 1_000 }, [6, 9, 9, 7], steps);
    expect(state?.end?.payoutMinor).toBe(2_000);
    const dont = play({ dontPass: 1_000 }, [6, 9, 7], [on({ dontCome: 1_000 }), on({})]);
    expect(dont?.end?.payoutMinor).toBe(4_000);
  });

  it('wins a come bet on the seven that takes everything else', () => {
    const state = play({ pass: 1_000, 'place-8': 1_000 }, [6, 7], [on({ come: 1_000 })]);
    expect(state?.end?.payoutMinor).toBe(2_000);
    expect(state?.shown['point']).toBeNull();
  });

  it('asks for nothing that a table does not allow', () => {
    expect(play({ pass: 1_000 }, [6, 8], [on({ pass: 1_000 })])).toBeUndefined();
    expect(play({ pass: 1_000 }, [6, 8], [on({ odds: 4_000 })])).toBeUndefined();
    expect(play({ dontPass: 1_000 }, [6, 8], [on({ odds: 1_000 })])).toBeUndefined();
    expect(play({ pass: 1_000 }, [6], [{ down: ['pass'] }])).toBeUndefined();
    expect(play({ 'place-6': 1_000 }, [6], [{ down: ['place-6', 'place-6'] }])).toBeUndefined();
    expect(play({ 'place-6': 1_000 }, [3, 4], [on({ 'place-6': 200_000 })])).toBeUndefined();
    expect(play({ field: 1_000 }, [8, 4], [on({})])).toBeUndefined();
    expect(takeDown(EMPTY_TABLE, ['odds'])).toBeUndefined();
  });

  it('lets no chips be added after a hundred throws, but goes on to its end', () => {
    const sums = Array.from({ length: 101 }, () => 3);
    const steps = Array.from({ length: 99 }, () => on({}));
    expect(play({ 'place-6': 1_000 }, [...sums], steps)?.allowed).toEqual(['throw', 'down']);
    expect(play({ 'place-6': 1_000 }, [...sums], [...steps, on({ field: 1_000 })])).toBeUndefined();
    expect(play({ 'place-6': 1_000 }, [...sums, 7], [...steps, on({})])).toBeDefined();
  });

  it('ends untouched by taking down what may be, and throwing on for the rest', () => {
    const state = play({ pass: 1_000, 'place-8': 1_000 }, [6], []);
    const end = (shown: typeof state) => shown && crapsGame.endStep({ bets: {} }, [], shown);
    expect(end(state)).toEqual({ down: ['place-8'] });
    expect(end(play({ pass: 1_000 }, [6], []))).toEqual({ throw: {} });
  });

  it.each([
    { bets: {} },
    { bets: { come: 1_000 } },
    { bets: { odds: 1_000 } },
    { bets: { pass: 1_500 } },
    { bets: { 'come-6': 1_000 } },
    { bets: { pass: 500_000, dontPass: 500_000, field: 200_000, 'place-4': 201_000 } },
  ])('refuses the chips %j', (choice) => expect(crapsGame.parseChoice(choice)).toBeUndefined());
  it.each([
    { throw: { 'come-6': 1_000 } },
    { throw: 1 },
    { down: [] },
    { down: ['pass', 'x'] },
    {},
  ])('refuses the step %j', (step) => expect(crapsGame.parseStep(step)).toBeUndefined());
});
