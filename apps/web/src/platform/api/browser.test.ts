// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserApi, read } from './browser.ts';
import { seal } from '../sealing/seal.ts';
import { storeSession, watchDeadSession } from '../session/session.ts';
import { brokenAnswer, fakeGateway, problem } from '../testing/fake-gateway.ts';
import type { Answers } from '../testing/fake-gateway.ts';
import { walletOf } from '../testing/member-builders.ts';
import { TEST_SESSION } from '../testing/render-screen.tsx';
import { testSealer } from '../testing/test-sealer.ts';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const WALLET = walletOf();

const balance = () => read(browserApi.GET('/wallet/balance'));
const launch = () =>
  read(
    browserApi.POST('/games/launch', {
      body: {
        category: 'RNG',
        vassalage: 'JL',
        nodeId: 1,
        freePlay: false,
        language: 'en',
        digits: 'latn',
        theme: 'dark',
      },
    }),
  );

/** Lets every pause between attempts pass, and returns the outcome. */
async function outcome<Data>(work: Promise<Data>): Promise<Data | { failed: unknown }> {
  const caught = work.catch((error: unknown) => ({ failed: error }));
  await vi.advanceTimersByTimeAsync(10_000);
  return caught;
}

const down: Answers = {};

describe('a call of the browser', () => {
  test('SESS-01 carries the token of the stored session, and none for a visitor', async () => {
    const { calls } = fakeGateway({
      'GET /wallet/balance': ({ headers }) =>
        headers.has('Authorization') ? WALLET : problem('session.missing', 401),
    });
    await outcome(balance());
    storeSession(TEST_SESSION);
    await outcome(balance());
    expect(calls.map(({ headers }) => headers.get('Authorization'))).toEqual([
      null,
      'Bearer script-token',
    ]);
  });

  test('a read is tried twice more when nothing answers, and then fails as offline (MSG-15)', async () => {
    const { calls } = fakeGateway(down);
    expect(await outcome(balance())).toMatchObject({ failed: { code: 'client.offline' } });
    expect(calls).toHaveLength(3);
  });

  test('a read is tried again while the gateway fails, and its answer counts', async () => {
    let count = 0;
    storeSession(TEST_SESSION);
    const { calls } = fakeGateway({
      'GET /wallet/balance': () => ((count += 1) < 3 ? problem('server.unavailable', 503) : WALLET),
    });
    expect(await outcome(balance())).toEqual(WALLET);
    expect(calls).toHaveLength(3);
  });

  test('the last failure of a read is the one that is shown, with its reference (MSG-02)', async () => {
    fakeGateway({
      'GET /wallet/balance': () => problem('server.unexpected', 500, { requestId: 'r-9' }),
    });
    expect(await outcome(balance())).toMatchObject({
      failed: { code: 'server.unexpected', requestId: 'r-9' },
    });
  });

  test('a refusal is an answer: it is not tried again', async () => {
    const { calls } = fakeGateway({
      'GET /wallet/balance': () => problem('site.feature_off', 403),
    });
    expect(await outcome(balance())).toMatchObject({ failed: { code: 'site.feature_off' } });
    expect(calls).toHaveLength(1);
  });

  test.each([
    ['when nothing answers', down, 'client.offline'],
    [
      'when the gateway fails',
      { 'POST /games/launch': () => problem('server.unavailable', 503) },
      'server.unavailable',
    ],
  ])('a write is never sent a second time %s', async (_when, answers, code) => {
    const { calls } = fakeGateway(answers);
    expect(await outcome(launch())).toMatchObject({ failed: { code } });
    expect(calls).toHaveLength(1);
  });

  test('a call that its page cancelled is not tried again', async () => {
    const { calls } = fakeGateway({ 'GET /wallet/balance': () => new Promise(() => undefined) });
    const page = new AbortController();
    const work = outcome(read(browserApi.GET('/wallet/balance', { signal: page.signal })));
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    page.abort();
    expect(await work).toMatchObject({ failed: { code: 'client.offline' } });
    expect(calls).toHaveLength(1);
  });

  test.each([
    ['a read, all its attempts together', balance, 'GET /wallet/balance'],
    ['a write', launch, 'POST /games/launch'],
  ])('SESS-13 nothing waits longer than 30 s: %s', async (_what, send, name) => {
    const { calls } = fakeGateway({ [name]: () => new Promise(() => undefined) });
    const failed = vi.fn();
    send().catch(failed);
    await vi.advanceTimersByTimeAsync(29_900);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'client.timeout' }));
    expect(calls).toHaveLength(1);
  });

  test('SESS-13 an answer that begins and never ends is given up too', async () => {
    fakeGateway({
      'GET /wallet/balance': ({ signal }) => {
        const body = new ReadableStream({
          start: (stream) => signal.addEventListener('abort', () => stream.error(signal.reason)),
        });
        return brokenAnswer(
          new Response(body, { headers: { 'Content-Type': 'application/json' } }),
        );
      },
    });
    const failed = vi.fn();
    balance().catch(failed);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledOnce();
  });

  test('SESS-15 a 401 to a session tells the page that it is dead', async () => {
    const onDead = vi.fn();
    const stop = watchDeadSession(onDead);
    fakeGateway({ 'GET /wallet/balance': () => problem('session.expired', 401) });
    storeSession(TEST_SESSION);
    expect(await outcome(balance())).toMatchObject({ failed: { code: 'session.expired' } });
    expect(onDead).toHaveBeenCalledTimes(1);
    stop();
  });

  test('a wrong password is no dead session: a trial user who mistypes it plays on', async () => {
    const onDead = vi.fn();
    const stop = watchDeadSession(onDead);
    fakeGateway({ 'POST /account/login': () => problem('auth.credentials_wrong', 401) });
    storeSession(TEST_SESSION);
    vi.useRealTimers();
    const { key } = await testSealer();
    const { encryption, body } = await seal(
      { username: 'rafi_88', password: 'wrong' },
      key,
      'POST /account/login',
    );
    const params = { header: { Encryption: encryption } };
    const login = read(browserApi.POST('/account/login', { body, params }));
    const failed = await login.catch((error: unknown) => ({ failed: error }));
    expect(failed).toMatchObject({ failed: { code: 'auth.credentials_wrong' } });
    expect(onDead).not.toHaveBeenCalled();
    stop();
  });

  test('a 401 to a visitor is only a refusal, because there is no session that could be dead', async () => {
    const onDead = vi.fn();
    const stop = watchDeadSession(onDead);
    fakeGateway({ 'GET /wallet/balance': () => problem('session.missing', 401) });
    await outcome(balance());
    expect(onDead).not.toHaveBeenCalled();
    stop();
  });
});
