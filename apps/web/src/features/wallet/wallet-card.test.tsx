// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Wallet } from '@maidan/contract/types';
import { queryClient } from '#platform/api/query.ts';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import type { RenderOptions } from '#platform/testing/render-screen.tsx';
import { HeaderBalance } from './header-balance.tsx';
import { WalletCard } from './wallet-card.tsx';

const WALLET: Wallet = {
  sumBalance: 1_234_550,
  withdrawableMinor: 1_200_000,
  bonusMinor: 34_550,
  heldMinor: 0,
  currency: 'BDT',
  version: 1,
};

const card = () => screen.getByRole('region', { name: 'Total balance' });
const refreshButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: 'Refresh balance' });

async function show(answer: () => unknown = () => WALLET, options: RenderOptions = {}) {
  const gateway = fakeGateway({ 'GET /wallet/balance': answer });
  await renderScreen(() => <WalletCard />, { session: TEST_SESSION, ...options });
  return gateway;
}

beforeEach(() => localStorage.clear());

afterEach(() => {
  cleanup();
  queryClient().clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('the wallet card', () => {
  test('ENTITY-03 WIDGET-08 WIDGET-13 shows the symbol before the total, to two decimals, and its parts', async () => {
    await show();
    await waitFor(() => expect(card().textContent).toContain('৳12,345.50'));
    expect(card().textContent).toContain('Withdrawable ৳12,000.00');
    expect(card().textContent).toContain('Bonus ৳345.50');
    expect(card().textContent).not.toContain('On hold');
  });

  test('MONEY-06 the amount on hold is shown if there is any', async () => {
    await show(() => ({ ...WALLET, heldMinor: 5000 }));
    await waitFor(() => expect(card().textContent).toContain('On hold ৳50.00'));
  });

  test('WIDGET-10 the eye replaces every digit by a star, stays so on the device, and shows them again', async () => {
    await show();
    await waitFor(() => expect(card().textContent).toContain('12,345'));
    fireEvent.click(screen.getByRole('button', { name: 'Hide balance' }));
    expect(card().textContent).not.toMatch(/\d/);
    expect(card().textContent).toContain('৳✱✱✱✱✱');
    cleanup();
    await show();
    await waitFor(() => expect(refreshButton().disabled).toBe(false));
    expect(card().textContent).not.toMatch(/\d/);
    fireEvent.click(screen.getByRole('button', { name: 'Show balance' }));
    expect(card().textContent).toContain('12,345');
  });

  test('WIDGET-11 WIDGET-12 refresh reads the wallet again, and masks the amount meanwhile', async () => {
    let arrive: (wallet: Wallet) => void = () => undefined;
    const answers: (() => unknown)[] = [
      () => WALLET,
      () => new Promise<Wallet>((resolve) => (arrive = resolve)),
    ];
    const { calls } = await show(() => answers.shift()?.());
    await waitFor(() => expect(card().textContent).toContain('12,345'));
    fireEvent.click(refreshButton());
    await waitFor(() => expect(card().getAttribute('aria-busy')).toBe('true'));
    expect(card().textContent).not.toMatch(/\d/);
    await waitFor(() => expect(answers).toHaveLength(0));
    arrive({ ...WALLET, sumBalance: 100, version: 2 });
    await waitFor(() => expect(card().textContent).toContain('৳1.00'));
    expect(calls.filter(({ name }) => name === 'GET /wallet/balance')).toHaveLength(2);
  });

  test('WIDGET-11 a wallet that fails to load says so, with a way to try again', async () => {
    const answers: (() => unknown)[] = [() => problem('site.feature_off', 403), () => WALLET];
    await show(() => answers.shift()?.());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The balance could not be loaded.');
    expect(card().textContent).not.toMatch(/\d/);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(card().textContent).toContain('12,345'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('PLAYMODE-04 a social site says that these are play credits, and a site with money does not', async () => {
    const text = 'These are play credits. They have no cash value.';
    await show();
    screen.getByText(text);
    cleanup();
    await show(() => WALLET, { settings: { playMode: 'licensed' } });
    expect(screen.queryByText(text)).toBeNull();
  });

  test('WIDGET-08 in Bengali the digits are Bengali', async () => {
    await show(() => WALLET, { locale: 'bn' });
    await waitFor(() => expect(screen.getByRole('region').textContent).toContain('১২,৩৪৫.৫০'));
  });
});

describe('the balance in the header', () => {
  test('SESS-08 is the total of the wallet, masked until it is known, and leads to the member centre', async () => {
    fakeGateway({ 'GET /wallet/balance': () => WALLET });
    await renderScreen(() => <HeaderBalance />, { session: TEST_SESSION });
    expect(screen.getByRole('link').textContent).not.toMatch(/\d/);
    const link = await screen.findByRole('link', { name: 'Balance: ৳12,345.50' });
    expect(link.getAttribute('href')).toBe('/m/member/home');
  });

  test('MENU-35 from a lakh a narrow phone gets the short form, with the exact amount below it', async () => {
    let sumBalance = 9_999_999;
    fakeGateway({ 'GET /wallet/balance': () => ({ ...WALLET, sumBalance }) });
    await renderScreen(() => <HeaderBalance />, { session: TEST_SESSION });
    const below = await screen.findByRole('link', { name: 'Balance: ৳99,999.99' });
    expect(below.textContent).toBe('৳99,999.99৳99,999.99');
    cleanup();
    queryClient().clear();
    sumBalance = 342_000_050;
    await renderScreen(() => <HeaderBalance />, { session: TEST_SESSION });
    const above = await screen.findByRole('link', { name: 'Balance: ৳34,20,000.50' });
    expect(above.textContent).toBe('৳34,20,000.50৳34.2 lakh');
  });
});
