// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testScope } from '#platform/testing/test-scope.ts';
import VipScreen, { loader } from './vip-screen.tsx';
import type { RankProgress } from './vip.model.ts';

const RANKS = [
  {
    labelId: 'bronze',
    labelName: 'Bronze',
    conditions: [],
    benefits: { payoutAccounts: 5, inWords: [] },
  },
  {
    labelId: 'silver',
    labelName: 'Silver',
    conditions: [
      { condition: 'validBetMinor', expected: 1_000_000 },
      { condition: 'rounds', expected: 100 },
      { condition: 'days', expected: 3 },
    ],
    benefits: { payoutAccounts: 6, inWords: ['A person for your questions'] },
  },
];
const PROGRESS: RankProgress = {
  currentProgress: { completedConditions: 1, totalExpectedConditions: 3 },
  playerRankProgress: { labelId: 'bronze', labelName: 'Bronze' },
  percent: 33,
  showBenefit: true,
  nextRank: {
    labelId: 'silver',
    labelName: 'Silver',
    conditions: [
      { condition: 'validBetMinor', reached: 640_000, expected: 1_000_000 },
      { condition: 'rounds', reached: 120, expected: 100 },
      { condition: 'days', reached: 2, expected: 3 },
    ],
  },
};
const READ_RANKS = 'GET /member/ranks';
const READ_PROGRESS = 'GET /member/rank-progress';
const answering = {
  [READ_RANKS]: () => ({ value: RANKS }),
  [READ_PROGRESS]: () => ({ value: PROGRESS }),
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function load(options: Parameters<typeof testScope>[0] = {}) {
  const { context } = await testScope(options);
  const url = new URL('http://lobby.example/m/vip');
  return (await Promise.resolve(loader({ context, url, params: {} } as never)).catch(
    (thrown: unknown) => thrown,
  )) as { data: { ok: boolean; data: object }; init: ResponseInit } & Response;
}
const show = (data: object, session?: typeof TEST_SESSION) =>
  renderScreen(VipScreen, { loaderData: { ok: true, data }, ...(session ? { session } : {}) });
const rows = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const benefits = () => screen.queryByRole('table');

describe('the screen of ranks', () => {
  test('MEMBERX-06 the figures are those of the gateway; a visitor’s page asks for no member', async () => {
    const { calls } = fakeGateway(answering);
    expect((await load({ session: TEST_SESSION })).data).toEqual({
      ok: true,
      data: { ranks: RANKS, progress: PROGRESS },
    });
    expect((await load()).data).toEqual({ ok: true, data: { ranks: RANKS } });
    expect(calls.map(({ name }) => name).toSorted()).toEqual([
      READ_PROGRESS,
      READ_RANKS,
      READ_RANKS,
    ]);
  });

  test('MEMBERX-06 a session that has ended logs in first and comes back', async () => {
    fakeGateway({ ...answering, [READ_PROGRESS]: () => problem('session.expired', 401) });
    const answer = await load({ session: TEST_SESSION });
    expect(answer.headers.get('Location')).toBe('/login?back=%2Fm%2Fvip');
  });

  test('an outage says so and offers to try again', async () => {
    fakeGateway({ [READ_RANKS]: () => problem('server.unavailable', 503) });
    const { data, init } = await load();
    expect(init.status).toBe(503);
    await renderScreen(VipScreen, { loaderData: data });
    expect(screen.getByRole('alert').textContent).toContain('The ranks could not be loaded.');
    screen.getByRole('button', { name: 'Try again' });
  });

  test('MEMBERX-06 shows the way to the next rank: whole percent, each condition with its progress and its rest', async () => {
    await show({ ranks: RANKS, progress: PROGRESS }, TEST_SESSION);
    screen.getByRole('heading', { name: 'On the way to Silver' });
    screen.getByText('1 of 3 conditions are met.');
    const values = screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('value'));
    expect(values).toEqual(['33', '64', '100', '66']);
    screen.getByText('৳3,600 more');
    screen.getByText('Done');
    screen.getByText('1 more');
    expect(screen.getByText('৳6,400').parentElement?.textContent).toBe('৳6,400 / ৳10,000');
    const current = screen
      .getAllByRole('listitem')
      .filter((item) => item.getAttribute('aria-current') === 'step');
    expect(current.map(({ textContent }) => textContent)).toEqual(['Bronze']);
  });

  test('WIDGET-21 the percent is that of conditions that are met, never one of amounts', async () => {
    const progress = {
      ...PROGRESS,
      percent: 0,
      currentProgress: { completedConditions: 0, totalExpectedConditions: 3 },
    };
    await show({ ranks: RANKS, progress }, TEST_SESSION);
    expect(screen.getByRole('progressbar', { name: 'VIP progress 0%' }).getAttribute('value')).toBe(
      '0',
    );
  });

  test('MEMBERX-06 at the highest rank nothing is left', async () => {
    const { nextRank: _, ...rest } = PROGRESS;
    const progress = {
      ...rest,
      percent: 100,
      playerRankProgress: { labelId: 'silver', labelName: 'Silver' },
    };
    await show({ ranks: RANKS, progress }, TEST_SESSION);
    screen.getByRole('heading', { name: 'The highest rank' });
    expect(screen.queryByRole('heading', { name: 'Conditions' })).toBeNull();
  });

  test('MEMBERX-06 lists every rank with what it asks for, and marks the reader’s', async () => {
    await show({ ranks: RANKS, progress: PROGRESS }, TEST_SESSION);
    const [, list] = screen.getAllByRole('list', { name: 'All ranks' });
    const items = within(list ?? document.body).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'BronzeFrom the first dayNow',
      'SilverValid bets of ৳10,000100 rounds played3 days since joining',
    ]);
  });

  test('WIDGET-24 guests see the benefits, whatever the flag', async () => {
    await show({ ranks: RANKS });
    expect(rows('All ranks')).toHaveLength(2);
    expect(benefits()?.textContent).toContain('SilverA person for your questions6');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test.each([[true], [false]])(
    'WIDGET-24 with the flag %s a member sees the benefits, or not',
    async (isOn) => {
      await show({ ranks: RANKS, progress: { ...PROGRESS, showBenefit: isOn } }, TEST_SESSION);
      expect(benefits() !== null).toBe(isOn);
    },
  );

  test('a site without ranks says so', async () => {
    await show({ ranks: [] }, TEST_SESSION);
    screen.getByRole('heading', { name: 'No ranks here' });
  });
});
