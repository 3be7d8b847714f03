// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testScope } from '#platform/testing/test-scope.ts';
import { checkerAddress } from '#platform/checker/address.ts';
import FairnessScreen, { loader } from './fairness-screen.tsx';
import CheckerScreen from './checker-screen.tsx';

const proof = {
  hash: 'c'.repeat(64),
  clientSeed: 'shapla-bil-27',
  nonce: 9,
  game: 'dice',
  played: { choice: { side: 'over', target: 9_000 }, outcome: { roll: 120 } },
  stakeMinor: 1_000,
  payoutMinor: 0,
};
const listed = (nonce: number, hash = proof.hash) => ({
  roundId: `round-${nonce}`,
  gameName: 'Pasha',
  openedAt: '2026-02-28T06:01:00.000Z',
  proof: { ...proof, nonce, hash },
});
const show = (loaderData: unknown) =>
  renderScreen(FairnessScreen, { loaderData, session: TEST_SESSION, path: '/fairness' });

async function load(isMember: boolean) {
  const { context } = await testScope(isMember ? { session: TEST_SESSION } : {});
  const url = new URL('http://lobby.example/m/fairness');
  return loader({ context, url, params: {} } as never);
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  location.hash = '';
});

describe('the page of fairness', () => {
  test('FAIR-23 asks for the rounds of a member, and for nothing of a visitor', async () => {
    expect(await load(false)).toMatchObject({ data: undefined });
    fakeGateway({ 'GET /wallet/proofs': () => ({ list: [listed(9)] }) });
    expect(await load(true)).toMatchObject({ data: { ok: true, data: [listed(9)] } });
    fakeGateway({ 'GET /wallet/proofs': () => problem('server.unexpected', 500) });
    expect(await load(true)).toMatchObject({ data: { ok: false } });
  });

  test('FAIR-23 explains the scheme, and offers the check and the file', async () => {
    const { container } = await show(undefined);
    expect(container.querySelectorAll('ol li')).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'Check a round' }).getAttribute('href')).toBe(
      '/m/fairness/check',
    );
    const file = screen.getByRole('link', { name: /Checker as a file/ });
    expect(file.getAttribute('href')).toBe('/m/round-checker.html');
  });

  test('FAIR-23 shows the own seeds with the rounds under them, each with the way to its check', async () => {
    await show({ ok: true, data: [listed(9), listed(8), listed(1, 'd'.repeat(64))] });
    expect(screen.getAllByText('shapla-bil-27')).toHaveLength(2);
    expect(screen.getByText('d'.repeat(64))).toBeTruthy();
    const [row] = screen.getAllByRole('link', { name: /Round 9: Pasha/ });
    expect(row?.getAttribute('href')).toBe(checkerAddress(JSON.stringify(listed(9).proof)));
  });

  test('says that there are no rounds yet, and when they could not be loaded', async () => {
    await show({ ok: true, data: [] });
    expect(screen.getByText(/once you have played/)).toBeTruthy();
    cleanup();
    const failure = { code: 'server.unexpected', params: {}, requestId: undefined };
    await show({ ok: false, failure });
    expect(screen.getByText('Your rounds could not be loaded.')).toBeTruthy();
  });
});

describe('the page of the checker', () => {
  test('FAIR-24 begins with the round of the address', async () => {
    location.hash = new URL(checkerAddress(JSON.stringify(proof)), 'http://lobby.example').hash;
    const { container } = await renderScreen(CheckerScreen, { loaderData: null });
    await waitFor(() =>
      expect(container.querySelector('[data-verdict="hidden"]')?.textContent).toContain(
        'still hidden',
      ),
    );
    expect(container.textContent).toContain(proof.hash);
    expect(container.textContent).toContain('Dice');
  });
});
