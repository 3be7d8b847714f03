// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '#platform/api/query.ts';
import { fakeGateway } from '#platform/testing/fake-gateway.ts';
import { memberInfoOf } from '#platform/testing/member-builders.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import MemberHomeScreen from './member-home-screen.tsx';

const WALLET = {
  sumBalance: 1_234_550,
  withdrawableMinor: 1_234_550,
  bonusMinor: 0,
  heldMinor: 0,
  currency: 'BDT',
  version: 1,
};

afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.unstubAllGlobals();
});

test.each([
  ['social', 1],
  ['licensed', 0],
] as const)(
  'PLAYMODE-04 in mode %s the member centre says beside the balance that these are play credits: %i time',
  async (playMode, times) => {
    fakeGateway({ 'GET /wallet/balance': () => WALLET });
    await renderScreen(MemberHomeScreen, {
      loaderData: { ok: true, data: memberInfoOf() },
      session: TEST_SESSION,
      settings: { playMode },
    });
    await screen.findByText('৳12,345.50');
    const said = screen.queryAllByText('These are play credits. They have no cash value.');
    expect(said).toHaveLength(times);
    for (const line of said)
      expect(
        line.parentElement?.contains(screen.getByRole('region', { name: 'Total balance' })),
      ).toBe(true);
  },
);
