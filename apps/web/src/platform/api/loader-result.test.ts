import { expect, test } from 'vitest';
import { ApiFailure } from './failure.ts';
import { toLoaderResult, statusOf, toFailure } from './loader-result.ts';

test('MSG-02 a failed call becomes plain data with its code and request id, and a failure again in the browser', async () => {
  const loaded = await toLoaderResult(
    Promise.reject(new ApiFailure('games.not_found', { params: { id: 7 }, requestId: 'r-1' })),
  );
  expect(loaded).toEqual({
    ok: false,
    failure: { code: 'games.not_found', params: { id: 7 }, requestId: 'r-1' },
  });
  const failure = !loaded.ok && toFailure(JSON.parse(JSON.stringify(loaded.failure)));
  expect(failure).toMatchObject({ code: 'games.not_found', params: { id: 7 }, requestId: 'r-1' });
});

test('a page with a failure is sent with 503, so that no cache keeps it', async () => {
  expect(statusOf(await toLoaderResult(Promise.resolve(1)))).toBe(200);
  expect(statusOf(await toLoaderResult(Promise.reject(new TypeError('fetch failed'))))).toBe(503);
});

test('a gateway that does not answer the server is unavailable; the reader’s connection is not to blame', async () => {
  expect(await toLoaderResult(Promise.reject(new TypeError('fetch failed')))).toMatchObject({
    ok: false,
    failure: { code: 'server.unavailable' },
  });
});

test('a redirect passes through', async () => {
  const redirect = new Response(null, { status: 302 });
  await expect(toLoaderResult(Promise.reject(redirect))).rejects.toBe(redirect);
});
