import { describe, expect, test } from 'vitest';
import { comingOf, drawnOf, readDrawsParameter, resultsHref } from './lottery.model.ts';
import type { LotteryView } from './lottery.model.ts';

describe('the address of results', () => {
  test('API-62 names vendor, lottery and page, and is read back', () => {
    const lottery = { vendor: 'NK', gameCode: 'draw.lotto-six' };
    const href = resultsHref('/m/lott', lottery, 2);
    expect(href).toBe('/m/lott?draws=NK.draw.lotto-six&page=2');
    expect(readDrawsParameter(new URL(href, 'http://lobby.test').searchParams)).toEqual(lottery);
  });

  test('API-62 the first page has no number in its address', () => {
    const lottery = { vendor: 'NK', gameCode: 'draw.six' };
    expect(resultsHref('/m/lott', lottery)).toBe('/m/lott?draws=NK.draw.six');
    expect(resultsHref('/m/lott', lottery, 1)).toBe('/m/lott?draws=NK.draw.six');
  });

  test('API-62 the longest names are read, and one letter more names none', () => {
    const read = (vendor: string, gameCode: string) =>
      readDrawsParameter(new URLSearchParams({ draws: `${vendor}.${gameCode}` }));
    const longest = { vendor: 'V'.repeat(32), gameCode: `x${'.'.repeat(99)}` };
    expect(read(longest.vendor, longest.gameCode)).toEqual(longest);
    expect(read(`${longest.vendor}V`, 'x')).toBeUndefined();
    expect(read('V', `${longest.gameCode}.`)).toBeUndefined();
  });

  test.each(['', 'NK', 'NK.', '../x.y', 'NK.DRAW', `NK.${'x'.repeat(101)}`])(
    'a malformed one (%s) names none',
    (draws) => {
      expect(readDrawsParameter(new URLSearchParams({ draws }))).toBeUndefined();
    },
  );
});

describe('the order of draws', () => {
  const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`;
  const drawOf = (drawNo: number, hour: number) => ({ drawNo, drawsAt: at(hour) });
  const lotteryOf = (next?: ReturnType<typeof drawOf>, last?: ReturnType<typeof drawOf>) =>
    ({ ...(next ? { next } : {}), ...(last ? { last } : {}) }) as LotteryView;
  const lotteries = [
    lotteryOf(drawOf(1, 12), drawOf(4, 8)),
    lotteryOf(),
    lotteryOf(drawOf(2, 9), drawOf(5, 9)),
    lotteryOf(drawOf(3, 10), drawOf(6, 7)),
  ];

  test('API-63 the earliest draw comes first, the newest result too, and what has none is left out', () => {
    expect(comingOf(lotteries).map(({ next }) => next.drawNo)).toEqual([2, 3, 1]);
    expect(drawnOf(lotteries).map(({ last }) => last.drawNo)).toEqual([5, 4, 6]);
  });
});
