// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeIntersections } from '#platform/testing/fake-intersections.ts';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import { JackpotCounter } from './jackpot-counter.tsx';
import { Jackpot } from './jackpot-place.tsx';
import { JACKPOT_RANGES, jackpotPauseMs, jackpotStart, jackpotAfterStep } from './jackpot.model.ts';

const MINOR = 2;
const taka = (amount: number) => amount * 100;
/** Gives the numbers in order, then repeats the last one. */
function numbers(...list: number[]) {
  return () => (list.length > 1 ? list.shift() : list[0]) ?? 0;
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the rules of the counter', () => {
  test('WIDGET-01 it starts at a random value within its range, WIDGET-02 by default from 1.2 to 1.3 billion', () => {
    const starts = [0, 0.25, 0.999_999].map((number) =>
      jackpotStart('counter', MINOR, () => number),
    );
    expect(starts).toEqual([taka(1_200_000_000), taka(1_225_000_000), taka(1_299_999_900)]);
  });

  test('WIDGET-06 the banner runs from 24.5 to 26.9 million, with two decimals', () => {
    expect(jackpotStart('banner', MINOR, () => 0)).toBe(taka(24_500_000));
    expect(jackpotStart('banner', MINOR, () => 0.999_999_999)).toBeLessThan(taka(26_900_000));
    expect(JACKPOT_RANGES.banner.decimals).toBe('always');
  });

  test('WIDGET-04 a step adds between 100 and 200', () => {
    const from = taka(1_200_000_000);
    const added = [0, 0.5, 0.9999].map(
      (number) => jackpotAfterStep('counter', from, MINOR, () => number) - from,
    );
    expect(added).toEqual([taka(100), taka(150), 19_999]);
  });

  test('WIDGET-05 a step comes after 3000, 4000 or 5000 ms, WIDGET-07 which is chosen again each time', () => {
    expect([0, 0.34, 0.67, 0.999].map((number) => jackpotPauseMs(() => number))).toEqual([
      3000, 4000, 5000, 5000,
    ]);
  });

  test('WIDGET-07 at the end of the range it stays', () => {
    const end = taka(1_300_000_000);
    expect(jackpotAfterStep('counter', end - 1, MINOR, () => 0)).toBe(end);
    expect(jackpotAfterStep('counter', end, MINOR, () => 0.9)).toBe(end);
  });
});

const shown = () => screen.getByRole('region', { name: 'Progressive jackpot' }).textContent;

describe('the counter on the screen', () => {
  test('WIDGET-03 it shows no decimals, and WIDGET-05 steps on when the pause is over', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await renderScreen(() => <JackpotCounter variant="counter" random={numbers(0, 0, 0.4, 0)} />);
    expect(shown()).toContain('Jackpot ৳1,20,00,00,000');
    expect(shown()).not.toContain('.');
    await act(() => vi.advanceTimersByTimeAsync(3999));
    expect(shown()).toContain('৳1,20,00,00,000');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(shown()).toContain('৳1,20,00,00,100');
  });

  test('WIDGET-06 the banner shows two decimals', async () => {
    await renderScreen(() => <JackpotCounter variant="banner" random={() => 0.123_456_789} />);
    expect(shown()).toMatch(/Jackpot ৳2,4\d,\d\d,\d\d\d\.\d\d/);
  });

  test('WIDGET-07 without a feed its caption says that the figure is illustrative', async () => {
    await renderScreen(() => <JackpotCounter variant="counter" random={() => 0} />, {
      locale: 'bn',
    });
    screen.getByText('উদাহরণ হিসেবে দেখানো সংখ্যা, পুরস্কার নয়');
  });

  test('WIDGET-07 with a feed it shows the feed, stands still and has no such caption', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await renderScreen(() => <JackpotCounter variant="counter" feedMinor={taka(54_321)} />);
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(shown()).toContain('৳54,321');
    expect(screen.queryByText('Illustrative figure, not a prize')).toBeNull();
  });

  test('WIDGET-02 its code loads once its place is in view', async () => {
    const observers = fakeIntersections();
    await renderScreen(() => <Jackpot variant="counter" />);
    expect(screen.queryByRole('region')).toBeNull();
    await act(async () => observers()[0]?.report(true));
    await screen.findByRole('region', { name: 'Progressive jackpot' });
  });
});
