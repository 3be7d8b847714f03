// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, test } from 'vitest';
import { EARLY_TAP_SCRIPT, repeatEarlyTap, yieldTapsToReact } from './early-tap.ts';

const page = globalThis as { earlyTap?: HTMLElement | null };

beforeAll(() => {
  // The page runs it as an inline script of its head.
  new Function('addEventListener', EARLY_TAP_SCRIPT)(window.addEventListener.bind(window));
});

afterEach(() => {
  delete page.earlyTap;
  document.body.replaceWith(document.createElement('body'));
});

const tap = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

/** Taps as the page would before React is here, then lets React take over, and tells what was tapped again. */
function repeated(...selectors: string[]): string[] {
  selectors.forEach(tap);
  const heard: string[] = [];
  document.body.addEventListener('click', ({ target }) => heard.push((target as Element).id));
  repeatEarlyTap();
  repeatEarlyTap();
  return heard;
}

test('the last button that was tapped too early is tapped again, once', () => {
  document.body.innerHTML =
    '<button type="button" id="a"></button><button type="button" id="b"><i></i></button>';
  expect(repeated('#a', '#b i')).toEqual(['b']);
});

test('what React takes itself is not repeated', () => {
  document.body.innerHTML = '<button type="button" id="a"></button>';
  yieldTapsToReact();
  tap('#a');
  expect(repeated()).toEqual([]);
});

test('what React stops, because it cannot build that part yet, is repeated', () => {
  document.body.innerHTML = '<button type="button" id="a"></button>';
  const stop = (event: Event) => event.stopPropagation();
  document.addEventListener('click', stop, { capture: true });
  yieldTapsToReact();
  tap('#a');
  document.removeEventListener('click', stop, { capture: true });
  expect(repeated()).toEqual(['a']);
});

test('once the page is taken over nothing is kept', () => {
  document.body.innerHTML = '<button type="button" id="a"></button>';
  yieldTapsToReact();
  repeatEarlyTap();
  tap('#a');
  expect(repeated()).toEqual([]);
});

test('what works without a script is not done twice: links and the buttons of plain forms', () => {
  document.body.innerHTML =
    '<a href="#here" id="a"></a><form onsubmit="return false"><button id="b"></button></form>';
  expect(repeated('#a', '#b')).toEqual([]);
});
