// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Withdrawal } from '@maidan/contract/types';
import { fakeGateway } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { withdrawalOf } from '../../testing/withdrawals.ts';
import WithdrawalCourseScreen from './withdrawal-course-screen.tsx';

const NUMBER = withdrawalOf().number;
const START = Date.parse('2026-11-20T10:00:00.000Z');
const TIMES = { payouts: 214, medianSeconds: 1080, p90Seconds: 2760 };

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const at = (minutes: number) => new Date(START + minutes * 60_000).toISOString();
async function show(change: Partial<Withdrawal> = {}, options: object = {}) {
  return renderScreen(WithdrawalCourseScreen, {
    loaderData: { ok: true, data: { value: withdrawalOf(change) } },
    session: TEST_SESSION,
    path: `/withdrawal/${NUMBER}`,
    ...options,
  });
}
/** Shows a withdrawal some minutes after its request, with the scripts running. */
async function showAfter(minutes: number, change: Partial<Withdrawal> = {}) {
  vi.useFakeTimers({ now: START + minutes * 60_000, shouldAdvanceTime: true });
  await show(change);
  await act(() => vi.advanceTimersByTimeAsync(1000));
}
const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('the course of a withdrawal', () => {
  test('MEMBERX-09 MONEY-10 shows each step with its time, what is now and what is to come', async () => {
    fakeGateway({});
    await showAfter(12);
    expect(screen.getByRole('status').textContent).toBe('Reviewing');
    expect(steps()).toEqual([
      'RequestedThe amount is on hold16:00',
      'Reviewingfor 11 minutes16:01',
      'Approval',
      'Sent and paid',
    ]);
    expect(screen.getByRole('listitem', { current: 'step' }).textContent).toMatch(/^Reviewing/);
    screen.getByText(NUMBER);
    screen.getByText(/No limit and no break holds this withdrawal up/);
    screen.getByText(/Practice rail, play credits/);
  });

  test('MONEY-10 the clock tells what has been: so far, half, nine of ten, and of how many', async () => {
    fakeGateway({});
    await showAfter(12, { times: TIMES });
    screen.getByRole('img', {
      name: '12 minutes so far. Half took 18 minutes at most, 9 of 10 took 46 minutes at most.',
    });
    screen.getByText(/From 214 withdrawals over Bakul Transfer in the last 30 days/);
    expect(screen.queryByText(/takes longer/)).toBeNull();
    cleanup();
    await showAfter(47, { times: TIMES });
    screen.getByText(/This takes longer than 9 of 10 did/);
  });

  test('MONEY-10 with fewer than twenty payouts there is no clock, only the steps', async () => {
    fakeGateway({});
    await showAfter(12);
    expect(screen.queryByRole('img', { name: /so far/ })).toBeNull();
    expect(steps()).toHaveLength(4);
  });

  test('PLAYMODE-06 MONEY-10 a paid one says how long it took in all, with both receipts', async () => {
    fakeGateway({});
    const paid = ['requested', 'reviewing', 'approved', 'paid'] as const;
    await show({
      state: 'paid',
      steps: [0, 1, 16, 19].map((m, index) => ({ state: paid[index] ?? 'paid', at: at(m) })),
      endReceipt: 'K6XX-34GA-7RPD',
      times: TIMES,
    });
    screen.getByRole('heading', { name: '19 minutes in all' });
    screen.getByText('Arrived at Bakul Transfer, BT •••• 4417');
    expect(steps()).toEqual([
      expect.stringContaining('Requested'),
      'Review15 minutes16:01',
      'Approval3 minutes16:16',
      'PaidBakul Transfer has confirmed it16:19',
    ]);
    expect(screen.getByRole('link', { name: 'K6XW-06TN-4RPC' }).getAttribute('href')).toBe(
      '/m/receipt/K6XW-06TN-4RPC',
    );
    screen.getByText('K6XX-34GA-7RPD');
    expect(screen.queryByRole('img', { name: /so far/ })).toBeNull();
  });

  test('MONEY-10 a rejected one says why in the operator’s words, and that all of it came back', async () => {
    fakeGateway({});
    const rejected = { state: 'rejected', at: at(42) } as const;
    await show({
      state: 'rejected',
      reason: 'The account is in another name.',
      steps: [...withdrawalOf().steps, rejected],
      endReceipt: 'K6XN-52RV-1RPE',
    });
    screen.getByText('The account is in another name.');
    screen.getByText('The whole amount was back in your cash balance at 16:42');
    expect(steps().at(-1)).toBe('Back in the cash balance+৳6,000.0016:42');
    expect(screen.getByRole('link', { name: 'Withdraw again' }).getAttribute('href')).toBe(
      '/m/withdraw',
    );
  });

  test.each([
    ['order_refused', /Bakul Transfer did not take the order/],
    ['account_refused', /could not pay to the account BT •••• 4417/],
  ] as const)('MONEY-10 a failed one says why: %s', async (fault, says) => {
    fakeGateway({});
    const failed = { state: 'failed', at: at(20) } as const;
    await show({ state: 'failed', fault, steps: [...withdrawalOf().steps, failed] });
    screen.getByText(says);
  });

  test('MONEY-10 follows the stream to a new state without a touch', async () => {
    let send: (state: string) => void = () => undefined;
    const encoder = new TextEncoder();
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        send = (state) => {
          const data = JSON.stringify({ withdrawals: [{ number: NUMBER, state }] });
          controller.enqueue(encoder.encode(`event: withdrawals\ndata: ${data}\n\n`));
        };
      },
    });
    const headers = { 'Content-Type': 'text/event-stream' };
    fakeGateway({ 'GET /live/events': () => new Response(stream, { headers }) });
    const loaderData = { ok: true, data: { value: withdrawalOf() } };
    await show({}, { loaderData });
    loaderData.data = { value: withdrawalOf({ state: 'approved' }) };
    send('approved');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Approved'));
  });

  test('OPS-45 a stopped one says since when and why, promises nothing, and goes on without a touch', async () => {
    const stopped = { since: at(14), told: 'A deposit is being looked at.' };
    let send: () => void = () => undefined;
    const encoder = new TextEncoder();
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        send = () => {
          const data = JSON.stringify({ withdrawals: [{ number: NUMBER, state: 'approved' }] });
          controller.enqueue(encoder.encode(`event: withdrawals\ndata: ${data}\n\n`));
        };
      },
    });
    const headers = { 'Content-Type': 'text/event-stream' };
    fakeGateway({ 'GET /live/events': () => new Response(stream, { headers }) });
    const steps3 = [...withdrawalOf().steps, { state: 'approved' as const, at: at(12) }];
    const approved = { state: 'approved', steps: steps3, times: TIMES } as const;
    const loaderData = { ok: true, data: { value: withdrawalOf({ ...approved, stopped }) } };
    vi.useFakeTimers({ now: START + 20 * 60_000, shouldAdvanceTime: true });
    await show({}, { loaderData });
    await act(() => vi.advanceTimersByTimeAsync(1000));
    screen.getByText(/^Stopped since .*16:14/);
    screen.getByText(/A deposit is being looked at\./);
    expect(screen.queryByRole('img', { name: /so far/ })).toBeNull();
    expect(screen.queryByText(/No limit and no break/)).toBeNull();
    expect(steps()[2]).toMatch(/^Approvedfor 8 minutes/);
    loaderData.data = { value: withdrawalOf(approved) };
    send();
    await waitFor(() => expect(screen.queryByText(/^Stopped since/)).toBeNull());
    screen.getByRole('img', { name: /so far/ });
  });

  test('MEMBERX-09 an unknown number and a failure each say what to do', async () => {
    fakeGateway({});
    const failed = (code: string) => ({
      loaderData: { ok: false, failure: { code, params: {}, requestId: undefined } },
    });
    await show({}, failed('withdrawal.not_found'));
    screen.getByText('You have no withdrawal of this number');
    cleanup();
    await show({}, failed('server.unavailable'));
    screen.getByRole('button', { name: 'Try again' });
  });
});
