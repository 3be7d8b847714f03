// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '#platform/api/query.ts';
import { fakeGateway } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import DepositCourseScreen from './course/deposit-course-screen.tsx';
import DepositScreen from './deposit-screen.tsx';
import type { DepositBonus } from './payments.queries.ts';
import { channelOf, depositOf } from './testing/deposits.ts';

const WALLET = {
  sumBalance: 152_500,
  withdrawableMinor: 150_000,
  bonusMinor: 2500,
  heldMinor: 0,
  currency: 'BDT',
  version: 7,
};
const RELOAD: DepositBonus = {
  promotionId: 110,
  title: 'Reload bonus',
  fromMinor: 50_000,
  rewardMinor: 25_000,
  wagerMinor: 200_000,
  wagerTimes: 8,
  lifeDays: 14,
  contributions: [{ kind: 'SLOT', rateBasisPoints: 10_000 }],
  notCounted: ['PVP'],
  currency: 'BDT',
};

beforeEach(() => {
  vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function show(bonuses: readonly DepositBonus[]) {
  const { calls } = fakeGateway({
    'GET /wallet/balance': () => WALLET,
    'GET /deposit/bonuses': () => ({ value: { bonuses } }),
    'POST /deposit/orders': () => ({ value: depositOf() }),
  });
  const channels = [channelOf('shapla', { name: 'Shapla Pay' })];
  await renderScreen(DepositScreen, {
    loaderData: { loaded: { ok: true, data: { value: { channels, open: [] } } }, formKey: 'key' },
    session: TEST_SESSION,
    path: '/voucherCenter',
  });
  write('500');
  return () => calls.filter(({ name }) => name === 'POST /deposit/orders').map(({ body }) => body);
}
const write = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /^Amount/ }), { target: { value } });
const openChoice = async () => {
  fireEvent.click(screen.getByRole('button', { name: /Add a bonus/ }));
  return screen.findByRole('dialog');
};

describe('the bonus of a deposit', () => {
  test('MONEY-07 MEMBER-04 none is chosen beforehand, and none is sent unasked', async () => {
    const orders = await show([RELOAD]);
    screen.getByText('Optional; none is taken now');
    const dialog = await openChoice();
    const without = await within(dialog).findByRole<HTMLInputElement>('radio', {
      name: /Without a bonus/,
    });
    expect(without.checked).toBe(true);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: /^Go on/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Open Shapla Pay' }));
    await waitFor(() => expect(orders()).toHaveLength(1));
    expect(orders()[0]).not.toHaveProperty('promotionId');
  });

  test('MONEY-07 the chosen one is told with its amounts before the order, and goes with it', async () => {
    const orders = await show([RELOAD]);
    const dialog = await openChoice();
    await within(dialog).findByText(/A bonus of ৳250. To make it cash, play ৳2,000 within 14 days/);
    within(dialog).getByText('What counts: Slots 100%.');
    fireEvent.click(within(dialog).getByRole('radio', { name: /Reload bonus/ }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: /^Go on/ }));
    const summary = await screen.findByRole('dialog');
    expect(summary.textContent).toContain('Turnover of the bonus৳2,000');
    fireEvent.click(await screen.findByRole('button', { name: 'Open Shapla Pay' }));
    await waitFor(() => expect(orders()).toMatchObject([{ promotionId: 110 }]));
  });

  test('MONEY-07 one that wants a larger deposit cannot be chosen, and another amount chooses anew', async () => {
    await show([{ ...RELOAD, promotionId: 111, rewardMinor: 0, wagerMinor: 0 }, RELOAD]);
    const dialog = await openChoice();
    const [, small, reload] = await within(dialog).findAllByRole<HTMLInputElement>('radio');
    expect(small?.disabled).toBe(true);
    within(dialog).getByText('For deposits of ৳500 or more.');
    if (reload) fireEvent.click(reload);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    screen.getByText('Reload bonus');
    write('600');
    screen.getByText('Optional; none is taken now');
  });

  test('MONEY-07 a deposit whose bonus did not come says why, and that there is no condition', async () => {
    fakeGateway({});
    const bonus = { promotionId: 110, title: 'Reload bonus', amountMinor: 25_000, wagerMinor: 1 };
    const deposit = depositOf({
      state: 'credited',
      bonus: { ...bonus, state: 'refused', refusal: 'promotions.ended' },
    });
    await renderScreen(DepositCourseScreen, {
      loaderData: { ok: true, data: { value: deposit } },
      session: TEST_SESSION,
      path: `/deposit/${deposit.number}`,
    });
    screen.getByText('Was not added');
    screen.getByText(/there is no condition either/);
  });
});
