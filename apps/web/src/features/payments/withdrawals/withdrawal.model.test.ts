import { describe, expect, test } from 'vitest';
import { overviewOf, withdrawalOf } from '../testing/withdrawals.ts';
import { clockFace, courseOf, mostOf, readAmount, timeParts } from './withdrawal.model.ts';

describe('a typed amount', () => {
  test.each([
    ['', 'empty'],
    ['five', 'not_a_number'],
    ['5e3', 'not_a_number'],
    ['-600', 'negative'],
    ['0', 'zero'],
    ['600.123', 'too_many_decimals'],
    ['499.99', 'below'],
    ['24360.51', 'bonus'],
    ['27860.51', 'withdrawable'],
  ])('MONEY-10 %s has the fault %s', (text, fault) => {
    expect(readAmount(text, overviewOf(), 2)).toEqual({ ok: false, fault });
  });

  test.each([
    ['৬,০০০', 600_000],
    ['24,360.50', 2_436_050],
    ['500', 50_000],
  ])('MONEY-10 %s is %i in minor units', (text, amountMinor) => {
    expect(readAmount(text, overviewOf(), 2)).toEqual({ ok: true, amountMinor });
  });

  test('MONEY-10 the limits of the site and of the day bound it as well', () => {
    const rich = overviewOf({ withdrawableMinor: 20_000_000 });
    expect(readAmount('50000.01', rich, 2)).toEqual({ ok: false, fault: 'above' });
    expect(readAmount('48000.01', rich, 2)).toEqual({ ok: false, fault: 'day' });
    const spent = overviewOf({ leftCount: 0 });
    expect(readAmount('600', spent, 2)).toEqual({ ok: false, fault: 'day_count' });
    expect([mostOf(rich), mostOf(overviewOf()), mostOf(spent)]).toEqual([4_800_000, 2_436_050, 0]);
  });
});

describe('the course', () => {
  const looks = (...args: Parameters<typeof courseOf>) =>
    courseOf(...args).map(({ step, look }) => [step, look]);
  const step = (
    state: 'requested' | 'reviewing' | 'rejected' | 'approved' | 'paid',
    m: number,
  ) => ({
    state,
    at: new Date(Date.parse('2026-11-20T10:00:00.000Z') + m * 60_000).toISOString(),
  });

  test('MONEY-10 shows what was passed, what is now and what is to come', () => {
    expect(looks(withdrawalOf())).toEqual([
      ['requested', 'done'],
      ['reviewing', 'now'],
      ['approved', 'todo'],
      ['paid', 'todo'],
    ]);
  });

  test('MONEY-10 a paid one has how long each step took, a rejected one its return', () => {
    const paid = [
      step('requested', 0),
      step('reviewing', 1),
      step('approved', 16),
      step('paid', 19),
    ];
    const course = courseOf(withdrawalOf({ state: 'paid', steps: paid }));
    expect(course.map(({ tookSeconds }) => tookSeconds)).toEqual([60, 900, 180, undefined]);
    const rejected = [step('requested', 0), step('reviewing', 2), step('rejected', 42)];
    expect(looks(withdrawalOf({ state: 'rejected', steps: rejected }))).toEqual([
      ['requested', 'done'],
      ['reviewing', 'done'],
      ['rejected', 'refused'],
      ['returned', 'good'],
    ]);
  });
});

describe('the clock', () => {
  const times = { payouts: 214, medianSeconds: 1080, p90Seconds: 2760 };

  test('MONEY-10 ends at the next round value above the 90th percentile', () => {
    expect(clockFace(12 * 60 + 59, times)).toEqual({
      minutes: 12,
      medianMinutes: 18,
      p90Minutes: 46,
      endMinutes: 60,
      isLonger: false,
    });
    expect(clockFace(0, { ...times, p90Seconds: 30 })).toMatchObject({
      p90Minutes: 1,
      endMinutes: 2,
    });
  });

  test('MONEY-10 says when it takes longer than nine of ten did', () => {
    expect(clockFace(2760, times).isLonger).toBe(false);
    expect(clockFace(2761, times).isLonger).toBe(true);
  });

  test.each([
    [20, 'seconds', 20],
    [1080, 'minutes', 18],
    [7200, 'hours', 2],
    [172_800, 'days', 2],
  ])('%i seconds are written in %s', (seconds, unit, count) => {
    expect(timeParts(seconds)).toEqual({ unit, count });
  });
});
