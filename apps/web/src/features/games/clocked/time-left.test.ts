import { describe, expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const AT = '2026-11-20T10:15:00.000Z';
const before = (ms: number) => Date.parse(AT) - ms;

describe('the clock of a draw or match', () => {
  test('API-63 counts whole seconds, hours from one hour on, and never below zero', () => {
    expect(timeLeft(AT, before(747_000))).toEqual({ kind: 'seconds', seconds: 747 });
    expect(timeLeft(AT, before(1))).toEqual({ kind: 'seconds', seconds: 1 });
    expect(timeLeft(AT, before(3_600_000))).toEqual({ kind: 'hours', hours: 1, minutes: 0 });
    expect(timeLeft(AT, before(5_310_000))).toEqual({ kind: 'hours', hours: 1, minutes: 29 });
    expect(timeLeft(AT, before(0))).toEqual({ kind: 'due' });
    expect(timeLeft(AT, before(-9_000))).toEqual({ kind: 'due' });
  });
});
