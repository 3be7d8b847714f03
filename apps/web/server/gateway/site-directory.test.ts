import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { brokenAnswer, fakeGateway } from '#platform/testing/fake-gateway.ts';
import { testSettings } from '#platform/testing/site-settings.ts';
import { openStatus, testSealingKey } from '#platform/testing/test-scope.ts';
import type { Visitor } from '@maidan/deployment/visitor';
import { unreachablePage } from '../pages/plain.ts';
import { createSiteDirectory } from './site-directory.ts';

const visitor: Visitor = {
  address: '203.0.113.9',
  host: 'lobby.example',
  protocol: 'http',
  country: 'BD',
};
const STATUS = openStatus();
const OPEN = JSON.stringify(STATUS);

let asked = 0;
/** What the gateway answers next; it repeats the last one. `undefined` breaks the connection. */
let answers: (string | undefined)[] = [];
let now = 0;
let faults: object[] = [];

beforeEach(() => {
  asked = 0;
  now = 0;
  faults = [];
  fakeGateway({
    'GET /site/status': () => {
      asked += 1;
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      return answer === undefined ? undefined : said(answer);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The answer in a text. It may break the contract on purpose, as the back end of somebody else might. */
function said(text: string): unknown {
  const headers = { 'Content-Type': 'application/json' };
  const response = new Response(text, { headers });
  return text.includes('mainDomain') ? response : brokenAnswer(response);
}

const directoryWith = (...texts: (string | undefined)[]) => {
  answers = texts;
  return createSiteDirectory({
    apiUrl: 'http://gateway.example',
    headersFor: () => ({}),
    now: () => now,
    ask: (...call) => fetch(...call),
    log: { error: (fields) => void faults.push(fields) },
  });
};
const statusOf = async (directory: ReturnType<typeof directoryWith>) =>
  (await directory.statusOf(visitor)).status;

describe('the status of a site', () => {
  test('SHELL-71 API-26 is kept, and refreshed from the gateway once it is a second old', async () => {
    const directory = directoryWith(OPEN, JSON.stringify({ ...STATUS, status: 1 }));
    expect([await statusOf(directory), await statusOf(directory)]).toEqual([0, 0]);
    expect(asked).toBe(1);
    now = 1_000;
    expect(await statusOf(directory)).toBe(1);
  });

  test('PLAYMODE-03 an answer that is valid for one address only is given to nobody else', async () => {
    const location = { ip: '203.0.113.9', country: 'BD', isByAddress: true };
    const open = JSON.stringify({ ...STATUS, location });
    const closed = JSON.stringify({ ...STATUS, status: 2, location });
    const directory = directoryWith(open, open, closed);
    expect([await statusOf(directory), await statusOf(directory)]).toEqual([0, 2]);
    expect(asked).toBe(3);
  });

  test('SHELL-71 many pages at once ask for it once', async () => {
    const directory = directoryWith(OPEN);
    await Promise.all(Array.from({ length: 20 }, () => statusOf(directory)));
    expect(asked).toBe(1);
  });

  test.each(['{broken', 'null', '"open"', '{}', '{"status":7}', '{"status":0}'])(
    'SHELL-72 is thrown away and asked for again when it is not a status, and the page still comes: %s',
    async (broken) => {
      const directory = directoryWith(broken, OPEN);
      expect(await statusOf(directory)).toBe(0);
      expect(asked).toBe(2);
    },
  );

  test('SHELL-72 is not replaced by an answer that is not a status', async () => {
    const directory = directoryWith(OPEN, '{broken');
    await statusOf(directory);
    now = 1_000;
    expect(await statusOf(directory)).toBe(0);
    expect(asked).toBe(3);
  });

  test('SHELL-71 stays as last known while the gateway is away', async () => {
    const directory = directoryWith(OPEN, undefined);
    await statusOf(directory);
    now = 60_000;
    expect(await statusOf(directory)).toBe(0);
  });

  test('SHELL-71 stays as last known while the gateway hangs, and is fresh once it answers', async () => {
    vi.useFakeTimers();
    try {
      const directory = directoryWith(OPEN);
      await statusOf(directory);
      const { promise, resolve } = Promise.withResolvers<unknown>();
      fakeGateway({ 'GET /site/status': () => promise });
      now = 2_000;
      const first = statusOf(directory);
      await vi.advanceTimersByTimeAsync(300);
      expect(await first).toBe(0);
      // Nobody waits again for a question that others have waited for already.
      now += 300;
      expect(await statusOf(directory)).toBe(0);
      resolve({ ...STATUS, status: 1 });
      await vi.advanceTimersByTimeAsync(0);
      await promise;
      await vi.waitFor(async () => expect(await statusOf(directory)).toBe(1));
    } finally {
      vi.useRealTimers();
    }
  });

  test.each([
    ['the gateway is away', undefined],
    ['it never says a status', '{}'],
  ])('SHELL-74 fails when %s and nothing is known', async (_why, answer) => {
    await expect(directoryWith(answer).statusOf(visitor)).rejects.toThrow();
  });
});

test('SEC-05 a part of a brand that holds a script is left out of pages, and logged once a version', async () => {
  const settings = testSettings();
  const css = '/*</style><script>alert(1)</script>*/:root{--a:1}';
  const theme = { ...settings.theme, css, barColour: { dark: '#000000', light: '#ffffff' } };
  let version = 1;
  // Made once, because making one takes longer than web waits for a fresh answer.
  const sealingKey = await testSealingKey();
  fakeGateway({
    'GET /site/settings': () => ({
      settings: { ...settings, theme },
      version,
      contentVersion: 1,
      sealingKey,
    }),
  });
  const directory = directoryWith(OPEN);
  const shownCss = async () => {
    now += 2_000;
    return (await directory.siteOf(visitor))?.site.settings.theme.css;
  };
  expect([await shownCss(), await shownCss()]).toEqual(['', '']);
  const told = () => faults.filter((fault) => 'part' in fault && fault.part === part);
  const part = 'lobby.example: theme.css';
  expect(told()).toEqual([{ part, version: 1 }]);
  version = 2;
  await shownCss();
  expect(told()).toEqual([
    { part, version: 1 },
    { part, version: 2 },
  ]);
});

test('SHELL-74 the page without a connection says so in both languages, offers a retry, and is never cached', async () => {
  const page = unreachablePage();
  const html = await page.text();
  expect(page.status).toBe(503);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(html).toContain('<h1>সার্ভারের সঙ্গে সংযোগ হচ্ছে না</h1>');
  expect(html).toContain('<h2>The server cannot be reached</h2>');
  expect(html).toContain('<a href="" role="button">আবার চেষ্টা করুন</a>');
});
