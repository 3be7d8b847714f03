import { afterEach, expect, test, vi } from 'vitest';
import { fakeGateway, problem } from '#platform/testing/fake-gateway.ts';
import { openStatus } from '#platform/testing/test-scope.ts';
import { watchedGateway } from './watch.ts';

afterEach(() => vi.unstubAllGlobals());

test('a gateway that is away is logged once, and once more when it is back', async () => {
  const said: string[] = [];
  const say = (_fields: object, message: string) => void said.push(message);
  const ask = watchedGateway({ error: say, warn: say });
  const given = async (outcome: () => unknown) => {
    fakeGateway({ 'GET /site/status': outcome });
    await ask('http://gateway.example/site/status').catch(() => undefined);
    return said.length;
  };
  const failing = (error: Error) => () => {
    throw error;
  };
  expect(await given(() => problem('server.unavailable', 503))).toBe(0);
  expect(await given(failing(new DOMException('left', 'AbortError')))).toBe(0);
  expect(await given(() => undefined)).toBe(1);
  expect(await given(failing(new DOMException('too late', 'TimeoutError')))).toBe(1);
  expect(await given(openStatus)).toBe(2);
  expect(await given(openStatus)).toBe(2);
  expect(said).toEqual(['the gateway does not answer', 'the gateway answers again']);
});
