// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MEMBER_TYPE } from '@maidan/contract/constants';
import { fakeGateway } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testScope } from '#platform/testing/test-scope.ts';
import * as contracts from '../contracts/contracts-screen.tsx';
import * as home from '../home/agent-home-screen.tsx';
import * as rates from '../rates/rates-screen.tsx';
import * as team from '../team/team-screen.tsx';
import { testContract } from '../testing/contracts.ts';
import { TEAM_FIGURES, testFigures, testMember } from '../testing/teams.ts';

const session = { ...TEST_SESSION, type: MEMBER_TYPE.agent };
const SPAN = { from: '2026-11-01', to: '2026-11-21' };
const RATES = { RNG: 80, LIVE: 60, FISH: 0, PVP: 0, SPORTS: 0, LOTT: 0, ELOTT: 0 };
const contract = (kind: 'salary' | 'dividend') => ({
  contractId: `c-${kind}`,
  kind,
  state: 'accepted',
  offeredBy: 'kazi_ho',
  offeredTo: 'rafi_88',
  terms: testContract().terms,
  offeredAt: '2026-11-20T10:00:00.000Z',
});
const ANSWERS = {
  'GET /agent/contracts': () => ({ value: { waiting: [] } }),
  'GET /agent/overview': () => ({
    value: {
      span: SPAN,
      figures: TEAM_FIGURES,
      days: [],
      commission: { paidMinor: 823_100, dueMinor: 41_100 },
    },
  }),
  'GET /agent/team': () => ({
    value: {
      span: SPAN,
      path: [],
      below: testFigures({ members: 1 }),
      members: [testMember('sumon_ctg')],
      players: testFigures({ members: 0 }),
    },
  }),
  'GET /agent/rates': () => ({ value: { own: { rates: RATES }, lines: [] } }),
  'GET /agent/contract-history': () => ({
    value: { contracts: [contract('salary'), contract('dividend')] },
  }),
  'GET /agent/offers': () => ({ value: { contracts: [] } }),
};
/** The screens of the area by their addresses, as the routes have them. */
const SCREENS = {
  '/m/agent/home': home,
  '/m/agent/team': team,
  '/m/agent/rebate': rates,
  '/m/agent/contracts': contracts,
} as const;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Opens a part of the area at the address of a link. */
async function open(address: string): Promise<string[]> {
  cleanup();
  const url = new URL(`http://lobby.example${address}`);
  const part = SCREENS[url.pathname as keyof typeof SCREENS];
  const { calls } = fakeGateway(ANSWERS);
  const { context } = await testScope({ session });
  const { data } = (await part.loader({ context, url, params: {} } as never)) as { data: unknown };
  await renderScreen(part.default as never, { loaderData: data, session });
  return calls.map(({ name }) => name);
}
const tabs = () => within(screen.getByRole('navigation', { name: 'Parts of the agency centre' }));
const addressOf = (name: string) => tabs().getByRole('link', { name }).getAttribute('href') ?? '';
const current = () =>
  tabs()
    .getAllByRole('link')
    .find((link) => link.getAttribute('aria-current') === 'true')?.textContent;

test('AGENT-13 team, rebate, daily-salary and dividend contracts are walked by the tabs of the area, from each to the next', async () => {
  await open('/m/agent/home');
  expect(await open(addressOf('Team'))).toContain('GET /agent/team');
  expect(current()).toBe('Team');
  expect(screen.getByRole('treeitem', { name: /sumon_ctg/ })).toBeDefined();

  expect(await open(addressOf('Rebate'))).toContain('GET /agent/rates');
  expect(current()).toBe('Rebate');
  screen.getByRole('heading', { name: 'Your own rates' });

  expect(await open(addressOf('Contracts'))).toContain('GET /agent/contract-history');
  expect(current()).toBe('Contracts');
  const shown = () =>
    within(screen.getByRole('list', { name: 'Your contracts' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replace(/contract.*/s, 'contract'));
  expect(shown()).toEqual(['Daily salary contract', 'Dividend contract']);
  for (const [chip, name] of [
    ['Daily', 'Daily salary contract'],
    ['Dividend', 'Dividend contract'],
  ] as const) {
    await open(screen.getByRole('link', { name: chip }).getAttribute('href') ?? '');
    expect(shown()).toEqual([name]);
  }
  expect(await open(addressOf('Overview'))).toContain('GET /agent/overview');
  expect(current()).toBe('Overview');
});
