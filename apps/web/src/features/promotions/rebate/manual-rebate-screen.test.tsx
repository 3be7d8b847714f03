// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testScope } from '#platform/testing/test-scope.ts';
import ManualRebateScreen, { loader } from './manual-rebate-screen.tsx';
import type { RebateOverview } from './rebates.queries.ts';

const CLAIM = {
  claimId: 'claim-1',
  amountMinor: 12_050,
  currency: 'BDT',
  fromDay: '2026-11-18',
  toDay: '2026-11-19',
  claimedAt: '2026-11-20T05:30:00.000Z',
  receiptNumber: 'K6XV-30LS-0001-2AAA',
};
const OVERVIEW: RebateOverview = {
  currency: 'BDT',
  lines: [
    { kind: 'SLOT', validBetMinor: 1_420_000, rateBasisPoints: 80, amountMinor: 11_360 },
    { kind: 'LIVE', validBetMinor: 530_000, rateBasisPoints: 50, amountMinor: 2_650 },
  ],
  totalMinor: 14_010,
  validBetMinor: 2_030_000,
  coveredMinor: 1_950_000,
  fromDay: '2026-11-20',
  toDay: '2026-11-20',
  keptDays: 7,
  notCovered: ['PVP', 'LOTT'],
  history: [CLAIM],
};
const { fromDay: _from, toDay: _to, ...REST } = OVERVIEW;
const NOTHING: RebateOverview = {
  ...REST,
  lines: [],
  totalMinor: 0,
  validBetMinor: 0,
  coveredMinor: 0,
  history: [],
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(value: RebateOverview, claim: () => unknown = () => ({ value: CLAIM })) {
  fakeGateway({
    'GET /rebates': () => ({ value }),
    'POST /rebates/claim': claim,
  });
  const { context } = await testScope({ session: TEST_SESSION });
  const url = new URL('https://lobby.example/m/member/manualRebate');
  const answer = (await loader({ context, url } as never)) as unknown as { data: unknown };
  await renderScreen(ManualRebateScreen as never, {
    loaderData: answer.data,
    session: TEST_SESSION,
  });
}

describe('the manual rebate', () => {
  test('MONEY-16 MEMBER-10 SHELL-15 shows what each kind of play gives, the whole and the earlier claims', async () => {
    await show(OVERVIEW);
    screen.getByText('৳140.10', { selector: 'p' });
    screen.getByText('৳14,200 × 0.8%');
    screen.getByText('৳113.60');
    screen.getByText(/with a rebate on ৳19,500/);
    screen.getByText('No rebate on Poker, Lottery.');
    screen.getByText(/can be claimed for 7 days/);
    const earlier = screen.getByRole('link', { name: /Bets of/ });
    expect(earlier.getAttribute('href')).toBe('/m/receipt/K6XV-30LS-0001-2AAA');
    expect(earlier.textContent).toContain('+৳120.50');
  });

  test('MONEY-16 claims all, or one kind, and sends an act that is tapped twice once', async () => {
    const sent: unknown[] = [];
    await show(OVERVIEW, () => {
      sent.push(1);
      return { value: CLAIM };
    });
    const all = screen.getByRole('button', { name: 'Claim all, ৳140.10' });
    fireEvent.click(all);
    fireEvent.click(all);
    await waitFor(() => expect(all.getAttribute('aria-busy')).not.toBe('true'));
    expect(sent).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Claim the rebate of Live' }));
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  test('MONEY-16 a refused claim says why and claims nothing', async () => {
    await show(OVERVIEW, () => problem('rebate.nothing_left', 409));
    fireEvent.click(screen.getByRole('button', { name: 'Claim the rebate of Slots' }));
    expect((await screen.findByRole('alert')).textContent).toContain('no rebate to claim');
  });

  test('MONEY-16 with nothing to claim there is no button, and an outage looks different', async () => {
    await show(NOTHING);
    screen.getByText('Nothing to claim now');
    expect(screen.queryByRole('button', { name: /Claim/ })).toBeNull();
    cleanup();
    const failure = { code: 'server.unavailable', params: {}, requestId: undefined };
    await renderScreen(ManualRebateScreen as never, { loaderData: { ok: false, failure } });
    expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
  });
});
