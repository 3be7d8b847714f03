// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { gameOf, tileOf } from '#platform/testing/catalogue-builders.ts';
import { fakeGateway } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { followWinners } from './follow-winners.ts';
import type { Win } from './lobby.model.ts';
import { publishWins } from './newest-wins.ts';
import { WinnerList } from './winner-list.tsx';

const AT = '2026-11-20T08:24:00.000Z';
const ofPage: Win[] = [{ game: tileOf(1), maskedName: 'ra***8', amountMinor: 50_000, at: AT }];
const winner = (winAmount: number) => ({
  vo: { winAmount, currency: 'BDT', maskedName: 'mi***7', at: AT, game: gameOf(2) },
});

let send: (version: string) => void;
let stop = () => {};
let calls: ReturnType<typeof fakeGateway>['calls'];
const reads = () => calls.filter(({ name }) => name === 'GET /lobby/winners').length;
const figures = () => screen.queryAllByText(/^\+৳/).map(({ textContent }) => textContent);
const show = () => renderScreen(() => <WinnerList wins={ofPage} />, { session: TEST_SESSION });

/** Follows the board while somebody looks at home. */
async function follow({ isShown = true } = {}) {
  const onFirst = vi.fn();
  stop = followWinners(() => isShown, onFirst);
  await waitFor(() => expect(calls.some(({ name }) => name === 'GET /live/events')).toBe(true));
  return onFirst;
}
const tell = async (version: string) => {
  await act(async () => send(version));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
};

beforeEach(() => {
  ({ calls } = fakeGateway({
    'GET /lobby/winners': () => ({ value: { list: [winner(70_000), winner(90_000)] } }),
    'GET /live/events': () =>
      new Response(
        new ReadableStream<Uint8Array>({
          start: (controller) => {
            send = (version) =>
              controller.enqueue(
                new TextEncoder().encode(`event: winners\ndata: {"version":"${version}"}\n\n`),
              );
          },
        }),
        { headers: { 'Content-Type': 'text/event-stream' } },
      ),
  }));
});
afterEach(() => {
  stop();
  cleanup();
  publishWins(undefined);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the winner board of an open page', () => {
  test('WIDGET-20 a win of less than one unit is told to the last part, and a round one without parts', async () => {
    await renderScreen(() => (
      <WinnerList wins={[...ofPage, { ...ofPage[0]!, maskedName: 'mi***7', amountMinor: 40 }]} />
    ));
    expect(figures()).toEqual(['+৳500', '+৳0.40']);
  });

  test('WIDGET-19 WIDGET-20 shows new wins as they come, highest first, without the page being loaded again', async () => {
    await show();
    const onFirst = await follow();
    await tell('a');
    expect([figures(), reads()], 'the page has just been made').toEqual([['+৳500'], 0]);
    await tell('b');
    expect(figures()).toEqual(['+৳900', '+৳700']);
    expect(onFirst).not.toHaveBeenCalled();
    await tell('b');
    expect(reads(), 'nothing is read without news').toBe(1);
  });

  test('WIDGET-20 a page without a board gets one with the first win', async () => {
    await renderScreen(() => null, { session: TEST_SESSION });
    const onFirst = await follow();
    await tell('a');
    await tell('b');
    expect(onFirst).toHaveBeenCalledTimes(1);
  });

  test('WIDGET-20 nothing is read for a page that shows something else, or that nobody looks at', async () => {
    await show();
    await follow({ isShown: false });
    await tell('a');
    await tell('b');
    expect(reads()).toBe(0);
    stop();
    const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await follow();
    await tell('a');
    await tell('b');
    expect(reads()).toBe(0);
    sight.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(figures()).toEqual(['+৳900', '+৳700']));
  });
});
