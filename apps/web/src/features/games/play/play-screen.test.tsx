// @vitest-environment happy-dom
import { createHash } from 'node:crypto';
import { act, cleanup, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { useRevalidator } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Game } from '@maidan/contract/types';
import { vendorFromWire } from '@maidan/contract/vendor-code';
import { queryClient } from '#platform/api/query.ts';
import { gameOf } from '#platform/testing/catalogue-builders.ts';
import { memberInfoOf } from '#platform/testing/member-builders.ts';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import type { Answers, SeenCall } from '#platform/testing/fake-gateway.ts';
import { renderScreen, TEST_SESSION } from '#platform/testing/render-screen.tsx';
import type { RenderOptions } from '#platform/testing/render-screen.tsx';
import { testScope } from '#platform/testing/test-scope.ts';
import PlayScreen, { loader } from './play-screen.tsx';

vi.mock('react-router', { spy: true });

const VENDOR = 'https://arcade.example';
const OPENED = {
  url: `${VENDOR}/game/abc?lang=en`,
  vendorOrigin: VENDOR,
  gameName: 'Game 1',
  freePlay: false,
};
const wallet = (sumBalance: number, version: number) => ({
  sumBalance,
  withdrawableMinor: sumBalance,
  bonusMinor: 0,
  heldMinor: 0,
  currency: 'BDT',
  version,
});

/** How the test's browser loads a frame. */
interface FrameSettings {
  enableIframePageLoading: boolean;
  fetch: { interceptor: { beforeAsyncRequest: () => Promise<Response> } };
}

/** The test's browser loads the frame's empty page at any time, so only a load that the test reports counts. */
const toldLoads = new WeakSet<Event>();
const holdLoad = (event: Event) => {
  if (!toldLoads.has(event)) event.stopImmediatePropagation();
};
function tellLoad(frame: HTMLIFrameElement) {
  const event = createEvent.load(frame);
  toldLoads.add(event);
  fireEvent(frame, event);
}

beforeEach(() => {
  const { settings } = (globalThis as unknown as { happyDOM: { settings: FrameSettings } })
    .happyDOM;
  settings.enableIframePageLoading = true;
  settings.fetch.interceptor = { beforeAsyncRequest: async () => new window.Response('') };
  document.addEventListener('load', holdLoad, { capture: true });
});

afterEach(() => {
  cleanup();
  document.removeEventListener('load', holdLoad, { capture: true });
  queryClient().clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('what the game screen asks for', () => {
  interface Address {
    readonly params?: { vendor: string; nodeId: string };
    readonly query?: string;
    readonly isMember?: boolean;
    readonly type?: number;
  }

  async function load(
    answers: Answers,
    { params, query = '', isMember = true, type = 0 }: Address = {},
  ) {
    const { calls } = fakeGateway(answers);
    const { context } = await testScope(isMember ? { session: { ...TEST_SESSION, type } } : {});
    const given = params ?? { vendor: 'JL', nodeId: '1001' };
    const url = new URL(`http://lobby.example/m/play/JL/1001${query}`);
    const answer = await (
      loader({ context, params: given, url } as never) as Promise<unknown>
    ).catch((thrown: unknown) => thrown);
    const { init, data } = answer as {
      init?: { status: number };
      data?: { game: { ok: boolean; failure?: { code: string } }; isFree: boolean };
    };
    const location = answer instanceof Response ? answer.headers.get('Location') : undefined;
    return { calls, data, status: init?.status, location };
  }
  const path = 'GET /games/JL/1001';

  test('LAUNCH-01 a visitor logs in first, and returns to the game', async () => {
    const { location, calls } = await load({}, { isMember: false });
    expect(location).toBe(`/login?back=${encodeURIComponent('/m/play/JL/1001')}`);
    expect(calls).toEqual([]);
  });

  test('VENDOR-07 the game of the address, in the language of the page', async () => {
    const { data, status, calls } = await load({ [path]: () => gameOf(1) });
    const game = { ok: true, data: { vendor: 'JL', nodeId: 1001 } };
    expect(data).toMatchObject({ game, isFree: false });
    expect(calls[0]?.query.get('language')).toBe('en');
    expect(status).toBe(200);
  });

  test('LAUNCH-02 free play only where the address asks for it', async () => {
    const answers = { [path]: () => gameOf(1) };
    expect((await load(answers, { query: '?free=1' })).data?.isFree).toBe(true);
    expect((await load(answers, { query: '?free=yes' })).data?.isFree).toBe(false);
  });

  test('LAUNCH-05 LAUNCH-07 a trial user plays every game free that either of its two fields offers free', async () => {
    const free = { isFree: true, hasFree: true };
    const modeOf = async (fields: Pick<Game, 'supportPlay' | 'freeplay'>) =>
      (await load({ [path]: () => gameOf(1, fields) }, { type: 40 })).data;
    expect(await modeOf({ supportPlay: 0, freeplay: 0 })).toMatchObject(free);
    expect(await modeOf({ supportPlay: 1, freeplay: 1 })).toMatchObject(free);
    expect(await modeOf({ supportPlay: 1, freeplay: 0 })).toMatchObject({
      isFree: true,
      hasFree: false,
    });
  });

  test('FREE-01 a visitor who taps “free” gets the game itself and no other page', async () => {
    const free = gameOf(1, { freeplay: 1 });
    const { data, location } = await load(
      { [path]: () => free },
      { isMember: false, query: '?free=1' },
    );
    expect(location).toBeUndefined();
    expect(data).toMatchObject({ game: { ok: true }, isFree: true, hasFree: true });
  });

  test('LAUNCH-09 a game that does not exist is 404, an outage 503', async () => {
    const missing = await load({ [path]: () => problem('games.not_found', 404) });
    expect(missing.status).toBe(404);
    const down = await load({ [path]: () => problem('server.unavailable', 503) });
    expect(down.status).toBe(503);
  });

  test.each([
    ['JL', 'abc'],
    ['JL', '1e9'],
    ['JL', '-1'],
    ['JL', '99999999999'],
    ['../x', '1'],
    ['', '1'],
  ])(
    'LAUNCH-09 an address that names no game is 404, without a call: %j %j',
    async (vendor, nodeId) => {
      const { data, status, calls } = await load({}, { params: { vendor, nodeId } });
      expect(status).toBe(404);
      expect(data?.game.failure?.code).toBe('games.not_found');
      expect(calls).toEqual([]);
    },
  );
});

interface Shown extends Omit<RenderOptions, 'session'> {
  /** Undefined for a visitor. */
  readonly session?: RenderOptions['session'] | undefined;
  readonly answers?: Answers;
  readonly game?: Partial<Game>;
  readonly isFree?: boolean;
  readonly hasFree?: boolean;
}

/** Shows the game screen over a gateway whose balance a test can change. */
async function show(given: Shown = {}) {
  const { answers = {}, game = {}, isFree = false, hasFree = true, ...options } = given;
  const state = { balance: wallet(500_00, 1) };
  const { calls } = fakeGateway({
    'GET /wallet/balance': () => state.balance,
    'POST /games/launch': () => ({ value: OPENED }),
    ...answers,
  });
  const visits: string[] = [];
  const { toasts } = await renderScreen(PlayScreen as never, {
    session: TEST_SESSION,
    path: '/play/JL/1001',
    loaderData: { game: { ok: true, data: vendorFromWire(gameOf(1, game)) }, isFree, hasFree },
    onVisit: (address) => visits.push(address),
    ...(options as RenderOptions),
  });
  return { state, visits, calls, toasts };
}

const launches = (calls: readonly SeenCall[]) =>
  calls.filter(({ name }) => name === 'POST /games/launch');
const frameNow = () => document.querySelector('iframe');

/** The frame, once it exists, with a window that can send messages. */
async function openFrame() {
  await waitFor(() => expect(frameNow()).not.toBeNull());
  const frame = frameNow() as HTMLIFrameElement;
  const inside = { name: 'inside' } as unknown as Window;
  Object.defineProperty(frame, 'contentWindow', { configurable: true, get: () => inside });
  const asked: unknown[] = [];
  Object.assign(inside, { postMessage: (...given: unknown[]) => void asked.push(given) });
  const say = (
    said: string | { readonly type: string; readonly [detail: string]: unknown },
    origin = VENDOR,
    source: Window = inside,
  ) =>
    act(async () => {
      const message = typeof said === 'string' ? { type: said } : said;
      const event = new MessageEvent('message', {
        data: { source: 'maidan-arcade', ...message },
        origin,
      });
      Object.defineProperty(event, 'source', { value: source });
      window.dispatchEvent(event);
    });
  return { frame, say, asked };
}

describe('a game that opens', () => {
  test('LAUNCH-02 VENDOR-06 is launched once, in a sandboxed frame that learns no address of ours', async () => {
    const { calls } = await show();
    const { frame } = await openFrame();
    expect(launches(calls)).toHaveLength(1);
    expect(launches(calls)[0]?.body).toMatchObject({
      category: 'RNG',
      vassalage: 'JL',
      nodeId: 1001,
      freePlay: false,
    });
    expect(frame.getAttribute('src')).toBe(OPENED.url);
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
    expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(frame.getAttribute('title')).toBe('Game Game 1');
    expect(new URL(OPENED.url).origin).not.toBe(window.location.origin);
  });

  test('LAUNCH-02 free play is sent', async () => {
    const { calls } = await show({ isFree: true });
    await openFrame();
    expect(launches(calls)[0]?.body).toMatchObject({ freePlay: true });
  });

  test.each([4, 41, 42])(
    'FREE-05 LAUNCH-04 MSG-40 type %i is told for 2 s that it has no free play; nothing is launched',
    async (type) => {
      const { calls, visits, toasts } = await show({
        isFree: true,
        session: { ...TEST_SESSION, type },
      });
      await waitFor(() => expect(visits).toEqual(['/home']));
      expect(toasts).toEqual([
        { text: 'Free play is not open to this account.', tone: 'danger', duration: 'refusal' },
      ]);
      expect(launches(calls)).toEqual([]);
    },
  );

  test.each([0, 1, 2, 40])('FREE-04 LAUNCH-07 type %i may play free', async (type) => {
    const { calls } = await show({ isFree: true, session: { ...TEST_SESSION, type } });
    await openFrame();
    expect(launches(calls)).toHaveLength(1);
  });

  test('LAUNCH-03 a lottery is sent with its code, prize mode and way to play', async () => {
    const game = { gameType: 'LOTT', gameCode: 'draw.seven', lottoMode: '1980' } as const;
    const { calls } = await show({ game });
    await openFrame();
    expect(launches(calls)[0]?.body).toMatchObject({
      category: 'LOTT',
      gameCode: 'draw.seven',
      prizeMode: '1980',
      playType: 'trad',
    });
  });

  test.each(['Lott', 'ZY', 'Elott'])(
    'ENTITY-43 a lottery of prize mode %s is launched with it',
    async (lottoMode) => {
      const { calls } = await show({ game: { gameType: 'ELOTT', lottoMode, playType: 'ent' } });
      await openFrame();
      expect(launches(calls)[0]?.body).toMatchObject({ prizeMode: lottoMode, playType: 'ent' });
    },
  );

  test('VENDOR-07 shows its cover until it says that it is ready', async () => {
    await show();
    screen.getByText('Opening Game 1…');
    const { say } = await openFrame();
    screen.getByText('Opening Game 1…');
    await say('ready');
    expect(screen.queryByText('Opening Game 1…')).toBeNull();
  });

  test('VENDOR-07 a vendor that sends no message is shown once its page has loaded', async () => {
    await show();
    const { frame } = await openFrame();
    tellLoad(frame);
    expect(screen.queryByText('Opening Game 1…')).toBeNull();
  });

  test('VENDOR-07 a message of the game about money makes the balance be read again', async () => {
    const { state, calls } = await show();
    const { say } = await openFrame();
    await screen.findByText('৳500.00');
    state.balance = wallet(735_50, 2);
    await say('balance-changed');
    await screen.findByText('৳735.50');
    expect(calls.filter(({ name }) => name === 'GET /wallet/balance')).toHaveLength(2);
  });

  test('VENDOR-07 a new round is not announced as one that continues', async () => {
    await show();
    const { say } = await openFrame();
    await say('ready');
    await say('round-open');
    expect(screen.queryByText('Your open round goes on.')).toBeNull();
  });

  test('VENDOR-07 a round that was open at the launch is named on the strip as long as it is open', async () => {
    await show();
    const { say } = await openFrame();
    await say({ type: 'round-open', isResumed: true });
    screen.getByText('Your open round goes on.');
    await say('round-closed');
    expect(screen.queryByText('Your open round goes on.')).toBeNull();
  });

  test('VENDOR-07 SHELL-43 the game’s own exit goes home, and back does not lead into the game again', async () => {
    const { visits } = await show({ earlier: ['/slot'] });
    const { say } = await openFrame();
    await say('exit');
    await waitFor(() => expect(visits).toEqual(['/home']));
  });

  test('VENDOR-06 a message from elsewhere does nothing', async () => {
    const { visits, calls } = await show();
    const { say } = await openFrame();
    await say('ready', 'https://evil.example');
    await say('exit', VENDOR, { name: 'popup' } as unknown as Window);
    await say({ type: 'round-open', isResumed: true }, 'https://evil.example');
    await say({ type: 'balance-changed', balanceMinor: 1_00 }, 'https://evil.example');
    expect(screen.queryByText('৳1.00')).toBeNull();
    screen.getByText('Opening Game 1…');
    expect(screen.queryByText('Your open round goes on.')).toBeNull();
    expect(visits).toEqual([]);
    expect(launches(calls)).toHaveLength(1);
  });
});

describe('the balance line of a game', () => {
  const closed = { type: 'round-closed' };
  const openRound = { type: 'round-open' };

  async function showAt(minor: number, given: Shown = {}) {
    const shown = await show(given);
    const frame = await openFrame();
    await frame.say({ type: 'ready', balanceMinor: minor });
    const turnWallet = (sumBalance: number, version: number) => {
      shown.state.balance = wallet(sumBalance, version);
      return act(async () => {
        const known = wallet(sumBalance, version);
        queryClient().setQueryData(['wallet', 'balance'], known);
        // The cache tells its readers in a task of its own.
        await new Promise((resolve) => setTimeout(resolve, 0));
      });
    };
    return { ...shown, ...frame, turnWallet };
  }

  test('VENDOR-07 stays while the round is being shown, and changes with the game’s own', async () => {
    const { say, turnWallet } = await showAt(500_00);
    await screen.findByText('৳500.00');
    await say(openRound);
    await turnWallet(490_00, 2);
    await turnWallet(735_50, 3);
    screen.getByText('৳500.00');
    await say({ type: 'balance-changed', balanceMinor: 735_50 });
    screen.getByText('৳735.50');
    await say(closed);
    await screen.findByText('৳735.50');
  });

  test('VENDOR-07 MONEY-06 shows the wallet after the round, even if the game has said another figure', async () => {
    const { say, turnWallet } = await showAt(500_00);
    await say(openRound);
    await turnWallet(490_00, 2);
    await say({ type: 'balance-changed', balanceMinor: 9_999_00 });
    await say(closed);
    await screen.findByText('৳490.00');
  });

  test.each([
    ['the game has lost its server', 'connection-lost'],
    ['the network is gone', 'offline'],
  ])('VENDOR-07 shows the wallet at once when %s', async (_why, how) => {
    const { say, turnWallet } = await showAt(500_00);
    await say(openRound);
    await turnWallet(490_00, 2);
    screen.getByText('৳500.00');
    if (how === 'offline') await act(async () => window.dispatchEvent(new Event('offline')));
    else await say(how);
    screen.getByText('৳490.00');
    expect(screen.queryByText(/last known balance/) !== null).toBe(how === 'connection-lost');
    await say('connection-back');
    expect(screen.queryByText(/last known balance/)).toBeNull();
  });

  test('VENDOR-07 shows the wallet at once when the frame shows another page', async () => {
    const { say, turnWallet, frame } = await showAt(500_00);
    tellLoad(frame);
    await say(openRound);
    await turnWallet(490_00, 2);
    screen.getByText('৳500.00');
    tellLoad(frame);
    await screen.findByText('৳490.00');
  });

  test('VENDOR-07 the game is asked to read the wallet when money moved outside a round', async () => {
    const { say, turnWallet, asked } = await showAt(500_00);
    await screen.findByText('৳500.00');
    await turnWallet(800_00, 2);
    screen.getByText('৳800.00');
    expect(asked).toEqual([[{ source: 'maidan-lobby', type: 'refresh-balance' }, VENDOR]]);
    await say({ type: 'balance-changed', balanceMinor: 800_00 });
    expect(asked).toHaveLength(1);
  });

  test('FREE-01 in free play it is the game’s own, never the wallet’s', async () => {
    const { say, turnWallet } = await showAt(10_000_00, { isFree: true });
    screen.getByText('৳10,000.00');
    screen.getByText('Free credits');
    await say(openRound);
    await turnWallet(1_00, 2);
    await say({ type: 'balance-changed', balanceMinor: 61_500_00 });
    await say(closed);
    screen.getByText('৳61,500.00');
    await say('connection-lost');
    screen.getByText('৳61,500.00');
    screen.getByText(/last known balance/);
  });

  test('the hand feels a bet and a win', async () => {
    const vibrate = vi.fn(() => true);
    Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate });
    const { say } = await showAt(500_00);
    await say(openRound);
    expect(vibrate).toHaveBeenCalledTimes(1);
    await say({ type: 'balance-changed', balanceMinor: 400_00 });
    expect(vibrate).toHaveBeenCalledTimes(1);
    await say({ type: 'balance-changed', balanceMinor: 900_00 });
    expect(vibrate).toHaveBeenCalledTimes(2);
    Reflect.deleteProperty(navigator, 'vibrate');
  });

  test('FREE-01 in free play nothing is shown before the game has sent a figure', async () => {
    await show({ isFree: true });
    await openFrame();
    screen.getByText('…');
    expect(screen.queryByText('৳500.00')).toBeNull();
  });
});

describe('a visitor who plays free', () => {
  const CHALLENGE = {
    algorithm: 'SHA-256',
    challenge: createHash('sha256').update('salt7').digest('hex'),
    salt: 'salt',
    signature: 'signed',
    maxnumber: 10,
  };
  const TRIAL = { token: 't', merchantCode: 'TEST', userName: 'guest-1', customerType: 40 };
  const answers = {
    'GET /account/human-check': () => CHALLENGE,
    'GET /member/info': () => ({ value: memberInfoOf({ type: 40, hasPassword: false }) }),
  };

  test('FREE-01 gets a trial session at once, and then asks for that same game', async () => {
    const revalidate = vi.fn(async () => undefined);
    vi.mocked(useRevalidator).mockReturnValue({ revalidate, state: 'idle' });
    const { calls, visits } = await show({
      isFree: true,
      session: undefined,
      answers: { ...answers, 'POST /account/free-play': () => ({ value: TRIAL }) },
    });
    screen.getByText('Starting free play…');
    await waitFor(() => expect(revalidate).toHaveBeenCalledTimes(1));
    expect(calls.filter(({ name }) => name === 'POST /account/free-play')).toHaveLength(1);
    expect(launches(calls), 'which only a session may').toEqual([]);
    expect(visits).toEqual([]);
  });

  test('FREE-07 is told why there is no session, and can try again', async () => {
    let isFull = true;
    const revalidate = vi.fn(async () => undefined);
    vi.mocked(useRevalidator).mockReturnValue({ revalidate, state: 'idle' });
    const free = () => (isFull ? problem('auth.trial_unavailable', 503) : { value: TRIAL });
    await show({
      isFree: true,
      session: undefined,
      answers: { ...answers, 'POST /account/free-play': free },
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    screen.getByText(/No free-play account can be opened/);
    isFull = false;
    fireEvent.click(retry);
    await waitFor(() => expect(revalidate).toHaveBeenCalledTimes(1));
  });
});

describe('a game that does not open', () => {
  test.each([
    ['games.maintenance', 503, /platform of this game is under maintenance/],
    ['server.unavailable', 503, /does not answer at the moment/],
  ])('LAUNCH-09 MSG-11 says why: %s', async (code, status, text) => {
    await show({ answers: { 'POST /games/launch': () => problem(code, status) } });
    await screen.findByText(text);
    expect(screen.queryByText('Opening Game 1…')).toBeNull();
    expect(frameNow()).toBeNull();
  });

  test.each([
    ['a trial user', { isFree: true, hasFree: false, session: { ...TEST_SESSION, type: 40 } }],
    ['a visitor', { isFree: true, hasFree: false, session: undefined }],
    [
      'a trial user, as the launch says',
      {
        isFree: true,
        session: { ...TEST_SESSION, type: 40 },
        answers: { 'POST /games/launch': () => problem('games.free_play_refused', 403) },
      },
    ],
  ] as const)(
    'SESS-32 MSG-39 that has no free play tells %s to log in, or leads to other games',
    async (_who, given) => {
      const { calls } = await show(given as Shown);
      await screen.findByText('This game has no free play.');
      screen.getByText(/Log in with a real account, or choose another game/);
      expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
        '/m/login?back=%2Fm%2Fplay%2FJL%2F1001',
      );
      expect(screen.getByRole('link', { name: 'Other games' }).getAttribute('href')).toBe(
        '/m/rng-games',
      );
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
      expect(document.querySelector('use[href*="wifi-slash"]')).toBeNull();
      expect(launches(calls)).toHaveLength('answers' in given ? 1 : 0);
    },
  );

  test('LAUNCH-05 that has no free play leads a member to the game with the real account', async () => {
    await show({ isFree: true, hasFree: false });
    expect(screen.getByRole('link', { name: 'Play' }).getAttribute('href')).toBe('/m/play/JL/1001');
    expect(screen.queryByText(/Log in/)).toBeNull();
  });

  test('LAUNCH-09 SHELL-98 is tried again by the button, never by itself', async () => {
    let isDown = true;
    const { calls } = await show({
      answers: {
        'POST /games/launch': () =>
          isDown ? problem('games.launch_failed', 502) : { value: OPENED },
      },
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    screen.getByText('No stake was taken. Try again, or choose another game.');
    expect(launches(calls)).toHaveLength(1);
    isDown = false;
    fireEvent.click(retry);
    await openFrame();
    expect(launches(calls)).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('FREE-02 LAUNCH-09 a launch that takes 10 s says so and offers to cancel, which ends the call and goes home', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { calls, visits } = await show({
      isFree: true,
      answers: { 'POST /games/launch': () => new Promise(() => undefined) },
    });
    await act(() => vi.advanceTimersByTimeAsync(10_500));
    expect(screen.getByRole('alert').textContent).toContain('This takes longer than usual');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    vi.useRealTimers();
    await waitFor(() => expect(visits).toEqual(['/home']));
    expect(launches(calls)).toHaveLength(1);
  });

  test('FREE-02 LAUNCH-09 a launch that takes 30 s has failed, says why, and can be tried again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const answers = [() => new Promise(() => undefined), () => ({ value: OPENED })];
    const { calls } = await show({ answers: { 'POST /games/launch': () => answers.shift()?.() } });
    await act(() => vi.advanceTimersByTimeAsync(30_500));
    vi.useRealTimers();
    screen.getByText(/answer did not come/);
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await openFrame();
    expect(launches(calls)).toHaveLength(2);
  });

  const failed = (code: string) => ({
    loaderData: { game: { ok: false, failure: { code, params: {} } }, isFree: false },
  });

  test('LAUNCH-09 a game that this site does not have leads home, because trying again cannot help', async () => {
    const { calls } = await show(failed('games.not_found'));
    const words = screen.getByText(/This game is not on this site/).textContent;
    expect(words).not.toMatch(/again/);
    const ways = screen.getAllByRole('link', { name: 'Back to the lobby' });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/m/home', '/m/home']);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(launches(calls)).toEqual([]);
  });

  test('LAUNCH-09 an outage during the launch can be tried again', async () => {
    const revalidate = vi.fn(async () => undefined);
    vi.mocked(useRevalidator).mockReturnValue({ revalidate, state: 'idle' });
    await show(failed('server.unavailable'));
    screen.getByText(/does not answer at the moment.* No stake was taken\.$/);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(revalidate).toHaveBeenCalledTimes(1));
  });
});

describe('the strip of the game screen', () => {
  test('VENDOR-07 shows title, live balance and clock, in the language and digits of the reader', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T08:05:00.000Z'), toFake: ['Date'] });
    await show({ locale: 'bn', game: { gameName: 'সোনার নৌকা' } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('সোনার নৌকা');
    await screen.findByText('৳৫০০.০০');
    expect(screen.getByText('১৪:০৫').getAttribute('datetime')).toBe('2026-11-21T08:05:00.000Z');
    expect(document.title).toBe('সোনার নৌকা - পরীক্ষা');
    expect(document.querySelectorAll('head title')).toHaveLength(1);
    vi.useRealTimers();
  });

  test('VENDOR-07 shows no amount before it knows one', async () => {
    const never = new Promise(() => undefined);
    await show({ answers: { 'GET /wallet/balance': () => never } });
    screen.getByText('…');
  });

  test('VENDOR-07 back goes to where the game was opened', async () => {
    const { visits } = await show({ earlier: ['/slot?page=2'] });
    fireEvent.click(screen.getByRole('link', { name: 'Back to the lobby' }));
    await waitFor(() => expect(visits).toEqual(['/slot?page=2']));
  });

  test('SHELL-44 back from a game that was opened by its address goes home', async () => {
    const { visits } = await show();
    fireEvent.click(screen.getByRole('link', { name: 'Back to the lobby' }));
    await waitFor(() => expect(visits).toEqual(['/home']));
  });

  test('VENDOR-07 fills the screen in a browser that can, and leaves it again', async () => {
    const root = document.documentElement;
    let full: Element | null = null;
    const turn = (to: Element | null) => async () => {
      full = to;
      document.dispatchEvent(new Event('fullscreenchange'));
    };
    const given = {
      fullscreenEnabled: { configurable: true, get: () => true },
      fullscreenElement: { configurable: true, get: () => full },
      exitFullscreen: { configurable: true, value: turn(null) },
    };
    Object.defineProperties(document, given);
    Object.defineProperty(root, 'requestFullscreen', { configurable: true, value: turn(root) });
    await show();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Full screen' })));
    expect(full).toBe(root);
    await act(async () =>
      fireEvent.click(screen.getByRole('button', { name: 'Leave full screen' })),
    );
    expect(full).toBeNull();
    for (const name of Object.keys(given)) Reflect.deleteProperty(document, name);
    Reflect.deleteProperty(root, 'requestFullscreen');
  });

  test.each([
    ['for play with the balance', false, ''],
    ['for free play, as it was opened', true, '?free=1'],
  ])('the game can be passed on %s', async (_how, isFree, query) => {
    const share = vi.fn(async () => undefined);
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    await show({ isFree });
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    const [[shared] = []] = share.mock.calls as unknown as [{ title: string; url: string }][];
    expect(shared).toEqual({ title: 'Game 1', url: `/m/play/JL/1001${query}` });
    Reflect.deleteProperty(navigator, 'share');
  });

  test('VENDOR-07 offers no full screen in a browser without it, as on iPhones', async () => {
    await show();
    expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull();
  });
});
