// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SCROLL_POSITIONS, SCROLL_SCRIPT } from './scroll-script.ts';

const scrollTo = vi.fn();
const run = (): void => void new Function(SCROLL_SCRIPT)();

beforeEach(() => void vi.stubGlobal('scrollTo', scrollTo));
afterEach(() => {
  vi.unstubAllGlobals();
  scrollTo.mockClear();
  sessionStorage.clear();
  history.replaceState(null, '');
});

test('a reloaded page is where it was, and keeps what the entry knows', () => {
  history.replaceState({ key: 'abc', usr: { popup: 'menu' } }, '');
  sessionStorage.setItem(SCROLL_POSITIONS, JSON.stringify({ abc: 420, other: 7 }));
  run();
  expect(scrollTo.mock.calls).toEqual([[0, 420]]);
  expect(history.state).toEqual({ key: 'abc', usr: { popup: 'menu' } });
});

test('a new entry gets a key and stays at the top', () => {
  run();
  expect((history.state as { key: string }).key).toMatch(/^\w+$/);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('broken positions, or a browser that forbids its storage, cost nothing', () => {
  sessionStorage.setItem(SCROLL_POSITIONS, 'broken');
  expect(run).not.toThrow();
  vi.stubGlobal('sessionStorage', undefined);
  expect(run).not.toThrow();
  expect(scrollTo).not.toHaveBeenCalled();
});
