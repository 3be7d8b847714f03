// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { VendorMap } from '@maidan/contract/types';
import { queryClient } from '#platform/api/query.ts';
import { gameOf, gamesOf, vendorOf } from '#platform/testing/catalogue-builders.ts';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { fakeIntersections } from '#platform/testing/fake-intersections.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testScope } from '#platform/testing/test-scope.ts';
import CentreScreen, { loader as centreLoader } from './centre-screen.tsx';
import ProviderScreen, { loader as providerLoader } from './provider-screen.tsx';

const map: VendorMap = {
  gameTypes: [
    {
      gameType: 'RNG',
      gameCount: 30,
      vendors: [
        vendorOf('JL', 'Jolpai', [], {
          gameClassify: [
            { key: 'SM', displayName: 'Slots', gameCount: 7 },
            { key: 'Crash', displayName: 'Crash', gameCount: 3 },
          ],
        }),
        vendorOf('PG', 'Pagla Games', ['SM']),
      ],
      classify: [{ key: 'SM', displayName: 'Slots' }],
    },
    {
      gameType: 'FISH',
      gameCount: 4,
      vendors: [
        vendorOf('JL', 'Jolpai', [], { gameCount: 4 }),
        vendorOf('NK', 'Nouka Play', [], { isHot: 1 }),
      ],
      classify: [],
    },
  ],
  sorting: [
    { gameCategory: 'SLOT', vendorNames: ['JL', 'PG'], gameCount: 20 },
    { gameCategory: 'JL', vendorNames: ['JL'], gameCount: 10 },
    { gameCategory: 'FISH', vendorNames: ['JL', 'NK'], gameCount: 14 },
  ],
};
const PAGE = { pageNum: 1, totalPages: 1, totalCount: 3 };

afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.unstubAllGlobals();
});

function gateway(answers: Parameters<typeof fakeGateway>[0] = {}) {
  return fakeGateway({
    'GET /games/vendors': () => map,
    'GET /games': () => ({ ...PAGE, games: gamesOf(3) }),
    'GET /favourites/ids': () => ({ value: [] }),
    'GET /games/recent': () => ({
      ...PAGE,
      content: [
        {
          ...gameOf(1, { vassalage: 'PG', gameName: 'Gem Bazaar' }),
          lastPlay: { at: '2026-01-02T03:04:00Z', isRoundOpen: false },
        },
        gameOf(2, { vassalage: 'JL', gameName: 'Royal Bengal' }),
        gameOf(3, { vassalage: 'PG', gameName: 'Foxy Fair' }),
      ],
    }),
    ...answers,
  });
}

/** Opens an address as a browser does: the loader's answer, then the screen. Answers the status code. */
async function open(address: string, session?: typeof TEST_SESSION): Promise<number> {
  fakeIntersections();
  const [Screen, load] = address.startsWith('/gameCenter')
    ? [CentreScreen, centreLoader]
    : [ProviderScreen, providerLoader];
  const { context } = await testScope(session ? { session } : {});
  const url = new URL(`https://lobby.example/m${address}`);
  const answer = await load({ context, url } as never);
  await renderScreen(Screen as never, {
    path: address,
    loaderData: answer.data,
    ...(session ? { session } : {}),
  });
  return answer.init?.status ?? 200;
}
const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const chips = () =>
  within(screen.getByRole('group', { name: 'Kinds of games' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('aria-current')]);

describe('the game centre', () => {
  test('SHELL-21 shows each provider once with all of its games, hot ones first', async () => {
    gateway();
    expect(await open('/gameCenter')).toBe(200);
    expect(linksOf('Providers')).toEqual([
      ['Nouka Play10 games', '/m/provider?vassalage=NK'],
      ['Jolpai14 games', '/m/provider?vassalage=JL'],
      ['Pagla Games10 games', '/m/provider?vassalage=PG'],
    ]);
    screen.getByText('3 · 34 games');
    expect(screen.queryByText('Providers you play')).toBeNull();
  });

  test('a kind of games leaves the providers that have some, and leads to those games', async () => {
    gateway();
    await open('/gameCenter?category=FISH');
    expect(chips()).toEqual([
      ['All', null],
      ['Slots', null],
      ['Fishing', 'true'],
    ]);
    expect(linksOf('Providers')).toEqual([
      ['Nouka Play10 games', '/m/provider?vassalage=NK&gameType=FISH'],
      ['Jolpai14 games', '/m/provider?vassalage=JL&gameType=FISH'],
    ]);
  });

  test('an unknown kind counts as none', async () => {
    gateway();
    await open('/gameCenter?category=NONE');
    expect(linksOf('Providers')).toHaveLength(3);
  });

  test('SHELL-21 a member sees first whose games were played last, and when', async () => {
    gateway();
    await open('/gameCenter', TEST_SESSION);
    const rows = within(screen.getByRole('list', { name: 'Providers you play' }));
    expect(rows.getAllByRole('link').map((row) => row.textContent)).toEqual([
      expect.stringContaining('Last played: Gem Bazaar · 2 January 09:04'),
      // This gateway does not say when.
      expect.stringMatching(/Last played: Royal Bengal\d/),
    ]);
  });

  test('the providers stand also while the games played last cannot be read', async () => {
    gateway({ 'GET /games/recent': () => problem('server.unavailable', 503) });
    await open('/gameCenter', TEST_SESSION);
    expect(linksOf('Providers')).toHaveLength(3);
  });

  test('a failure is said, and looks like no empty centre', async () => {
    gateway({ 'GET /games/vendors': () => problem('server.unavailable', 503) });
    expect(await open('/gameCenter')).toBe(503);
    screen.getByText('The games could not be loaded.');
  });
});

describe('the page of a provider', () => {
  test('SHELL-22 without a provider the full list of providers is shown', async () => {
    gateway();
    await open('/provider');
    expect(linksOf('Providers')).toHaveLength(3);
  });

  test('SHELL-22 a provider has its name, its kinds of games and its games', async () => {
    const { calls } = gateway();
    expect(await open('/provider?vassalage=JL')).toBe(200);
    screen.getByRole('heading', { name: 'Jolpai' });
    screen.getByText('14 games · 2 kinds');
    expect(chips()).toEqual([
      ['All14', 'true'],
      ['Slots7', null],
      ['Fishing4', null],
    ]);
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(screen.getAllByText('Jolpai'), 'the tiles do not repeat it').toHaveLength(1);
    const asked = calls.find(({ name }) => name === 'GET /games');
    expect(asked?.query.get('vassalage')).toBe('JL');
    expect(asked?.query.get('gameType')).toBe('');
  });

  test('SHELL-22 a kind narrows the games of the provider', async () => {
    const { calls } = gateway();
    await open('/provider?vassalage=JL&gameType=RNG&gameClassify=SM');
    expect(chips()[1]).toEqual(['Slots7', 'true']);
    const asked = calls.find(({ name }) => name === 'GET /games');
    expect(asked?.query.get('gameType')).toBe('RNG');
    expect(asked?.query.get('gameClassify')).toBe('SM');
  });

  test('SHELL-22 the games stand in the order that the reader chooses, and keep it in another kind', async () => {
    const { calls } = gateway();
    await open('/provider?vassalage=JL&sort=name');
    expect(calls.find(({ name }) => name === 'GET /games')?.query.get('sort')).toBe('name');
    expect(linksOf('Order')).toEqual([
      ['Popular first', '/m/provider?vassalage=JL'],
      ['By name', '/m/provider?vassalage=JL&sort=name'],
      ['New first', '/m/provider?vassalage=JL&sort=new'],
    ]);
    screen.getByRole('link', { current: true, name: 'By name' });
    const fishing = screen.getByRole('link', { name: /Fishing/ }).getAttribute('href');
    expect(fishing).toBe('/m/provider?vassalage=JL&gameType=FISH&sort=name');
  });

  test('SHELL-22 an order that nobody knows counts as none', async () => {
    const { calls } = gateway();
    await open('/provider?vassalage=JL&sort=price');
    expect(calls.find(({ name }) => name === 'GET /games')?.query.get('sort')).toBeNull();
  });

  test('SHELL-22 a gateway that counts no kinds leaves their numbers out', async () => {
    const uncounted = structuredClone(map);
    for (const { vendors } of uncounted.gameTypes)
      for (const vendor of vendors) for (const kind of vendor.gameClassify) delete kind.gameCount;
    gateway({ 'GET /games/vendors': () => uncounted });
    await open('/provider?vassalage=JL');
    expect(chips()).toEqual([
      ['All14', 'true'],
      ['Slots', null],
      ['Fishing4', null],
    ]);
  });

  test('an unknown provider is not found, and leads to those there are', async () => {
    gateway();
    expect(await open('/provider?vassalage=NOBODY')).toBe(404);
    screen.getByText('We have no such provider');
    const way = screen.getByRole('link', { name: 'See all providers' });
    expect(way.getAttribute('href')).toBe('/m/gameCenter');
  });

  test('a failure is said, and looks like no empty list', async () => {
    gateway({ 'GET /games': () => problem('server.unavailable', 503) });
    expect(await open('/provider?vassalage=JL')).toBe(503);
    screen.getByText('The games could not be loaded.');
  });
});
