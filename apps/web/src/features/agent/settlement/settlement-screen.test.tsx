// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { MEMBER_TYPE } from '@maidan/contract/constants';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { SHARE_TERMS } from '../testing/contracts.ts';
import SettlementScreen from './settlement-screen.tsx';
import SettlementsScreen from './settlements-screen.tsx';

afterEach(cleanup);

const row = {
  settlementId: 'DV-2026-10-c-1',
  kind: 'dividend',
  contractId: 'c-1',
  periodFrom: '2026-09-30T18:00:00.000Z',
  periodTo: '2026-10-31T18:00:00.000Z',
  currency: 'BDT',
  amountMinor: 5_050_000,
  state: 'paid',
  receiptNumber: 'K6XW-06TN-4RPS',
  paidAt: '2026-11-01T03:15:00.000Z',
};
const settlement = {
  ...row,
  frozenAt: '2026-10-31T18:10:00.000Z',
  offeredBy: 'kazi_ho',
  textHash: 'ab'.repeat(32),
  terms: SHARE_TERMS,
  figures: {
    validBetsMinor: 3_000_000,
    leftOutMinor: 260_000,
    leftOutMembers: 2,
    wonMinor: 2_000_000,
    depositsMinor: 0,
    activeMembers: 141,
  },
  deductions: [{ kind: 'bonus', amountMinor: 100_000 }],
  grossMinor: 1_000_000,
  carriedInMinor: 104_000,
  baseMinor: 796_000,
  tier: { fromMinor: 1, rateBasisPoints: 1000 },
  isActiveEnough: true,
  carriedOutMinor: 0,
};
const show = (Screen: unknown, own: object) =>
  renderScreen(Screen as never, {
    loaderData: {
      isRefused: false,
      today: '2026-11-21',
      period: 'month',
      loaded: { ok: true, data: { waiting: [], own } },
    },
    session: { ...TEST_SESSION, type: MEMBER_TYPE.agent },
  });

describe('a settled period', () => {
  test('AGENTX-06 shows the frozen inputs, everything that was taken off, and what came of it', async () => {
    await show(SettlementScreen, settlement);
    const shown = document.body.textContent ?? '';
    for (const text of [
      'All bets of the team৳32,600',
      '2 members, not counted−৳2,600',
      'Valid bets৳30,000',
      'Winnings−৳20,000',
      'Bets less wins৳10,000',
      'Bonuses−৳1,000',
      'Loss carried over−৳1,040',
      'Base৳7,960',
      '10%',
      'You get৳50,500',
    ])
      expect(shown).toContain(text);
    expect(screen.getByRole('link', { name: 'Receipt' }).getAttribute('href')).toBe(
      '/m/receipt/K6XW-06TN-4RPS',
    );
  });

  test('AGENTX-06 lists the periods, each with its state and the way to its inputs', async () => {
    await show(SettlementsScreen, { kind: 'dividend', settlements: [row] });
    const link = screen.getByRole('link', { name: /2026\/10\/01 – 2026\/10\/31/ });
    expect(link.textContent).toContain('Paid৳50,500');
    expect(link.getAttribute('href')).toBe('/m/agent/settlement/DV-2026-10-c-1');
    cleanup();
    await show(SettlementsScreen, { kind: 'salary', settlements: [] });
    screen.getByText('Nothing is settled yet');
  });
});
