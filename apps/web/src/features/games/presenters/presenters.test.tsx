// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Presenter } from '@maidan/contract/types';
import { gameOf, gamesOf } from '#platform/testing/catalogue-builders.ts';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import type { Answers } from '#platform/testing/fake-gateway.ts';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import { testFlags } from '#platform/testing/site-settings.ts';
import { testScope } from '#platform/testing/test-scope.ts';
import { readCategory } from '../category/category-data.ts';
import CategoryScreen from '../category/category-screen.tsx';

const CHAT_ON = testFlags(['USERNAMEREG3', 'CBS3']);
const ON = { liveBlock: true, whitelabel: CHAT_ON };

const presenter = (id: number, change: Partial<Presenter> = {}): Presenter => ({
  presenterId: `p${id}`,
  name: `Host ${id}`,
  note: 'The hosts are drawn.',
  url: `avatars/${id}.webp`,
  game: gameOf(id, { gameType: 'LIVE', gameName: `Table ${id}` }),
  from: '20:00',
  to: '04:00',
  active: true,
  streaming: false,
  ...change,
});
const first = presenter(1);
const second = presenter(2, { from: '09:30', to: '18:00', streaming: true });
const third = presenter(3, { from: '00:00', to: '00:00', streaming: true });
const fourth = presenter(4, { from: '18:00', to: '19:00' });

const frame: Answers = {
  'GET /games': () => ({ games: gamesOf(2), pageNum: 1, totalPages: 1, totalCount: 2 }),
  'GET /games/vendors': () => ({ gameTypes: [], sorting: [] }),
  'GET /lobby/banners': () => ({ value: [] }),
};
const lists: Answers = {
  'GET /service/live/models': () => ({ value: { modelList: [first, second, third, fourth] } }),
  'GET /service/live/anchors': ({ query }) => ({
    value:
      query.get('kind') === 'hot'
        ? { hotAnchorList: [fourth] }
        : { recommendAnchorList: [first, second] },
  }),
  'GET /service/live/focus': () => ({ value: { focusList: [third] } }),
};

type Settings = NonNullable<Parameters<typeof testScope>[0]>['settings'];
async function read(address: string, answers: Answers, settings: Settings = ON) {
  const { calls } = fakeGateway({ ...frame, ...answers });
  const { scope, faults } = await testScope({ settings });
  const data = await readCategory(scope, new URL(address, 'http://lobby.test'));
  const asked = calls.filter(({ name }) => name.includes('/service/live/'));
  return { data, asked, faults };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the presenters of live games', () => {
  test('CS-17 nothing is asked for while the site has the block or its chat off', async () => {
    for (const settings of [
      { whitelabel: CHAT_ON },
      { liveBlock: false, whitelabel: CHAT_ON },
      { liveBlock: true, whitelabel: testFlags(['USERNAMEREG3']) },
    ]) {
      const { data, asked } = await read('/m/live-games', lists, settings);
      expect(asked).toHaveLength(0);
      expect(data).not.toHaveProperty('presenters');
    }
  });

  test('CS-17 no other screen and no narrowed list asks for them', async () => {
    for (const address of [
      '/m/rng-games',
      '/m/live-games?vassalage=JL',
      '/m/live-games?gameClassify=Table',
      '/m/live-games?dataType=hot',
      '/m/live-games?page=2',
    ])
      expect((await read(address, lists)).asked, address).toHaveLength(0);
  });

  test('CS-17 API-56 with both on the three lists are read, as a part of the chat', async () => {
    const { asked, faults } = await read('/m/live-games', lists);
    expect(asked.map(({ name, query }) => [name.split('/').at(-1), query.get('kind')])).toEqual([
      ['models', null],
      ['anchors', 'hot'],
      ['anchors', 'recommended'],
      ['focus', null],
    ]);
    expect(asked[0]?.query.get('active')).toBe('1');
    expect(asked.map(({ headers }) => headers.get('Module-Id'))).toEqual(Array(4).fill('CBS3'));
    expect(faults).toEqual([]);
  });

  test('ENTITY-37 who is on now comes first, then who is in focus, hot and recommended', async () => {
    const { data } = await read('/m/live-games', lists);
    const shown = data.kind === 'list' ? data.presenters?.presenters : undefined;
    expect(shown?.map(({ name, isOn }) => [name, isOn])).toEqual([
      ['Host 3', true],
      ['Host 2', true],
      ['Host 4', false],
      ['Host 1', false],
    ]);
  });

  test('CS-17 without presenters there is no block; lists that cannot be read are logged', async () => {
    const none = { 'GET /service/live/models': () => ({ value: { modelList: [] } }) };
    const empty = await read('/m/live-games', { ...lists, ...none });
    expect([empty.data, empty.faults]).toEqual([
      expect.not.objectContaining({ presenters: expect.anything() }),
      [],
    ]);
    const dead = { 'GET /service/live/focus': () => problem('server.unavailable', 503) };
    const failed = await read('/m/live-games', { ...lists, ...dead });
    expect(failed.data).toMatchObject({ kind: 'list', page: { totalCount: 2 } });
    expect(failed.data).not.toHaveProperty('presenters');
    expect(failed.faults).toEqual(['the presenters are missing']);
  });

  test('CS-17 the rail shows their games, who is on now and the hours of the others, and a tap opens the game', async () => {
    const { data } = await read('/m/live-games', lists);
    const loaderData = { ok: true, data };
    await renderScreen(CategoryScreen as never, { path: '/live-games', loaderData });
    const links = within(screen.getByRole('group', { name: 'Hosts' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['On nowHost 3Table 3all day', '/m/play/JL/1003'],
      ['On nowHost 2Table 2until 18:00', '/m/play/JL/1002'],
      ['Host 4Table 418:00–19:00', '/m/play/JL/1004'],
      ['Host 1Table 120:00–04:00', '/m/play/JL/1001'],
    ]);
    expect(screen.getAllByText('The hosts are drawn.')).toHaveLength(1);
    cleanup();
    const bengali = { path: '/live-games', loaderData, locale: 'bn' as const };
    await renderScreen(CategoryScreen as never, bengali);
    screen.getByText('১৮:০০ পর্যন্ত');
    screen.getByText('২০:০০–০৪:০০');
  });
});
