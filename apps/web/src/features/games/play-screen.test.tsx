// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '#platform/query.ts';
import { gameOf } from '#platform/testing/catalogue-builders.ts';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import { testScope } from '#platform/testing/test-scope.ts';
import PlayScreen, { loader } from './play-screen.tsx';

const ORIGIN = 'https://vendor.example';
const OPENED = { url: 'about:blank', vendorOrigin: ORIGIN, gameName: 'Game 1', freePlay: false };

interface HappyWindow {
  readonly happyDOM: { readonly settings: { enableIframePageLoading: boolean } };
}

const FRAME_WINDOW = {} as Window;
const WALLET = {
  sumBalance: 5000,
  withdrawableMinor: 5000,
  bonusMinor: 0,
  heldMinor: 0,
  currency: 'BDT',
  version: 1,
};

async function show(launch: () => unknown, loaderData: object = {}) {
  const gateway = fakeGateway({
    'POST /games/launch': launch,
    'GET /wallet/balance': () => WALLET,
  });
  const onVisit = vi.fn();
  await renderScreen(PlayScreen, {
    loaderData: { game: { ok: true, data: gameOf(1) }, isFree: false, ...loaderData },
    session: TEST_SESSION,
    path: '/play/JL/1001',
    onVisit,
  });
  const count = (name: string) => gateway.calls.filter((call) => call.name === name).length;
  return { ...gateway, count, onVisit };
}

const frame = () => screen.findByTitle<HTMLIFrameElement>('Game Game 1');

async function say(type: string, origin = ORIGIN) {
  await frame();
  const event = new MessageEvent('message', { data: { source: 'maidan-arcade', type }, origin });
  Object.defineProperty(event, 'source', { value: FRAME_WINDOW });
  act(() => void window.dispatchEvent(event));
}

async function load(search = '', isMember = true, nodeId = '1001') {
  const { context } = await testScope(isMember ? { session: TEST_SESSION } : {});
  const url = new URL(`http://lobby.example/play/JL/${nodeId}${search}`);
  const params = { vassalage: 'JL', nodeId };
  return Promise.resolve(loader({ context, params, url } as never)).catch(
    (thrown: unknown) => thrown,
  );
}

beforeEach(() => {
  // An empty page stands for the vendor's: its window and its way of speaking are all that matters.
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(FRAME_WINDOW);
  const { settings } = (window as unknown as HappyWindow).happyDOM;
  settings.enableIframePageLoading = true;
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  queryClient().clear();
  vi.unstubAllGlobals();
});

describe('what the game screen loads', () => {
  test('LAUNCH-01 sends a visitor to log in, and back to the same game', async () => {
    const answer = (await load('?free=1', false)) as Response;
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      302,
      `/login?back=${encodeURIComponent('/m/play/JL/1001?free=1')}`,
    ]);
  });

  test('LAUNCH-02 brings the game and whether it is played free', async () => {
    fakeGateway({ 'GET /games/JL/1001': () => gameOf(1) });
    expect(await load('?free=1')).toMatchObject({
      data: { game: { ok: true }, isFree: true },
      init: { status: 200 },
    });
    expect(await load()).toMatchObject({ data: { isFree: false } });
  });

  test('LAUNCH-09 a game that is not there is a page of status 404', async () => {
    fakeGateway({ 'GET /games/JL/1001': () => problem('games.not_found', 404) });
    expect(await load()).toMatchObject({ data: { game: { ok: false } }, init: { status: 404 } });
  });

  test.each(['abc', '-1', '1.5', '99999999999'])(
    'LAUNCH-09 "%s" is no game, and the gateway is not asked',
    async (nodeId) => {
      const { calls } = fakeGateway({});
      expect(await load('', true, nodeId)).toMatchObject({
        data: { game: { ok: false, failure: { code: 'games.not_found' } } },
        init: { status: 404 },
      });
      expect(calls).toEqual([]);
    },
  );
});

describe('the game screen', () => {
  test('LAUNCH-02 LAUNCH-08 launches once and shows the game in a frame that is kept apart', async () => {
    const { calls, count } = await show(() => ({ value: OPENED }), { isFree: true });
    const { src, sandbox } = await frame();
    expect(src).toContain(OPENED.url);
    expect(String(sandbox)).not.toContain('allow-top-navigation');
    expect(count('POST /games/launch')).toBe(1);
    expect(calls.find(({ name }) => name === 'POST /games/launch')?.body).toMatchObject({
      category: 'RNG',
      vassalage: 'JL',
      nodeId: 1001,
      freePlay: true,
    });
  });

  test('VENDOR-07 the strip has the title, the live balance and the way back', async () => {
    await show(() => ({ value: OPENED }));
    expect(screen.getByRole('heading', { name: 'Game 1' })).toBeDefined();
    expect(await screen.findByText('৳50.00')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to the lobby' }).getAttribute('href')).toBe(
      '/m/home',
    );
  });

  test('LAUNCH-09 a refused launch says why, that no stake was taken, and launches again on a tap', async () => {
    const answers = [() => problem('server.unavailable', 503), () => ({ value: OPENED })];
    const { count } = await show(() => answers.shift()?.());
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await frame()).toBeDefined();
    expect(count('POST /games/launch')).toBe(2);
  });

  test('LAUNCH-09 a game that is not there leads home, and nothing is launched', async () => {
    const failure = { code: 'games.not_found', params: {}, requestId: undefined };
    const { count } = await show(() => ({ value: OPENED }), { game: { ok: false, failure } });
    expect(screen.getByText(/No stake was taken/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(count('POST /games/launch')).toBe(0);
  });
});

describe('what the frame says', () => {
  test('VENDOR-06 an open round is noted in the strip until it is closed', async () => {
    await show(() => ({ value: OPENED }));
    await say('round-open');
    expect(screen.getByText('Your open round goes on.')).toBeDefined();
    await say('round-closed');
    expect(screen.queryByText('Your open round goes on.')).toBeNull();
  });

  test('VENDOR-06 a changed balance is loaded anew', async () => {
    const { count } = await show(() => ({ value: OPENED }));
    await screen.findByText('৳50.00');
    const before = count('GET /wallet/balance');
    await say('balance-changed');
    await waitFor(() => expect(count('GET /wallet/balance')).toBe(before + 1));
  });

  test('VENDOR-06 leaving the game goes home', async () => {
    const { onVisit } = await show(() => ({ value: OPENED }));
    await say('exit');
    await waitFor(() => expect(onVisit).toHaveBeenCalledWith('/home'));
  });

  test('VENDOR-06 nothing is done for another origin', async () => {
    const { onVisit } = await show(() => ({ value: OPENED }));
    await say('round-open', 'https://evil.example');
    await say('exit', 'https://evil.example');
    expect(screen.queryByText('Your open round goes on.')).toBeNull();
    expect(onVisit).not.toHaveBeenCalled();
  });
});
