// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EARLY_TAP_SCRIPT } from './early-tap.ts';

let isBlocked = false;
const cleanUps: (() => void)[] = [];
let heard: string[] = [];

/** The page with its inline script, and with a React that cannot handle a tap while `isBlocked`. */
async function openPage(html: string) {
  vi.resetModules();
  // The listeners of a page end with it.
  const listeners = new AbortController();
  cleanUps.push(() => listeners.abort());
  const { signal } = listeners;
  const listen = document.addEventListener.bind(document);
  vi.spyOn(document, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) =>
      listen(type, listener, { capture: true, signal }),
  );
  new Function('addEventListener', EARLY_TAP_SCRIPT)((type: string, listener: EventListener) =>
    window.addEventListener(type, listener, { capture: true, signal }),
  );
  document.body.innerHTML = html;
  document.body.addEventListener('click', ({ target }) => heard.push((target as Element).id));
  return import('./early-tap.ts');
}

function startReact() {
  document.addEventListener('click', (event) => {
    if (isBlocked) event.stopPropagation();
  });
}

/** A finger's tap; a click made by a script is not trusted. */
function tap(selector: string) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'isTrusted', { value: true });
  document.querySelector(selector)?.dispatchEvent(event);
}

const BUTTONS =
  '<button type="button" id="a"></button><button type="button" id="b"><i></i></button>';

beforeEach(() => {
  vi.useFakeTimers();
  isBlocked = false;
  heard = [];
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
  document.body.replaceWith(document.createElement('body'));
});

test('the last button that was tapped before the scripts loaded is tapped again, once', async () => {
  const { repeatLostTaps, repeatEarlyTap } = await openPage(BUTTONS);
  tap('#a');
  tap('#b i');
  heard = [];
  startReact();
  repeatLostTaps();
  repeatEarlyTap();
  vi.advanceTimersByTime(5_000);
  expect(heard).toEqual(['b']);
});

test('a tap that React handles itself is not repeated', async () => {
  const { repeatLostTaps, repeatEarlyTap } = await openPage(BUTTONS);
  startReact();
  repeatLostTaps();
  tap('#a');
  repeatEarlyTap();
  tap('#a');
  vi.advanceTimersByTime(5_000);
  expect(heard).toEqual(['a', 'a']);
});

test('a tap on a part whose code is still loading is handled once the part is there, before and after hydration', async () => {
  const { repeatLostTaps, repeatEarlyTap } = await openPage(BUTTONS);
  startReact();
  repeatLostTaps();
  isBlocked = true;
  tap('#a');
  repeatEarlyTap();
  vi.advanceTimersByTime(2_000);
  expect(heard).toEqual([]);
  isBlocked = false;
  vi.advanceTimersByTime(2_000);
  expect(heard).toEqual(['a']);
  isBlocked = true;
  tap('#b');
  vi.advanceTimersByTime(2_000);
  isBlocked = false;
  vi.advanceTimersByTime(2_000);
  expect(heard).toEqual(['a', 'b']);
});

test('a part that never loads is given up, and a later tap replaces an earlier one', async () => {
  const { repeatLostTaps, repeatEarlyTap } = await openPage(BUTTONS);
  startReact();
  repeatLostTaps();
  repeatEarlyTap();
  isBlocked = true;
  tap('#a');
  vi.advanceTimersByTime(16_000);
  isBlocked = false;
  vi.advanceTimersByTime(16_000);
  expect(heard).toEqual([]);
  isBlocked = true;
  tap('#a');
  tap('#b');
  isBlocked = false;
  vi.advanceTimersByTime(2_000);
  expect(heard).toEqual(['b']);
});

test('what works without a script is not done twice: links and the buttons of plain forms', async () => {
  const { repeatLostTaps, repeatEarlyTap } = await openPage(
    '<a href="#here" id="a"></a><form onsubmit="return false"><button id="b"></button></form>',
  );
  tap('#a');
  tap('#b');
  heard = [];
  startReact();
  repeatLostTaps();
  repeatEarlyTap();
  vi.advanceTimersByTime(5_000);
  expect(heard).toEqual([]);
});
