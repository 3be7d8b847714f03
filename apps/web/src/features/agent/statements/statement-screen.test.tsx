// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { MEMBER_TYPE } from '@maidan/contract/constants';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import StatementScreen from './statement-screen.tsx';

afterEach(cleanup);

const entry = {
  gameType: 'RNG',
  differenceBasisPoints: 35,
  validBetsMinor: 280_000,
  commissionMinor: 980,
};
const statement = {
  month: '2026-11',
  months: ['2026-11', '2026-10'],
  isRunning: true,
  currency: 'BDT',
  totalMinor: 980,
  paidMinor: 900,
  dueMinor: 0,
  openMinor: 80,
  leftOutMinor: 500,
  types: [{ gameType: 'RNG', validBetsMinor: 280_000, commissionMinor: 980 }],
  lines: [
    {
      kind: 'agent',
      memberId: 'm-1',
      account: 'sumon_ctg',
      members: 92,
      validBetsMinor: 280_000,
      commissionMinor: 980,
      entries: [entry],
    },
  ],
  days: [
    {
      day: '2026-11-20',
      amountMinor: 900,
      state: 'paid',
      receiptNumber: 'K6XW-06TN-4RPS',
    },
  ],
};
const show = (own: object) =>
  renderScreen(StatementScreen as never, {
    loaderData: {
      isRefused: false,
      today: '2026-11-21',
      period: 'month',
      loaded: { ok: true, data: { waiting: [], own } },
    },
    session: { ...TEST_SESSION, type: MEMBER_TYPE.agent },
  });

describe('the statement of an agent', () => {
  test('AGENTX-04 is a table with row headers and a total, and its two sums meet', async () => {
    await show(statement);
    const table = screen.getByRole('table', { name: 'By game type' });
    within(table).getByRole('rowheader', { name: 'Casino' });
    expect(table.querySelector('tfoot')?.textContent).toBe('Total৳2,800৳9.80');
    screen.getByText('The sum by type is the same.');
    screen.getByText('৳2,800 × 0.35%');
    screen.getByText(/Not counted: ৳5 of closed/);
  });

  test('AGENTX-04 each paid day opens the receipt of its journal', async () => {
    await show(statement);
    const days = screen.getByRole('list', { name: 'Days and receipts' });
    expect(within(days).getByRole('link').getAttribute('href')).toBe('/m/receipt/K6XW-06TN-4RPS');
  });

  test('AGENTX-04 says when the sums differ, and when there is nothing', async () => {
    const types = [{ gameType: 'RNG', validBetsMinor: 280_000, commissionMinor: 970 }];
    await show({ ...statement, types });
    screen.getByText('The sum by type is ৳9.70.');
    cleanup();
    await show({ ...statement, types: [], lines: [], days: [], totalMinor: 0 });
    screen.getByText('No commission in this month');
  });
});
