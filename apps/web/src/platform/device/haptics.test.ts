// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { feel, hasHaptics } from './haptics.ts';

const vibrate = vi.fn(() => true);
let isReduced = false;

beforeEach(() => {
  isReduced = false;
  vi.stubGlobal('navigator', { vibrate });
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
});

afterEach(() => {
  vibrate.mockClear();
  vi.unstubAllGlobals();
  localStorage.clear();
  delete document.documentElement.dataset['motion'];
});

test('a bet, a win and an error each feel different', () => {
  for (const pulse of ['bet', 'win', 'error'] as const) feel(pulse);
  expect(new Set(vibrate.mock.calls.map((call) => JSON.stringify(call))).size).toBe(3);
});

test.each([
  ['the reader switched it off', () => localStorage.setItem('maidan.haptics', '0')],
  ['the reader wants less motion', () => (document.documentElement.dataset['motion'] = 'reduced')],
  ['the device asks for less motion', () => (isReduced = true)],
])('nothing trembles when %s', (_why, arrange) => {
  arrange();
  feel('win');
  expect(vibrate).not.toHaveBeenCalled();
});

test('a device that cannot tremble is left alone', () => {
  vi.stubGlobal('navigator', {});
  expect(hasHaptics()).toBe(false);
  expect(() => feel('bet')).not.toThrow();
});
