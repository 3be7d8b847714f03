import { afterEach, describe, expect, test, vi } from 'vitest';
import { gamesOf } from '#platform/testing/catalogue-builders.ts';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import type { Answers } from '#platform/testing/fake-gateway.ts';
import { TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testScope } from '#platform/testing/test-scope.ts';
import { readHome } from './home-data.ts';

const notice = {
  id: 1,
  title: 'Play credits',
  content: '<p>No cash value.</p>',
  startDate: '2026-11-01T00:00:00Z',
  url: '',
  read: false,
  types: 'PU',
  groupName: 'm_home',
  announcementImages: [],
};
const announcements = (popup: unknown[]) => ({
  value: { promotion: [], banners: [], player: [], popup, hot: [] },
});
const answers: Answers = {
  'GET /lobby/home': () => ({
    tabs: [{ category: 'HOME', gameCount: 2 }],
    sections: [{ kind: 'featured', games: gamesOf(2) }],
    version: '1.1',
  }),
  'GET /lobby/banners': () => ({ value: [] }),
  'GET /announcements': () => announcements([notice]),
  'GET /games/recent': () => ({
    content: gamesOf(3),
    pageNum: 1,
    totalPages: 1,
    totalCount: 3,
  }),
  'GET /favourites': () => ({ content: gamesOf(1), pageNum: 1, totalPages: 1, totalCount: 1 }),
};

async function read(more: Answers = {}, session?: typeof TEST_SESSION) {
  const { calls } = fakeGateway({ ...answers, ...more });
  const { scope, faults } = await testScope(session ? { session } : {});
  return { ...(await readHome(scope)), calls, faults };
}
const kinds = ({ lobby }: Awaited<ReturnType<typeof read>>['data']) =>
  lobby && lobby.sections.map(({ kind }) => kind);

afterEach(() => vi.unstubAllGlobals());

describe('reading home', () => {
  test('HOME-18 LIST-16 a member gets their own lists, at most 16 games of each', async () => {
    const { data, calls } = await read({}, TEST_SESSION);
    expect(kinds(data)).toEqual(['featured', 'jackpot', 'favourites']);
    expect(data.continued?.last.game.nodeId).toBe(1001);
    expect(data.continued?.others).toHaveLength(2);
    const own = calls.filter(({ name }) => /recent|favourites/.test(name));
    expect(own.map(({ query }) => query.get('pageSize'))).toEqual(['16', '16']);
  });

  test('HOME-18 a visitor has no such lists, and no call asks for them', async () => {
    const { data, calls } = await read();
    expect(kinds(data)).toEqual(['featured', 'jackpot']);
    expect(data).not.toHaveProperty('continued');
    expect(calls).toHaveLength(3);
  });

  test('HOME-02 home gets the banners of the group m_home', async () => {
    const banner = { bannerId: 'b', url: 'b.webp', groupName: 'm_home', linkage: '', title: 'Cup' };
    const { data, calls } = await read({ 'GET /lobby/banners': () => ({ value: [banner] }) });
    expect(data.banners).toEqual([expect.objectContaining({ url: 'b.webp', title: 'Cup' })]);
    const asked = calls.filter(({ name }) => name === 'GET /lobby/banners');
    expect(asked.map(({ query }) => query.get('groupName'))).toEqual(['m_home']);
  });

  test('NOTICE-18 home knows whether there are announcements that open by themselves', async () => {
    expect((await read()).data.hasAnnouncements).toBe(true);
    const without = await read({ 'GET /announcements': () => announcements([]) });
    expect(without.data.hasAnnouncements).toBe(false);
  });

  test.each(['GET /lobby/banners', 'GET /announcements', 'GET /favourites'])(
    'without an answer to %s the rest is there, the fault is logged and the page must not be cached',
    async (name) => {
      const { data, failed, faults } = await read(
        { [name]: () => problem('server.unavailable', 503) },
        TEST_SESSION,
      );
      expect(data.lobby && data.lobby.tabs).toEqual(['HOME', 'FAV', 'RECENT']);
      expect(failed?.ok).toBe(false);
      expect(faults).toHaveLength(1);
    },
  );

  test('HOME-11 without its blocks home says so', async () => {
    const { data } = await read({ 'GET /lobby/home': () => problem('server.unavailable', 503) });
    expect(data.lobby).toBe(false);
  });
});
