import { afterEach, expect, test, vi } from 'vitest';
import { brokenAnswer, fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { openStatus } from '#platform/testing/test-scope.ts';
import { isBackEndReady } from './readiness.ts';

afterEach(() => vi.unstubAllGlobals());

const readyWith = (answer: () => unknown) => {
  fakeGateway({ 'GET /site/status': answer });
  return isBackEndReady('http://gateway.example', {});
};

test('web is ready with any back end that tells a status, by a path that the document names', async () => {
  expect(await readyWith(openStatus)).toBe(true);
  expect(await readyWith(() => ({ ...openStatus(), status: 1 }))).toBe(true);
});

test('a host that no site claims is an answer: a balancer looks under an address', async () => {
  expect(await readyWith(() => problem('site.unknown_host', 421))).toBe(true);
});

test('no answer, a failing one and one that is no status are not', async () => {
  expect(await readyWith(() => undefined)).toBe(false);
  expect(await readyWith(() => problem('server.unavailable', 503))).toBe(false);
  expect(await readyWith(() => brokenAnswer({ status: 'ok' }))).toBe(false);
  expect(await readyWith(() => brokenAnswer(new Response('<html>')))).toBe(false);
});
