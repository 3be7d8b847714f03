// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { usePopup } from '#platform/page/popup.ts';
import { queryClient } from '#platform/api/query.ts';
import { tilesOf } from '#platform/testing/catalogue-builders.ts';
import { fakeGateway } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import type { RenderOptions } from '#platform/testing/render-screen.tsx';
import type { HomeData } from './home-data.ts';
import HomeScreen from './home-screen.tsx';
import type { Continued, PlayedGame, SectionView } from './lobby.model.ts';

const vendors = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    vendor: `V${place}`,
    name: `Vendor ${place}`,
  }));
const category = (name: 'SLOT' | 'LIVE' | 'CRASH', count: number): SectionView => ({
  kind: 'category',
  category: name,
  games: tilesOf(count),
  totalCount: count,
});

function show(
  sections: SectionView[],
  { continued, ...options }: RenderOptions & { continued?: Continued } = {},
) {
  const home: HomeData = {
    ...(continued ? { continued } : {}),
    lobby: { tabs: ['HOME', 'HOT', 'FAV', 'RECENT', 'SLOT'], sections },
    banners: [],
    notices: [],
    hasAnnouncements: false,
  };
  return renderScreen(HomeScreen as never, { path: '/home', loaderData: home, ...options });
}
const hrefs = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const sectionOf = (title: string): HTMLElement => {
  const section = screen.getByRole('heading', { name: title }).closest('section');
  if (!section) throw new Error(`No section is titled ${title}`);
  return section;
};

beforeEach(() => void fakeGateway({ 'GET /favourites/ids': () => ({ value: [] }) }));

/**
 * The screen as a plain component, so that a test can show it beside something else. The router passes it nothing more.
 */
const Shown = HomeScreen as unknown as ComponentType<{ loaderData: unknown }>;

afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the tabs', () => {
  test('HOME-08 HOME-27 hot games, favourites and recent games lead to their lists', async () => {
    await show([]);
    expect(hrefs(screen.getByRole('navigation', { name: 'Game types' }))).toEqual([
      '/m/home',
      '/m/hot-games',
      '/m/fav-games',
      '/m/recent-games',
      '/m/slot',
    ]);
  });
});

describe('the blocks', () => {
  test('HOME-16 a provider leads to the slots of that vendor, and the block to all providers', async () => {
    await show([{ kind: 'providers', vendors: vendors(2) }]);
    expect(hrefs(sectionOf('Providers'))).toEqual([
      '/m/gameCenter',
      '/m/slot?vassalage=V0',
      '/m/slot?vassalage=V1',
    ]);
  });

  test('HOME-16 a vendor with its own category leads there from every block, so its name has one address', async () => {
    const own = ['JL', 'RTG', 'KH', 'PG'].map((vendor) => ({ vendor, name: vendor }));
    await show(
      [
        { kind: 'providers', vendors: own },
        { kind: 'vendors', category: 'RNG', vendors: own },
      ],
      { settings: { vendors: { inHouse: ['KH'], esports: [], cockfight: [] } } },
    );
    const pages = ['/m/jili-games', '/m/rtg-games', '/m/inHouse'];
    expect(hrefs(sectionOf('Providers')).slice(1)).toEqual([...pages, '/m/slot?vassalage=PG']);
    expect(hrefs(sectionOf('Casino games')).slice(1)).toEqual([
      ...pages,
      '/m/rng-games?vassalage=PG',
    ]);
  });

  test('HOME-17 hot games have a title that leads to all of them', async () => {
    await show([{ kind: 'featured', games: tilesOf(9) }]);
    const section = sectionOf('Popular now');
    expect(within(section).getAllByRole('article')).toHaveLength(9);
    expect(hrefs(section)[0]).toBe('/m/hot-games');
  });

  test('HOME-18 favourites are the member’s own list', async () => {
    await show([{ kind: 'favourites', games: tilesOf(3, 10) }], { session: TEST_SESSION });
    await screen.findByRole('heading', { name: 'Your favourites' });
    const favourites = sectionOf('Your favourites');
    within(favourites).getByText('Game 12');
    expect(hrefs(favourites)[0]).toBe('/m/fav-games');
  });

  test('HOME-19 every other category shows the games of its providers, and casino the providers themselves', async () => {
    await show([category('LIVE', 2), { kind: 'vendors', category: 'RNG', vendors: vendors(2) }]);
    const live = sectionOf('Live casino');
    expect(hrefs(live)).toEqual(['/m/live-games', '/m/play/JL/1001', '/m/play/JL/1002']);
    expect(within(live).getAllByText('Jolpai')).toHaveLength(2);
    expect(hrefs(sectionOf('Casino games'))).toEqual([
      '/m/rng-games',
      '/m/rng-games?vassalage=V0',
      '/m/rng-games?vassalage=V1',
    ]);
  });

  test('HOME-24 games are in rows of two, or in one row when there are four or fewer', async () => {
    await show([category('SLOT', 5), category('CRASH', 4), category('LIVE', 9)]);
    const isTwoRows = (label: string) =>
      /rows2/.test(screen.getByRole('group', { name: label }).className);
    expect(['Slots', 'Crash', 'Live casino'].map(isTwoRows)).toEqual([true, false, true]);
  });

  test('HOME-26 vendors are two by two when there are more than three', async () => {
    await show([
      { kind: 'vendors', category: 'RNG', vendors: vendors(4) },
      { kind: 'providers', vendors: vendors(3) },
    ]);
    const besideFirst = (title: string) =>
      within(sectionOf(title)).getAllByRole('link')[1]?.parentElement?.children.length;
    expect([besideFirst('Casino games'), besideFirst('Providers')]).toEqual([2, 3]);
  });
});

const OpenPopup = () => <output>{usePopup().popup ?? 'none'}</output>;

describe('the footer', () => {
  test('HOME-05 it has copyright, the age mark, responsible play, and links to help and service', async () => {
    await show([]);
    const footer = screen.getByRole('contentinfo');
    expect(footer.textContent).toMatch(/© \d{4} .+\. All rights reserved\./);
    within(footer).getByText('18+');
    expect(footer.textContent).toContain('Play is entertainment, not income.');
    expect(
      within(footer)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(expect.arrayContaining(['Responsible play', 'Help centre', 'Customer service']));
  });

  test('HOME-05 the service link opens the service popup, and without script the help page', async () => {
    const home: HomeData = { lobby: false, banners: [], notices: [], hasAnnouncements: false };
    await renderScreen(() => [<Shown key="home" loaderData={home} />, <OpenPopup key="popup" />]);
    const service = await screen.findByRole('link', { name: 'Customer service' });
    expect(service.getAttribute('href')).toBe('/m/help');
    fireEvent.click(service);
    await waitFor(() => screen.getByText('service'));
  });
});

describe('continue playing', () => {
  const [first, second, third] = tilesOf(3);
  const readAt = '2026-11-20T12:00:00.000Z';
  const continued = (last: Partial<PlayedGame>): Continued => ({
    last: { game: first!, at: '2026-11-20T08:24:00.000Z', betMinor: 20_000, ...last },
    others: [
      { game: second!, at: '2026-11-19T08:24:00.000Z', betMinor: 1_250 },
      { game: third!, at: '2026-11-02T08:24:00.000Z' },
    ],
    readAt,
  });
  const showIt = async (last: Partial<PlayedGame>, locale: 'en' | 'bn' = 'en') => {
    await show([], { continued: continued(last), session: TEST_SESSION, locale });
    const title = locale === 'en' ? 'Continue playing' : 'খেলা চালিয়ে যান';
    await screen.findByRole('heading', { name: title });
    return sectionOf(title);
  };

  test('HOME-18 stands first: the last game with its last bet and its time, then squares of others', async () => {
    const section = await showIt({});
    expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Continue playing');
    expect(hrefs(section)).toEqual([
      '/m/recent-games',
      '/m/play/JL/1001',
      '/m/play/JL/1002',
      '/m/play/JL/1003',
    ]);
    within(section).getByRole('link', { name: 'Game 1 Bet ৳200 · Today 14:24 Play' });
    within(section).getByText('৳12.50 · Yesterday');
    within(section).getByText('2 November');
    // One icon of the further ones would cost their whole file before the page is hydrated.
    expect(section.innerHTML).not.toContain('sprite-more');
  });

  test('HOME-18 says that a round is running, and returns into it', async () => {
    const section = await showIt({ isRoundOpen: true }, 'bn');
    within(section).getByText('রাউন্ড চলছে');
    within(section).getByText('বেট ৳২০০ · আজ ১৪:২৪');
    within(section).getByText('ফিরে যান');
    expect(within(section).queryByText('খেলুন')).toBeNull();
  });

  test('HOME-18 says nothing of a bet that nobody told', async () => {
    const { last, ...rest } = continued({});
    await show([], { continued: { ...rest, last: { game: last.game } }, session: TEST_SESSION });
    expect(await screen.findByRole('link', { name: 'Game 1 Play' })).toBeTruthy();
  });
});
