import { expect, test } from 'vitest';
import { problemResponse } from './problem.ts';

test('the time to come back stands in the header and in the body alike', async () => {
  const answer = problemResponse('server.unavailable', { 'Retry-After': '2' });
  expect(answer.headers.get('Retry-After')).toBe('2');
  expect(await answer.json()).toMatchObject({
    code: 'server.unavailable',
    params: { retryAfterSeconds: 2 },
  });
  expect(await problemResponse('request.not_found').json()).not.toHaveProperty('params');
});
