// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MEMBER_TYPE } from '@maidan/contract/constants';
import { fakeGateway } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testScope } from '#platform/testing/test-scope.ts';
import { TEAM_FIGURES } from '../testing/teams.ts';
import AgentHomeScreen, { loader } from './agent-home-screen.tsx';

const WAITING = [
  { contractId: 'c-1', kind: 'salary', offeredAt: '2026-11-20T10:00:00.000Z' },
  { contractId: 'c-2', kind: 'hourly', offeredAt: '2026-11-20T10:00:00.000Z' },
];
const OVERVIEW = {
  span: { from: '2026-11-01', to: '2026-11-21' },
  figures: TEAM_FIGURES,
  days: [
    { day: '2026-11-02', validBetMinor: 200_000_00, netMinor: -7_000_00 },
    { day: '2026-11-20', validBetMinor: 72_300_00, netMinor: 250_00 },
  ],
  commission: { paidMinor: 823_100, dueMinor: 41_185 },
};
const agent = { ...TEST_SESSION, type: MEMBER_TYPE.agent };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function load(type: number, path = '/m/agent/home') {
  const { context } = await testScope({ session: { ...TEST_SESSION, type } });
  return loader({ context, url: new URL(`http://lobby.example${path}`), params: {} } as never);
}

describe('the home of the agent area', () => {
  test('AGENT-01 AGENTX-01 SESS-30 refuses who is no agent before anything is read', async () => {
    const { calls } = fakeGateway({});
    for (const type of [MEMBER_TYPE.player, MEMBER_TYPE.defaultPlayer, MEMBER_TYPE.trial]) {
      const answer = await load(type);
      expect(answer).toMatchObject({ data: { isRefused: true }, init: { status: 403 } });
    }
    expect(calls).toEqual([]);
    await renderScreen(AgentHomeScreen as never, { loaderData: { isRefused: true } });
    screen.getByText('This area is for agents');
    expect(screen.getByRole('link', { name: 'Invite a friend' }).getAttribute('href')).toBe(
      '/m/invite',
    );
  });
});

describe('what waits for an answer', () => {
  test('AGENTX-01 each waiting contract leads to its text', async () => {
    fakeGateway({
      'GET /agent/contracts': () => ({ value: { waiting: WAITING } }),
      'GET /agent/overview': () => ({ value: OVERVIEW }),
    });
    const { data: loaderData } = (await load(MEMBER_TYPE.agent)) as { data: unknown };
    await renderScreen(AgentHomeScreen as never, { loaderData, session: agent });
    const links = screen.getAllByRole('link', { name: 'View' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/m/member/agent/getSalaryContract',
      '/m/member/agent/getHourContract',
    ]);
  });
});

describe('the figures of the team', () => {
  test('AGENT-02 AGENTX-01 stand under the period of the address, with a chart that is a table too', async () => {
    const { calls } = fakeGateway({
      'GET /agent/contracts': () => ({ value: { waiting: [] } }),
      'GET /agent/overview': () => ({ value: OVERVIEW }),
    });
    const { data: loaderData } = (await load(
      MEMBER_TYPE.agent,
      '/m/agent/home?period=last_month',
    )) as { data: unknown };
    const asked = calls.find(({ name }) => name === 'GET /agent/overview');
    expect(asked?.query.get('period')).toBe('last_month');
    await renderScreen(AgentHomeScreen as never, { loaderData, session: agent });
    for (const figure of [
      '৳8,642.85',
      '৳8,231',
      '৳411.85',
      '৳38,600',
      '৳29,455',
      '−৳6,750',
      '2 new',
      '75%',
    ])
      screen.getByText(figure);
    screen.getByText(/of your team, without your own play/);
    screen.getByRole('img', {
      name: 'Valid bets from 1 November to 21 November: ৳2,72,300 on 2 days',
    });
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Day', 'Valid bets', 'Bets less wins'],
      ['2 November', '৳2,00,000', '−৳7,000'],
      ['20 November', '৳72,300', '৳250'],
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Period: Last month' }));
    const links = within(screen.getByRole('dialog')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href')).slice(0, 4)).toEqual([
      '/m/agent/home?period=today',
      '/m/agent/home?period=days_7',
      '/m/agent/home',
      '/m/agent/home?period=last_month',
    ]);
    expect(links).toHaveLength(14);
  });
});
