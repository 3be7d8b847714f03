import { ERRORS } from '@maidan/contract/errors';
import { expect, test } from 'vitest';
import { problemResponse } from './problem.ts';

test('the time to come back is both in the header and in the body', async () => {
  const params = { retryAfterSeconds: 1.2, part: 'sms' };
  const answer = problemResponse('server.unavailable', { params });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Retry-After')).toBe('2');
  expect(await answer.json()).toMatchObject({ code: 'server.unavailable', params });
});

test('a failure says what the contract promises for its code, and nothing else', async () => {
  const answer = problemResponse('request.not_found', {}, { 'X-Request-Id': 'r-1' });
  expect([...answer.headers]).toEqual([
    ['cache-control', 'no-store'],
    ['content-type', 'application/problem+json'],
    ['x-request-id', 'r-1'],
  ]);
  const { status, meaning } = ERRORS['request.not_found'];
  expect(await answer.json()).toEqual({
    type: 'urn:maidan:error:request.not_found',
    title: meaning,
    status,
    code: 'request.not_found',
    errorCode: 'request.not_found',
  });
});

test('value and request id are included when there are any', async () => {
  const details = { value: 0, requestId: 'r-2' };
  expect(await problemResponse('server.unexpected', details).json()).toMatchObject(details);
});
