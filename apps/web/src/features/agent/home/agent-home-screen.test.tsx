// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MEMBER_TYPE } from '@maidan/contract/constants';
import { fakeGateway } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testScope } from '#platform/testing/test-scope.ts';
import AgentHomeScreen, { loader } from './agent-home-screen.tsx';

const WAITING = [
  { contractId: 'c-1', kind: 'salary', offeredAt: '2026-11-20T10:00:00.000Z' },
  { contractId: 'c-2', kind: 'hourly', offeredAt: '2026-11-20T10:00:00.000Z' },
];
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
    fakeGateway({ 'GET /agent/contracts': () => ({ value: { waiting: WAITING } }) });
    const { data: loaderData } = (await load(MEMBER_TYPE.agent)) as { data: unknown };
    await renderScreen(AgentHomeScreen as never, { loaderData, session: agent });
    const links = screen.getAllByRole('link', { name: 'View' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/m/member/agent/getSalaryContract',
      '/m/member/agent/getHourContract',
    ]);
  });
});
