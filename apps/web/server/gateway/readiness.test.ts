import { afterEach, expect, test, vi } from 'vitest';
import { brokenAnswer, fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { openStatus } from '#platform/testing/test-scope.ts';
import { isBackEndReady } from './readiness.ts';

afterEach(() => vi.unstubAllGlobals());

const readyWith = (answer: () => unknown) => {
  fakeGateway({ 'GET /site/status': answer });
  return isBackEndReady('http://gateway.example', {});
};

test('web is ready with any back end that answers the status path of the contract', async () => {
  expect(await readyWith(openStatus)).toBe(true);
  expect(await readyWith(() => ({ ...openStatus(), status: 1 }))).toBe(true);
});

test('a host that no site claims counts as an answer, because a load balancer asks under a bare address', async () => {
  expect(await readyWith(() => problem('site.unknown_host', 421))).toBe(true);
});

test('no answer, a failing one or one that is not a status means not ready', async () => {
  expect(await readyWith(() => undefined)).toBe(false);
  expect(await readyWith(() => problem('server.unavailable', 503))).toBe(false);
  expect(await readyWith(() => brokenAnswer({ status: 'ok' }))).toBe(false);
  expect(await readyWith(() => brokenAnswer(new Response('<html>')))).toBe(false);
});
