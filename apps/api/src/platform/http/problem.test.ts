import { AppError } from '@maidan/contract/errors';
import { expect, it } from 'vitest';
import { appErrorOf, failureResponse } from './problem.ts';

async function answerTo(error: unknown) {
  const response = failureResponse(appErrorOf(error), 'request-1');
  const { code, params } = (await response.json()) as { code: string; params?: object };
  return { code, params, retryAfter: response.headers.get('Retry-After') };
}

it('a part that does not answer is reported with the time to try again, in the header and in the body', async () => {
  const lost = Object.assign(new Error('no'), { code: 'ECONNREFUSED' });
  const answer = { code: 'server.unavailable', params: { retryAfterSeconds: 5 }, retryAfter: '5' };
  expect(await answerTo(lost)).toEqual(answer);
  expect(await answerTo(new Error('outer', { cause: lost }))).toEqual(answer);
  expect(await answerTo(new AppError('server.unavailable'))).toEqual(answer);
});

it('a known waiting time replaces the default', async () => {
  const params = { retryAfterSeconds: 11.2, part: 'sms' };
  expect(await answerTo(new AppError('server.unavailable', params))).toMatchObject({
    params,
    retryAfter: '12',
  });
  expect(await answerTo(new AppError('request.too_many', { retryAfterSeconds: 3 }))).toMatchObject({
    params: { retryAfterSeconds: 3 },
    retryAfter: '3',
  });
});

it('no time is given where trying again cannot help', async () => {
  for (const error of [new Error('ours'), new AppError('auth.password_wrong')]) {
    expect(await answerTo(error)).toMatchObject({ params: undefined, retryAfter: null });
  }
});
