// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Receipt } from '@maidan/contract/types';
import { HAND_CAUSES, MOVEMENT_KINDS } from '@maidan/contract/movements';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testScope } from '#platform/testing/test-scope.ts';
import { receiptOf } from '../testing/movements.ts';
import ReceiptScreen, { loader } from './receipt-screen.tsx';

const NUMBER = 'K6XW-06TN-4RPS';
const show = (loaderData: unknown) =>
  renderScreen(ReceiptScreen, { loaderData, session: TEST_SESSION, path: `/receipt/${NUMBER}` });
const showReceipt = (given: Partial<Receipt> = {}) =>
  show({ ok: true, data: receiptOf(NUMBER, given) });
const failed = (code: string) => ({
  ok: false,
  failure: { code, params: {}, requestId: undefined },
});

async function load(number: string, isMember = true) {
  const { context } = await testScope(isMember ? { session: TEST_SESSION } : {});
  const url = new URL(`http://lobby.example/m/receipt/${number}`);
  const given = { context, url, params: { number } } as never;
  return Promise.resolve(loader(given)).catch((thrown: unknown) => thrown);
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('what a receipt loads', () => {
  test('MEMBERX-09 sends a visitor to log in, and back to the receipt', async () => {
    const answer = (await load(NUMBER, false)) as Response;
    expect(answer.headers.get('Location')).toBe(`/login?back=%2Fm%2Freceipt%2F${NUMBER}`);
  });

  test.each(['wallet.record_not_found', 'wallet.receipt_number_invalid'])(
    'MEMBERX-09 %s is a page with status 404',
    async (code) => {
      const status = code === 'wallet.record_not_found' ? 404 : 422;
      fakeGateway({ [`GET /wallet/receipts/${NUMBER}`]: () => problem(code, status) });
      expect(await load(NUMBER)).toMatchObject({ data: { ok: false }, init: { status: 404 } });
    },
  );

  test('MEMBERX-09 the receipt of the number in the address', async () => {
    fakeGateway({ [`GET /wallet/receipts/${NUMBER}`]: () => receiptOf(NUMBER) });
    expect(await load(NUMBER)).toMatchObject({
      data: { ok: true, data: { receiptNumber: NUMBER } },
      init: { status: 200 },
    });
  });
});

describe('a receipt', () => {
  test('FAIR-24 of a round that can be checked opens the checker on it, and no other does', async () => {
    const proof = {
      hash: 'a'.repeat(64),
      clientSeed: 'শাপলা',
      nonce: 9,
      stakeMinor: 1_000,
      payoutMinor: 0,
    };
    await showReceipt({ proof });
    const way = screen.getByRole('link', { name: 'Check this round' });
    const { pathname, hash } = new URL(way.getAttribute('href') ?? '', 'http://lobby.example');
    expect(pathname).toBe('/m/fairness/check');
    expect(JSON.parse(decodeURIComponent(hash.slice(1)))).toEqual(proof);
    cleanup();
    await showReceipt();
    expect(screen.queryByRole('link', { name: 'Check this round' })).toBeNull();
  });

  test('MONEY-12 MEMBERX-09 says amount, cause, number, balances, time and round', async () => {
    const { container } = await showReceipt();
    const text = container.textContent ?? '';
    for (const part of [
      '+৳30',
      'Mango Rush: what this round paid you.',
      NUMBER,
      '৳90.00',
      '৳120.00',
    ])
      expect(text).toContain(part);
    expect(text).toContain('2026/02/28 12:01:00');
    expect(screen.getByRole('link', { name: 'round-7' }).getAttribute('href')).toBe(
      '/m/round/round-7',
    );
  });

  test('MONEY-12 marks itself in the chain, and the others lead to theirs', async () => {
    await showReceipt();
    const chain = screen.getByRole('navigation', { name: 'Belongs together' });
    const [bet, win] = chain.querySelectorAll('li');
    expect(bet?.querySelector('a')?.getAttribute('href')).toBe('/m/receipt/K6XW-06TN-4RPA');
    expect(bet?.textContent).toContain('−৳10');
    expect(win?.querySelector('[aria-current="true"]')?.textContent).toContain('this receipt');
    expect(win?.querySelector('a')).toBeNull();
  });

  test('MONEY-12 what moves to hold shows both accounts, and what leaves the hold has no sign', async () => {
    const accounts: Receipt['accounts'] = [
      { account: 'cash', beforeMinor: 90_000, afterMinor: 30_000 },
      { account: 'hold', beforeMinor: 20_000, afterMinor: 80_000 },
    ];
    const { container } = await showReceipt({
      kind: 'withdrawal_hold',
      referenceType: 'withdrawal',
      amountMinor: 0,
      stakeableMinor: -60_000,
      accounts,
    });
    expect(container.textContent).toContain('−৳600');
    expect(container.textContent).toContain('৳200 → ৳800');
    cleanup();
    const paid = await showReceipt({
      kind: 'withdrawal_paid',
      referenceType: 'withdrawal',
      amountMinor: -60_000,
      stakeableMinor: 0,
      accounts: [{ account: 'hold', beforeMinor: 80_000, afterMinor: 20_000 }],
    });
    expect(paid.container.querySelector('p')?.textContent).toBe('৳600');
    expect(paid.container.textContent).toContain('Hold before');
  });

  test('OPS-08 MONEY-12 one that operators made by hand says why, in words for each cause', async () => {
    for (const handCause of HAND_CAUSES) {
      const kind = 'suspense_debit' as const;
      const { container } = await showReceipt({ kind, referenceType: 'correction', handCause });
      const text = container.textContent ?? '';
      expect(text).toContain('This amount left your cash while we clarify');
      expect(text).toMatch(/Reason[A-Z]/);
      expect(text).not.toContain('wallet.hand');
      cleanup();
    }
    expect((await showReceipt()).container.textContent).not.toContain('Reason');
  });

  test('MONEY-12 every kind of movement has its name and its cause in words', async () => {
    for (const kind of MOVEMENT_KINDS) {
      const { container } = await showReceipt({ kind });
      expect(container.textContent).not.toMatch(/wallet\.(cause|movement)/);
      cleanup();
    }
  });

  test('MONEY-12 copies the number, and shares number and link only', async () => {
    const writeText = vi.fn(async () => undefined);
    const share = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText }, share });
    const { toasts } = await showReceipt();
    fireEvent.click(screen.getByRole('button', { name: 'Copy number' }));
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(NUMBER));
    await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['Number copied.']));
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({
      title: `Receipt ${NUMBER}`,
      url: expect.stringMatching(new RegExp(`/m/receipt/${NUMBER}$`)),
    });
  });

  test('MEMBERX-09 a number that is not the reader’s, and one that is mistyped, each say so', async () => {
    await show(failed('wallet.record_not_found'));
    expect(screen.getByText('There is no receipt for you here')).toBeTruthy();
    cleanup();
    await show(failed('wallet.receipt_number_invalid'));
    expect(screen.getByText(/One character may be wrong/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Account record' }).getAttribute('href')).toBe(
      '/m/transaction/record',
    );
  });

  test('MONEY-12 a failure offers to try again', async () => {
    await show(failed('server.unavailable'));
    expect(screen.getByText('The receipt could not be loaded.')).toBeTruthy();
    expect(screen.getByRole('button', { name: /try again/i })).toBeTruthy();
  });
});
