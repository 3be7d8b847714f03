// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Lottery } from '@maidan/contract/types';
import { queryClient } from '#platform/api/query.ts';
import { gameOf } from '#platform/testing/catalogue-builders.ts';
import { fakeGateway } from '#platform/testing/fake-gateway.ts';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import CategoryScreen from '../category/category-screen.tsx';
import { toLotteryView } from './lottery.model.ts';

const NOW = '2026-11-20T08:32:33.000Z';
const result = {
  drawNo: 4820,
  drawsAt: '2026-11-20T08:30:00.000Z',
  balls: [4, 11, 18, 4],
  bonusBall: 8,
  commitment: '9b'.repeat(32),
  seed: '3f'.repeat(32),
};
const lottery = (number: number, name: string, changes: Partial<Lottery> = {}): Lottery => ({
  game: gameOf(number, { gameType: 'LOTT', gameName: name, gameCode: `draw.title-${number}` }),
  prizeMode: 'Lott',
  playType: 'trad',
  ...changes,
});
const six = lottery(1, 'Lucky Six', {
  drum: { size: 36, count: 8 },
  next: { drawNo: 4821, drawsAt: '2026-11-20T08:45:00.000Z' },
  last: result,
});
const daily = lottery(2, 'Daily Draw', {
  playType: 'ent',
  next: { drawNo: 12, drawsAt: '2026-11-20T14:00:00.000Z' },
});
const scratch = lottery(3, 'Scratch Star', { playType: 'ent' });

const show = (lotteries: Lottery[], isSilent = false, locale: 'bn' | 'en' = 'en') =>
  renderScreen(CategoryScreen as never, {
    path: '/lott',
    locale,
    loaderData: {
      ok: true,
      data: {
        kind: 'centre',
        category: 'LOTT',
        language: locale,
        banners: [],
        games: [],
        vendors: [{ code: 'NK', name: 'Nouka Play', isHot: false, gameCount: 3, classifies: [] }],
        lottery: {
          category: 'LOTT',
          view: { serverNow: NOW, isSilent, lotteries: lotteries.map(toLotteryView) },
        },
      },
    },
  });

const gateway = (value: Lottery[] = [six, daily, scratch]) =>
  fakeGateway({
    'GET /lotteries': () => ({ serverNow: new Date().toISOString(), value }),
    'GET /favourites/ids': () => ({ value: [] }),
  });

beforeEach(() => {
  vi.useFakeTimers({
    now: Date.parse(NOW),
    toFake: ['Date', 'setInterval', 'setTimeout', 'clearInterval', 'clearTimeout'],
  });
});
afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a lottery category', () => {
  test('CAT-10 API-63 it shows the next draw with its clock, the draws after it, and every game in one tap', async () => {
    gateway();
    await show([daily, six, scratch]);
    const next = within(screen.getByRole('region', { name: 'Next draw' }));
    next.getByRole('heading', { name: 'Lucky Six' });
    next.getByText('Drawn at 14:45');
    expect(next.getByRole('timer').textContent).toBe('12:27');
    expect(next.getByRole('link', { name: 'Play Lucky Six' }).getAttribute('href')).toBe(
      '/m/play/JL/1001',
    );
    const later = within(screen.getByRole('region', { name: 'Draws after it' }));
    expect(later.getByRole('timer').textContent).toBe('5 h 28 min');
    expect(screen.getAllByRole('article')).toHaveLength(3);
    screen.getByRole('heading', { name: 'Traditional lotteries' });
    screen.getByRole('heading', { name: 'Lotteries for entertainment' });
  });

  test.each([
    ['six of 36 numbers', { size: 36, count: 6 }, '6 of 36 · Draw 4,821'],
    ['three digits', { size: 10, count: 3, isDigits: true }, '3 digits · Draw 4,821'],
  ])('API-63 it says that %s are drawn', async (_name, drum, said) => {
    gateway();
    await show([{ ...six, drum }]);
    within(screen.getByRole('region', { name: 'Next draw' })).getByText(said);
  });

  test('API-63 only the digits of the clock change; at zero it says that the draw is under way, and asks for the result', async () => {
    const drawn = {
      ...six,
      next: { drawNo: 4822, drawsAt: '2026-11-20T09:00:00.000Z' },
      last: { ...result, drawNo: 4821 },
    };
    const { calls } = gateway([drawn]);
    await show([six]);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByRole('timer').textContent).toBe('11:27');
    expect(calls.filter(({ name }) => name === 'GET /lotteries')).toHaveLength(0);
    await act(() => vi.advanceTimersByTimeAsync(687_100));
    expect(screen.getByRole('timer').textContent).toBe('Drawing');
    screen.getByText('Lucky Six: the draw is under way');
    await act(() => vi.advanceTimersByTimeAsync(2_500));
    expect(calls.filter(({ name }) => name === 'GET /lotteries')).toHaveLength(1);
    screen.getByText(/^Draw 4,821 · Today/);
  });

  test('API-63 a hidden page asks for nothing', async () => {
    const { calls } = gateway();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await show([six]);
    await act(() => vi.advanceTimersByTimeAsync(800_000));
    expect(calls.filter(({ name }) => name === 'GET /lotteries')).toHaveLength(0);
    vi.restoreAllMocks();
  });

  test('API-62 a result has its balls in order, the bonus ball apart, its proof, and the way to all results', async () => {
    gateway();
    await show([six]);
    const balls = within(screen.getByRole('list', { name: 'Balls drawn' })).getAllByRole(
      'listitem',
    );
    expect(balls.map(({ textContent }) => textContent)).toEqual(['4', '11', '18', '4', '8']);
    expect(balls[4]?.getAttribute('aria-label')).toBe('Bonus ball 8');
    screen.getByText(result.commitment);
    screen.getByText(result.seed);
    const all = screen.getByRole('link', { name: 'Lucky Six: all results' });
    expect(all.getAttribute('href')).toBe('/m/lott?draws=JL.draw.title-1');
  });

  test('API-63 clock and balls use Bengali digits', async () => {
    gateway();
    await show([six], false, 'bn');
    expect(screen.getByRole('timer').textContent).toBe('১২:২৭');
    expect(screen.getByRole('list', { name: 'ড্রয়ের বল' }).textContent).toBe('৪১১১৮৪৮');
  });

  test('API-63 without answers of the vendor it says so, and the games stay', async () => {
    gateway();
    await show([scratch], true);
    screen.getByText(/Times and results of draws cannot be had/);
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.queryByRole('timer')).toBeNull();
  });
});

describe('the results of a lottery', () => {
  const page = (pageNum: number, totalPages: number, results = [result]) =>
    renderScreen(CategoryScreen as never, {
      path: '/lott',
      loaderData: {
        ok: true,
        data: {
          kind: 'results',
          category: 'LOTT',
          language: 'en',
          readAt: NOW,
          view: {
            vendor: 'NK',
            gameCode: 'draw.six',
            name: 'Lucky Six',
            results,
            pageNum,
            totalPages,
          },
        },
      },
    });

  test('API-62 it turns pages by links', async () => {
    gateway();
    await page(2, 3);
    screen.getByText('Page 2 of 3');
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Newer results')).toBe('/m/lott?draws=NK.draw.six');
    expect(href('Older results')).toBe('/m/lott?draws=NK.draw.six&page=3');
    expect(href('All lotteries')).toBe('/m/lott');
  });

  test('API-62 the first page has nothing newer, the last nothing older, and a middle one both', async () => {
    gateway();
    const ways = async (pageNum: number, totalPages: number) => {
      await page(pageNum, totalPages);
      const { queryByRole } = within(screen.getByRole('navigation', { name: 'Pages of results' }));
      const found = ['Newer results', 'Older results'].map(
        (name) => queryByRole('link', { name })?.getAttribute('href') ?? '',
      );
      cleanup();
      return found;
    };
    const to = (number: number) => `/m/lott?draws=NK.draw.six&page=${number}`;
    expect(await ways(1, 3)).toEqual(['', to(2)]);
    expect(await ways(3, 4)).toEqual([to(2), to(4)]);
    expect(await ways(4, 4)).toEqual([to(3), '']);
    expect(await ways(1, 1)).toEqual(['', '']);
  });

  test('API-62 a page after the last says so', async () => {
    gateway();
    await page(9, 3, []);
    screen.getByRole('heading', { name: 'Lucky Six: no results here' });
  });
});
