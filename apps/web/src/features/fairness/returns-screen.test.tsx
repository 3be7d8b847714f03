// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { renderScreen } from '#platform/testing/render-screen.tsx';
import { testScope } from '#platform/testing/test-scope.ts';
import ReturnsScreen, { loader } from './returns-screen.tsx';

const title = (nodeId: number, part: Record<string, unknown> = {}) => ({
  vassalage: 'JL',
  vendorName: 'Jolpai',
  nodeId,
  gameName: `Game ${nodeId}`,
  rounds: 0,
  ...part,
});
const PAGE = {
  pageNum: 1,
  totalPages: 2,
  totalCount: 4,
  countedAt: '2026-11-22T15:00:00.000Z',
  list: [
    title(1, {
      rounds: 412_380,
      since: '2026-09-01',
      theory: { leastBp: 9900, mostBp: 9900 },
      measured: { returnBp: 9912, marginBp: 30 },
    }),
    title(2, {
      rounds: 120_884,
      since: '2026-09-01',
      theory: { leastBp: 8101, mostBp: 9722 },
      measured: { returnBp: 9790, marginBp: 50 },
    }),
    title(3, { rounds: 12, since: '2026-11-01', theory: { leastBp: 9700, mostBp: 9700 } }),
    title(4),
  ],
};

async function load(search: string) {
  const { context } = await testScope({});
  const url = new URL(`http://lobby.example/m/fairness/returns${search}`);
  return loader({ context, url, params: {} } as never);
}
const show = (loaderData: unknown) =>
  renderScreen(ReturnsScreen, { loaderData, path: '/fairness/returns' });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the page of returns', () => {
  test('FAIR-26 asks for the page of the address, and for the first where it names none', async () => {
    const { calls } = fakeGateway({ 'GET /returns': () => PAGE });
    expect(await load('?page=2')).toMatchObject({ data: { ok: true, data: PAGE } });
    await load('?page=-1');
    await load('?page=words');
    const asked = calls.map(({ query }) => Object.fromEntries(query)['pageNum']);
    expect(asked).toEqual(['2', '1', '1']);
    fakeGateway({ 'GET /returns': () => problem('server.unexpected', 500) });
    expect(await load('')).toMatchObject({ data: { ok: false } });
  });

  test('FAIR-26 says of each title what it returns by its rules, what was measured, its margin, rounds and since when', async () => {
    await show({ ok: true, data: PAGE });
    const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
    expect(
      within(row('Game 1'))
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['99%', '99.12%±0.3%']);
    expect(row('Game 1').textContent).toContain('4,12,380 rounds since 2026/09/01');
    expect(row('Game 2').textContent).toContain('81.01%–97.22%');
    expect(row('Game 3').textContent).toContain('too few');
    expect(row('Game 4').textContent).toContain('not played yet');
    expect(screen.getByText(/Counted 2026\/11\/22/)).toBeDefined();
    expect(
      screen.getByRole('link', { name: 'Download the table (CSV)' }).getAttribute('href'),
    ).toBe('/m/api/returns/table?language=en');
    expect(screen.getByRole('link', { name: 'More games' }).getAttribute('href')).toBe(
      '/m/fairness/returns?page=2',
    );
  });

  test('FAIR-26 says in words when the interval does not hold the return of the rules', async () => {
    await show({ ok: true, data: PAGE });
    const missed = screen.getAllByText(/does not reach the line/);
    expect(missed).toHaveLength(1);
    expect(missed[0]?.closest('tr')?.textContent).toContain('Game 2');
  });
});
