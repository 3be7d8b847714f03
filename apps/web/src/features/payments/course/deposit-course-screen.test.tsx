// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testScope } from '#platform/testing/test-scope.ts';
import DepositCourseScreen, { loader } from './deposit-course-screen.tsx';
import { depositOf } from '../testing/deposits.ts';

const NUMBER = depositOf().number;
const { paymentUrl: _page, ...WITHOUT_PAGE } = depositOf();
const step = (state: string, second: number) => ({
  state,
  at: `2026-11-20T10:00:0${second}.000Z`,
});

const show = (deposit: object) =>
  renderScreen(DepositCourseScreen, {
    loaderData: { ok: true, data: { value: deposit } },
    session: TEST_SESSION,
    path: `/deposit/${NUMBER}`,
  });
const failed = (code: string) => ({
  ok: false,
  failure: { code, params: {}, requestId: undefined },
});

async function load(isMember = true) {
  const { context } = await testScope(isMember ? { session: TEST_SESSION } : {});
  const url = new URL(`http://lobby.example/m/deposit/${NUMBER}`);
  const given = { context, url, params: { number: NUMBER } } as never;
  return Promise.resolve(loader(given)).catch((thrown: unknown) => thrown);
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('what a deposit loads', () => {
  test('MEMBERX-09 SHELL-61 a visitor logs in and comes back to the deposit', async () => {
    const answer = (await load(false)) as Response;
    expect(answer.headers.get('Location')).toBe(`/login?back=%2Fm%2Fdeposit%2F${NUMBER}`);
  });

  test('MEMBERX-09 a deposit of somebody else is a page with status 404', async () => {
    fakeGateway({
      [`GET /deposit/orders/${NUMBER}`]: () => problem('deposit.not_found', 404),
    });
    expect(await load()).toMatchObject({ data: { ok: false }, init: { status: 404 } });
  });
});

describe('the course of a deposit', () => {
  test('MONEY-09 shows each step with its time, the one that is now, and the credit to come', async () => {
    fakeGateway({});
    await show(depositOf());
    const steps = screen.getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Ordered16:00:00',
      'Waiting for Shapla Pay16:00:02',
      'Credited to the balance',
    ]);
    expect(steps.map((one) => one.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    screen.getByText('Last checked at 16:00:07');
    expect(screen.getByRole('status').textContent).toBe('Pending');
    expect(screen.getByRole('link', { name: 'Open Shapla Pay' }).getAttribute('href')).toBe(
      'http://rail.test/pay/1',
    );
  });

  test('MONEY-09 a credited deposit has its cash before and after and its receipt', async () => {
    fakeGateway({});
    await show({
      ...WITHOUT_PAGE,
      state: 'credited',
      steps: [step('created', 0), step('pending', 2), step('credited', 9)],
      receiptNumber: '01KB6X0000ABCDEFGHJKMNPQRS',
      cashBeforeMinor: 100_000,
      cashAfterMinor: 150_000,
    });
    expect(screen.getByRole('status').textContent).toBe('Credited');
    screen.getByText('+৳500');
    screen.getByText('৳1,500');
    screen.getByText('01KB6X0000ABCDEFGHJKMNPQRS');
    expect(screen.queryByRole('link', { name: /^Open/ })).toBeNull();
    screen.getByRole('link', { name: 'New deposit' });
  });

  test.each([
    ['failed', 'Failed', /could not make the payment/],
    ['cancelled', 'Cancelled', /was cancelled/],
    ['expired', 'Expired', /credited once/],
  ])('MONEY-09 %s says that nothing has changed', async (state, name, says) => {
    fakeGateway({});
    await show({ ...WITHOUT_PAGE, state, steps: [step('created', 0), step(state, 5)] });
    expect(screen.getByRole('status').textContent).toBe(name);
    expect(screen.getByText(says).textContent).toContain('Your balance has not changed.');
  });

  test('MONEY-08 a rail that is late leaves nothing to open, and says that we keep asking', async () => {
    fakeGateway({});
    await show({ ...WITHOUT_PAGE, state: 'created', steps: [step('created', 0)] });
    screen.getByText(/We keep asking/);
    expect(screen.queryByRole('link', { name: /^Open/ })).toBeNull();
  });

  test('MONEY-07 follows the stream: the rail’s last answer, and a new state without a touch', async () => {
    let send: (deposit: object) => void = () => undefined;
    const encoder = new TextEncoder();
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        send = (deposit) => {
          const data = JSON.stringify({ deposits: [{ number: NUMBER, ...deposit }] });
          controller.enqueue(encoder.encode(`event: deposits\ndata: ${data}\n\n`));
        };
      },
    });
    const headers = { 'Content-Type': 'text/event-stream' };
    fakeGateway({ 'GET /live/events': () => new Response(stream, { headers }) });
    const loaderData: { ok: true; data: { value: object } } = {
      ok: true,
      data: { value: depositOf() },
    };
    const path = `/deposit/${NUMBER}`;
    await renderScreen(DepositCourseScreen, { loaderData, session: TEST_SESSION, path });
    send({ state: 'pending', checkedAt: '2026-11-20T10:00:30.000Z' });
    await screen.findByText('Last checked at 16:00:30');
    expect(screen.getByRole('status').textContent).toBe('Pending');
    loaderData.data = {
      value: {
        ...WITHOUT_PAGE,
        state: 'credited',
        steps: [step('created', 0), step('credited', 9)],
      },
    };
    send({ state: 'credited', checkedAt: '2026-11-20T10:00:31.000Z' });
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Credited'));
  });

  test('MEMBERX-09 an unknown number and a failure each say what to do', async () => {
    fakeGateway({});
    const options = { session: TEST_SESSION, path: `/deposit/${NUMBER}` };
    await renderScreen(DepositCourseScreen, {
      ...options,
      loaderData: failed('deposit.not_found'),
    });
    screen.getByText('You have no deposit of this number');
    cleanup();
    await renderScreen(DepositCourseScreen, {
      ...options,
      loaderData: failed('server.unavailable'),
    });
    screen.getByText(/goes on whether you watch it or not/);
  });
});
