// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MEMBER_TYPE } from '@maidan/contract/constants';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import type { SeenCall } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testScope } from '#platform/testing/test-scope.ts';
import { TEAM_FIGURES, testFigures, testMember } from '../testing/teams.ts';
import MemberScreen, { loader as memberLoader } from './member-screen.tsx';
import TeamScreen, { loader } from './team-screen.tsx';

const session = { ...TEST_SESSION, type: MEMBER_TYPE.agent };
const SPAN = { from: '2026-11-01', to: '2026-11-21' };
const sumon = testMember('sumon', { directCount: 1, figures: testFigures({ members: 2 }) });
const TREE = {
  span: SPAN,
  path: [],
  below: testFigures({ members: 4, active: 3 }),
  members: [sumon, testMember('nadia')],
  players: testFigures({ members: 1 }),
};
const { figures: _, ...plain } = sumon;
const BELOW = { ...TREE, path: [plain], members: [testMember('tuhin', { level: 2 })] };
const LIST = {
  span: SPAN,
  below: TREE.below,
  levels: [
    { level: 1, members: 3 },
    { level: 2, members: 1 },
  ],
  members: [sumon, testMember('nadia', { nickname: 'নাদিয়া', isActive: false })],
  next: 'nadia',
};
const waiting = () => ({ value: { waiting: [] } });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(address: string, answers: Parameters<typeof fakeGateway>[0]) {
  const { calls } = fakeGateway({ 'GET /agent/contracts': waiting, ...answers });
  const { context } = await testScope({ session });
  const url = new URL(`http://lobby.example${address}`);
  const { data: loaderData } = (await loader({ context, url, params: {} } as never)) as {
    data: unknown;
  };
  const visits: string[] = [];
  await renderScreen(TeamScreen as never, {
    loaderData,
    session,
    onVisit: (visit) => void visits.push(visit),
  });
  return { calls, visits };
}
const items = () => screen.getAllByRole('treeitem');
const names = () => items().map((item) => item.querySelector('a, span span')?.textContent);

describe('the team as a tree', () => {
  const answers = {
    'GET /agent/team': ({ query }: SeenCall) => ({
      value: query.has('memberId') ? BELOW : TREE,
    }),
  };

  test('AGENTX-02 shows branches with their figures; keys open, move and lead to the member', async () => {
    const { calls, visits } = await show('/m/agent/team?period=days_7', answers);
    expect(calls.find(({ name }) => name === 'GET /agent/team')?.query.get('period')).toBe(
      'days_7',
    );
    expect(names()).toEqual(['sumon', 'nadia', 'Own players']);
    expect(items()[0]?.getAttribute('aria-label')).toBe(
      'sumon, agent, level 1, 2 members, 1 active, valid bets ৳1,000, bets less wins ৳200',
    );
    expect(items().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    items()[0]?.focus();
    fireEvent.keyDown(items()[0] as HTMLElement, { key: 'ArrowRight' });
    await waitFor(() => expect(items()).toHaveLength(5));
    expect(items()[0]?.getAttribute('aria-expanded')).toBe('true');
    expect(items()[1]?.getAttribute('aria-level')).toBe('2');
    fireEvent.keyDown(items()[0] as HTMLElement, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(items()[1]);
    fireEvent.keyDown(items()[1] as HTMLElement, { key: 'Enter' });
    await waitFor(() => expect(visits).toContain('/agent/team/id-tuhin?period=days_7'));
  });

  test('AGENTX-02 a branch that cannot be read says so, and the tree stays', async () => {
    await show('/m/agent/team', {
      'GET /agent/team': ({ query }: SeenCall) =>
        query.has('memberId') ? problem('server.unavailable', 503) : { value: TREE },
    });
    fireEvent.keyDown(items()[0] as HTMLElement, { key: 'ArrowRight' });
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    expect(items()).toHaveLength(3);
  });

  test('AGENTX-02 an empty team says how members come', async () => {
    const none = testFigures({ members: 0, active: 0, validBetMinor: 0, netMinor: 0 });
    await show('/m/agent/team', {
      'GET /agent/team': () => ({ value: { ...TREE, below: none, members: [], players: none } }),
    });
    screen.getByText('Nobody is in the team yet');
    expect(screen.getByRole('link', { name: 'Add a member yourself' }).getAttribute('href')).toBe(
      '/m/agent/team/new',
    );
  });
});

describe('the team as a list', () => {
  test('AGENTX-02 level, search and order are asked of the gateway and stay in the addresses', async () => {
    const { calls } = await show('/m/agent/team?show=list&level=1&search=na&order=newest', {
      'GET /agent/team/list': () => ({ value: LIST }),
    });
    const asked = calls.find(({ name }) => name === 'GET /agent/team/list')?.query;
    expect(Object.fromEntries(asked ?? [])).toMatchObject({
      level: '1',
      search: 'na',
      order: 'newest',
      period: 'month',
    });
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Level 2')).toBe('/m/agent/team?show=list&level=2&search=na&order=newest');
    expect(href('All')).toBe('/m/agent/team?show=list&search=na&order=newest');
    expect(href('Show more')).toBe(
      '/m/agent/team?show=list&level=1&search=na&order=newest&after=nadia',
    );
    expect(href('Newest first')).toBe('/m/agent/team?show=list&level=1&search=na');
    expect(href('নাদিয়া')).toBe('/m/agent/team/id-nadia');
    const row = screen.getByRole('link', { name: 'নাদিয়া' }).closest('li');
    expect(row?.textContent).toContain('nadia · agent · level 1');
    expect(row?.textContent).toContain('joined 2026/03/18');
    expect(row?.textContent).toContain('Closed');
  });

  test('AGENTX-02 a search that finds nobody leads back to all', async () => {
    await show('/m/agent/team?show=list&search=zz', {
      'GET /agent/team/list': () => ({ value: { ...LIST, members: [], next: undefined } }),
    });
    expect(screen.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe(
      '/m/agent/team?show=list',
    );
  });
});

describe('a member of the team', () => {
  async function open(answer: () => unknown) {
    const { calls } = fakeGateway({
      'GET /agent/contracts': waiting,
      'GET /agent/team/members/id-sumon': answer as never,
      'GET /agent/team/members/id-sumon/credits': () => ({
        value: { ownCashMinor: 21_360_50, memberCashMinor: 8_120_00, currency: 'BDT' },
      }),
      'POST /wallet/transfer': () => ({
        value: {
          receiptNumber: 'K6XW-06TN-4RPS',
          amountMinor: 200_000,
          currency: 'BDT',
          balanceAfterMinor: 1_936_050,
          at: '2026-11-21T06:00:00.000Z',
        },
      }),
    });
    const { context } = await testScope({ session });
    const url = new URL('http://lobby.example/m/agent/team/id-sumon');
    const params = { memberId: 'id-sumon' };
    const loaded = (await memberLoader({ context, url, params } as never)) as {
      data: unknown;
      init: { status: number };
    };
    const shown = await renderScreen(MemberScreen as never, { loaderData: loaded.data, session });
    return { calls, status: loaded.init.status, toasts: shown.toasts };
  }
  const page = {
    span: SPAN,
    path: [plain],
    member: plain,
    figures: TEAM_FIGURES,
    takesCredits: true,
  };

  test('AGENTX-02 shows path, dates and the figures of its branch', async () => {
    await open(() => ({ value: page }));
    screen.getByRole('heading', { name: 'sumon' });
    screen.getByText('৳2,72,300');
    screen.getByText('−৳6,750');
    expect(screen.getByRole('link', { name: /Team of sumon/ }).getAttribute('href')).toBe(
      '/m/agent/team?member=id-sumon',
    );
  });

  test('AGENTX-02 a foreign member is answered as an unknown one, with 404', async () => {
    const { status } = await open(() => problem('agent.member_not_found', 404));
    expect(status).toBe(404);
    screen.getByText('No such member in your team');
  });

  test('AGENTX-03 credits are given after both balances and a question were shown', async () => {
    const { calls, toasts } = await open(() => ({ value: page }));
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    press('Give play credits');
    const amount = await screen.findByLabelText('Amount');
    fireEvent.change(amount, { target: { value: '30000' } });
    const submit = () => fireEvent.submit(amount.closest('form') as HTMLFormElement);
    submit();
    screen.getByText('You have ৳21,360.50');
    fireEvent.change(amount, { target: { value: '২,০০০' } });
    screen.getByText('৳21,360.50 → ৳19,360.50');
    screen.getByText('৳8,120 → ৳10,120');
    submit();
    screen.getByText('Give credits to sumon?');
    press('Give ৳2,000');
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]?.text).toBe('৳2,000 was given. Receipt K6XW-06TN-4RPS.');
    const sent = calls.filter(({ name }) => name === 'POST /wallet/transfer');
    expect(sent.map(({ body }) => body)).toEqual([
      { memberId: 'id-sumon', amountMinor: 200_000, currency: 'BDT' },
    ]);
  });
});
