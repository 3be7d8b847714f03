import { describe, expect, test } from 'vitest';
import { readDrawsParameter, resultsHref, timeLeft } from './lottery.model.ts';

const AT = '2026-11-20T10:15:00.000Z';
const before = (ms: number) => Date.parse(AT) - ms;

describe('the clock of a draw', () => {
  test('API-63 counts whole seconds, hours from one hour on, and never below zero', () => {
    expect(timeLeft(AT, before(747_000))).toEqual({ kind: 'seconds', seconds: 747 });
    expect(timeLeft(AT, before(1))).toEqual({ kind: 'seconds', seconds: 1 });
    expect(timeLeft(AT, before(3_600_000))).toEqual({ kind: 'hours', hours: 1, minutes: 0 });
    expect(timeLeft(AT, before(5_310_000))).toEqual({ kind: 'hours', hours: 1, minutes: 29 });
    expect(timeLeft(AT, before(0))).toEqual({ kind: 'drawing' });
    expect(timeLeft(AT, before(-9_000))).toEqual({ kind: 'drawing' });
  });
});

describe('the address of results', () => {
  test('API-62 names vendor, lottery and page, and is read back', () => {
    const lottery = { vendor: 'NK', gameCode: 'draw.lotto-six' };
    const href = resultsHref('/m/lott', lottery, 2);
    expect(href).toBe('/m/lott?draws=NK.draw.lotto-six&page=2');
    expect(readDrawsParameter(new URL(href, 'http://lobby.test').searchParams)).toEqual(lottery);
  });

  test.each(['', 'NK', 'NK.', '../x.y', 'NK.DRAW', `NK.${'x'.repeat(101)}`])(
    'a malformed one (%s) names none',
    (draws) => {
      expect(readDrawsParameter(new URLSearchParams({ draws }))).toBeUndefined();
    },
  );
});
