import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { GAME_ERROR_STATUS, GameError } from './errors.ts';

/** Answers every failure with its code, and writes down those that nobody expected. */
export function bindFaults(http: Hono<{ Variables: { requestId: string } }>, log: Logger): void {
  http.onError((error, c) => {
    const requestId = c.get('requestId');
    const expected = error instanceof GameError ? error : new GameError('unexpected');
    if (expected.code === 'unexpected') log.error({ requestId, err: error }, 'unexpected failure');
    const { code, params } = expected;
    return c.json({ code, params, requestId }, GAME_ERROR_STATUS[code], {
      'content-type': 'application/problem+json',
    });
  });
  http.notFound((c) =>
    c.json({ code: 'not_found', params: {}, requestId: c.get('requestId') }, 404, {
      'content-type': 'application/problem+json',
    }),
  );
}

/** The answer to a body that is larger than any real one. */
export function refuseTooLarge(): Response {
  const body = JSON.stringify({ code: 'too_large', params: {} });
  return new Response(body, {
    status: 413,
    headers: { 'content-type': 'application/problem+json' },
  });
}
