import { describe, expect, it } from 'vitest';
import { wheelReturn } from './returns.ts';
import { wheelGame } from './rules.ts';
import { FIELD_COUNTS, RISKS, wheelOf } from './tables.ts';

const wheels = FIELD_COUNTS.flatMap((fields) => RISKS.map((risk) => ({ fields, risk })));

describe('the wheel of fields', () => {
  it.each(wheels)('returns exactly 99 % with $fields fields at $risk risk', (choice) => {
    const { fields, risk } = choice;
    expect(wheelOf(fields, risk)).toHaveLength(fields);
    let paid = 0;
    for (let field = 0; field < fields; field += 1)
      paid += wheelGame.draw(choice, 1_000, () => field).payoutMinor;
    expect(paid).toBe(990 * fields);
    expect(wheelReturn(choice).share).toBe(0.99);
  });

  it('has the published fields where it is easy to misread them', () => {
    expect(wheelOf(10, 'medium')).toEqual([0, 190, 0, 150, 0, 200, 0, 150, 0, 300]);
    expect(wheelOf(30, 'medium').slice(20, 26)).toEqual([200, 0, 170, 0, 400, 0]);
    expect(wheelOf(40, 'medium')[26]).toBe(160);
    expect(wheelOf(50, 'medium').indexOf(500)).toBe(42);
    expect(wheelOf(20, 'high').at(-1)).toBe(1_980);
    expect(wheelOf(50, 'low').filter((pays) => pays === 0)).toHaveLength(10);
  });

  it('pays the field that is drawn', () => {
    const { outcome, payoutMinor } = wheelGame.draw(
      { fields: 30, risk: 'medium' },
      1_300,
      () => 24,
    );
    expect(outcome).toEqual({ field: 24, pays: 400 });
    expect(payoutMinor).toBe(5_200);
  });

  it.each([
    { fields: 0, risk: 'low' },
    { fields: 15, risk: 'low' },
    { fields: '30', risk: 'low' },
    { fields: 30, risk: 'bold' },
    { fields: 30 },
  ])('refuses the choice %j', (choice) => expect(wheelGame.parseChoice(choice)).toBeUndefined());
});
