// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { browserApi } from '../api/browser.ts';
import { seal } from '../sealing/seal.ts';
import { storeSession } from '../session/session.ts';
import { takeBorderFaults } from './border/faults.ts';
import { brokenAnswer, fakeGateway, problem } from './fake-gateway.ts';
import type { Answers } from './fake-gateway.ts';
import { walletOf } from './member-builders.ts';
import { TEST_SESSION } from './render-screen.tsx';
import { testSealingKey } from './test-scope.ts';

afterEach(() => vi.unstubAllGlobals());

const answered = (body: object) => ({ 'GET /wallet/balance': () => body });
const OK: Answers = answered(walletOf());

/** The faults that the gateway found after a call of a member. */
async function faultsOf(path: string, init: RequestInit = {}, answers: Answers = OK) {
  fakeGateway(answers);
  const headers = { Authorization: 'Bearer token', ...init.headers };
  await fetch(`/m/api${path}`, { ...init, headers }).catch(() => undefined);
  return takeBorderFaults().map((fault) => fault.replace(/^[A-Z]+ \S+: /, ''));
}

const json = (method: string, body: unknown, headers: Record<string, string> = {}) => ({
  method,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

describe('a call that the contract forbids fails its test', () => {
  const target = { nodeId: 1, vendor: 'JL' };
  test.each([
    ['/wallet/none', {}, 'the contract has no such operation'],
    ['/wallet/balance', { method: 'POST' }, 'the contract has no such operation'],
    ['/account/captcha?kind=digits&x=1', {}, 'the query: must NOT have additional properties x'],
    ['/account/captcha', {}, "the query: must have required property 'kind'"],
    ['/games?pageNo=first', {}, 'the query: /pageNo must be integer'],
    ['/games?pageNo=1&pageNo=2', {}, 'the query: /pageNo must be integer'],
    ['/agent/contracts/loan', {}, /^the path: \/kind must be equal to one/],
    ['/favourites', json('POST', { nodeId: 1 }), "the body: must have required property 'vendor'"],
    ['/favourites', json('POST', { ...target, x: 1 }), /^the body: .* x$/],
    ['/favourites', { method: 'POST' }, /^the body has the content type ""/],
    ['/account/free-play', json('POST', {}), 'the header Module-Id is not free-play'],
    ['/account/login', json('POST', { sealed: 'x' }), 'the header Encryption is missing'],
  ])('%s %o', async (path, init, fault) => {
    const [found] = await faultsOf(path, init);
    expect(found).toMatch(fault);
  });

  test('inside a sealed body too', async () => {
    const { encryption, body } = await seal(
      { username: 7 },
      await testSealingKey(),
      'POST /account/login',
    );
    const init = json('POST', body, { Encryption: encryption });
    expect(await faultsOf('/account/login', init)).toEqual([
      'the sealed body: /username must be string',
    ]);
  });
});

describe('an answer that the contract forbids fails its test', () => {
  const path = '/wallet/balance';
  test.each([
    ['a field of another type', { ...walletOf(), version: 'one' }, /version must be integer/],
    ['a field that it has not', { ...walletOf(), extra: 1 }, /unevaluated properties extra/],
    ['a missing field', {}, /required property 'sumBalance'/],
    ['another status', problem('server.unexpected', 418), /418 is not declared/],
    ['an undeclared code', problem('auth.forbidden', 403), /the code "auth.forbidden"/],
    ['another content type', new Response('{}'), /the content type "text\/plain"/],
  ])('%s', async (_what, answer, fault) => {
    const [found] = await faultsOf(path, {}, answered(answer));
    expect(found).toMatch(fault);
  });

  test('unless it is broken on purpose', async () => {
    const broken = { 'GET /wallet/balance': () => brokenAnswer({ sumBalance: 'much' }) };
    expect(await faultsOf(path, {}, broken)).toEqual([]);
  });
});

test('what the contract allows passes, and arrives', async () => {
  expect(await faultsOf('/wallet/balance')).toEqual([]);
  storeSession(TEST_SESSION);
  fakeGateway(OK);
  expect((await browserApi.GET('/wallet/balance')).data).toEqual(walletOf());
});

test('without a session, an operation that needs one is refused', async () => {
  fakeGateway(OK);
  const { error } = await browserApi.GET('/wallet/balance');
  expect(error).toMatchObject({ code: 'session.missing' });
});
