// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { mendSheets } from './mend-sheets.ts';

const asked: HTMLLinkElement[] = [];

beforeAll(() => mendSheets());
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  // Nothing is fetched here; the test decides how a link ends.
  vi.spyOn(document.head, 'append').mockImplementation((link) => {
    asked.push(link as HTMLLinkElement);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  asked.length = 0;
  document.head.innerHTML = '';
});

function fail(html: string): Element | null {
  document.head.innerHTML = html;
  const element = document.head.firstElementChild;
  element?.dispatchEvent(new Event('error'));
  return element;
}

test('a style sheet of the router that failed is loaded again after a moment, until it comes', async () => {
  const link = fail('<link rel="stylesheet" href="/m/assets/list.css">');
  expect(link?.hasAttribute('data-failed'), 'nobody takes it for loaded').toBe(true);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked.map(({ href }) => new URL(href).pathname)).toEqual(['/m/assets/list.css']);
  asked[0]?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toHaveLength(2);
  asked[1]?.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(2);
});

test('the connection that is back is not waited for longer', async () => {
  fail('<link rel="stylesheet" href="/m/assets/list.css">');
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(1);
});

test.each([
  ['a picture', '<img alt="" src="/m/cover.webp">'],
  ['a preloaded script', '<link rel="modulepreload" href="/m/assets/list.js">'],
  [
    'a late sheet, which its import asks for again',
    '<link rel="stylesheet" data-late href="/a.css">',
  ],
  ['a link that failed before', '<link rel="stylesheet" data-failed href="/a.css">'],
])('%s is left alone', async (_case, html) => {
  fail(html);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([]);
});
