import { expect, it } from 'vitest';
import { CLASSIC_RETURN, CLASSIC_STRIP, classicGame, classicPay } from './rules.ts';

it('FAIR-14 the three reels return 96.01 %, added up over all stops', () => {
  expect(CLASSIC_RETURN).toMatchObject({ paidHundredths: 1_022_400, outcomes: 22 ** 3 });
  expect(classicGame.rules.returnBp).toBe(9_601);
  let paid = 0;
  for (let stop = 0; stop < 22 ** 3; stop += 1) {
    const stops = [Math.floor(stop / 484), Math.floor(stop / 22) % 22, stop % 22];
    paid += classicGame.draw({ way: 'spin' }, 100, () => stops.shift() ?? 0).payoutMinor;
  }
  expect(paid / 100 / 22 ** 3).toBeCloseTo(CLASSIC_RETURN.share, 12);
});

it('FAIR-14 every reel has the same strip, so no symbol stays out by design, and no two equal ones stand together', () => {
  const counts = [0, 1, 2, 3, 4, 5].map(
    (symbol) => CLASSIC_STRIP.filter((other) => other === symbol).length,
  );
  expect(counts).toEqual([1, 2, 3, 4, 5, 7]);
  for (const [place, symbol] of CLASSIC_STRIP.entries())
    expect(CLASSIC_STRIP[(place + 1) % 22]).not.toBe(symbol);
});

it.each([
  [[0, 0, 0], 20_000],
  [[3, 3, 3], 1_500],
  [[5, 5, 5], 800],
  [[5, 5, 0], 200],
  [[5, 0, 5], 100],
  [[0, 5, 5], 0],
  [[1, 1, 2], 0],
])('FAIR-14 the line %j pays %d hundredths', (line, pay) => {
  expect(classicPay(line)).toBe(pay);
});
