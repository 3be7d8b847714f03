// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { ERRORS } from '@maidan/contract/errors';
import { ApiFailure, dataOf, failureOf, networkFailure } from './failure.ts';
import { useFailureText } from './failure-text.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import type { RenderOptions } from '../testing/render-screen.tsx';

afterEach(cleanup);

describe('a problem document', () => {
  test('MSG-02 gives its code, params, value and request id', () => {
    expect(
      failureOf({ code: 'a.b', params: { n: 1 }, value: { id: 2 }, requestId: 'r-1' }),
    ).toMatchObject({ code: 'a.b', params: { n: 1 }, value: { id: 2 }, requestId: 'r-1' });
  });

  test('MSG-02 of another back end may name its code errorCode', () => {
    expect(failureOf({ errorCode: 'E77' }).code).toBe('E77');
    expect(failureOf({ code: 12, errorCode: 'E77' }).code).toBe('E77');
  });

  test.each([undefined, null, 'oops', 7, {}, { code: 5 }])(
    'MSG-02 of another form is an unexpected failure: %j',
    (given) => {
      expect(failureOf(given)).toMatchObject({ code: 'server.unexpected', params: {} });
    },
  );

  test('params that are not an object, and an id that is not a text, are left out', () => {
    const failure = failureOf({ code: 'a.b', params: 'x', requestId: 7 });
    expect(failure.params).toEqual({});
    expect(failure.requestId).toBeUndefined();
  });
});

describe('a call without an answer', () => {
  test('MSG-14 MSG-15 is slow when its time ran out, and otherwise means no connection', () => {
    expect(networkFailure(new DOMException('late', 'TimeoutError')).code).toBe('client.timeout');
    expect(networkFailure(new TypeError('Failed to fetch')).code).toBe('client.offline');
  });

  test('stays what it is when it is a failure already', () => {
    const failure = new ApiFailure('games.maintenance');
    expect(networkFailure(failure)).toBe(failure);
  });
});

test('an answer gives its data, or throws its problem document', () => {
  expect(dataOf({ data: 0 })).toBe(0);
  expect(() => dataOf({ error: { code: 'games.not_found' } })).toThrow('games.not_found');
});

describe('the text of a failure', () => {
  async function textOf(error: unknown, options: RenderOptions = {}) {
    const { container } = await renderScreen(() => <p>{useFailureText()(error)}</p>, options);
    const text = container.querySelector('p')?.textContent ?? '';
    cleanup();
    return text;
  }

  test('MSG-02 is that of its code, in the language of the reader', async () => {
    const failure = new ApiFailure('games.maintenance');
    expect(await textOf(failure)).toBe(
      'The platform of this game is under maintenance. Choose another game.',
    );
    expect(await textOf(failure, { locale: 'bn' })).toMatch(/[\u0980-\u09ff]/);
  });

  test('MSG-02 MSG-09 a code without a text is shown as unexpected, never as the code itself', async () => {
    const text = await textOf(new ApiFailure('E77', { requestId: 'r-42' }));
    expect(text).toBe(await textOf(new ApiFailure('server.unexpected', { requestId: 'r-42' })));
    expect(text).not.toContain('E77');
  });

  test.each([
    ['en', /An unknown error occurred/, /The requested address is empty/],
    ['bn', /অজানা ত্রুটি/, /অনুরোধের ঠিকানা খালি/],
  ] as const)(
    'MSG-09 MSG-10 an unknown error and an empty address have their own texts in %s',
    async (locale, unknown, empty) => {
      expect(await textOf(new ApiFailure('server.unexpected'), { locale })).toMatch(unknown);
      expect(await textOf(new ApiFailure('a.code.of.another'), { locale })).toMatch(unknown);
      expect(await textOf(new ApiFailure('client.url_empty'), { locale })).toMatch(empty);
    },
  );

  test("MSG-15 an error that is not the gateway's mentions the connection", async () => {
    expect(await textOf(new TypeError('Failed to fetch'))).toContain('no internet connection');
  });

  test('MSG-02 every declared code has a text of its own without unfilled values', async () => {
    for (const code of Object.keys(ERRORS)) {
      const failure = new ApiFailure(code, { params: { nested: { a: 1 }, seconds: 3 } });
      const text = await textOf(failure);
      expect(text, code).not.toBe('');
      expect(text, code).not.toMatch(/[{}]|undefined|\[object/);
    }
  });
});
