// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeGateway } from '../testing/fake-gateway.ts';

const INFO = 'MC_SESSION_INFO';
const INFO_OF = { token: 't', merchantCode: 'M', type: 0, firstTimeLogin: false };
const reload = vi.fn();
const html = document.documentElement;
const TAKEN_BACK: (() => void)[] = [];

/** Signs somebody in by the readable cookie, as web does; an empty name signs out. */
function signIn(userName: string): void {
  const value = userName ? encodeURIComponent(JSON.stringify({ userName, type: 0 })) : '';
  document.cookie = `${INFO}=${value}; Path=/${userName ? '' : '; Max-Age=0'}`;
}

/** A new document: loads the module again, as a browser does for whoever is signed in. */
async function open(userName: string) {
  signIn(userName);
  vi.resetModules();
  const { watchBackForwardCache } = await import('./back-forward-cache.ts');
  const { storeSession } = await import('./session.ts');
  watchBackForwardCache();
  storeSession(userName ? { ...INFO_OF, userName } : undefined);
  return { storeSession };
}

function step(name: 'pagehide' | 'pageshow', persisted = true): void {
  window.dispatchEvent(Object.assign(new Event(name), { persisted }));
}

beforeEach(() => {
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation(((
      name: string,
      listen: EventListener,
      options?: AddEventListenerOptions,
    ) => {
      TAKEN_BACK.push(() => target.removeEventListener(name, listen, options));
      add(name, listen, options);
    }) as never);
  }
});
afterEach(() => {
  for (const takeBack of TAKEN_BACK.splice(0)) takeBack();
  vi.restoreAllMocks();
  reload.mockClear();
  signIn('');
  localStorage.clear();
  html.removeAttribute('style');
});

test('SESS-15 a kept page of a member shows nothing after the sign-out and is loaded again', async () => {
  await open('rafi_88');
  step('pagehide');
  expect(html.style.visibility, 'not one frame of it comes back').toBe('hidden');
  signIn('');
  step('pageshow');
  expect([html.style.visibility, reload.mock.calls.length]).toEqual(['hidden', 1]);
});

test('SESS-15 the page on which a member signed out does not count as a visitor’s page', async () => {
  const page = await open('rafi_88');
  signIn('');
  page.storeSession(undefined);
  step('pagehide');
  expect(html.style.visibility).toBe('hidden');
  step('pageshow');
  expect([html.style.visibility, reload.mock.calls.length]).toEqual(['hidden', 1]);
});

test('SESS-15 another member does not see the page of the first', async () => {
  await open('rafi_88');
  step('pagehide');
  signIn('mitu_07');
  step('pageshow');
  expect([html.style.visibility, reload.mock.calls.length]).toEqual(['hidden', 1]);
});

test('SESS-15 nothing of a kept page hears that it is visible again before it is known whose it is', async () => {
  await open('rafi_88');
  const heard = vi.fn();
  document.addEventListener('visibilitychange', heard);
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
  step('pagehide');
  comeBack();
  expect(heard).not.toHaveBeenCalled();
  step('pageshow');
  expect(heard, 'the same member is back').toHaveBeenCalledTimes(1);
  comeBack();
  expect(heard).toHaveBeenCalledTimes(2);
  step('pagehide');
  signIn('mitu_07');
  step('pageshow');
  comeBack();
  expect(heard, 'it is loaded again').toHaveBeenCalledTimes(2);
  document.removeEventListener('visibilitychange', heard);
});

test('SESS-15 a call of a kept page leaves once its own member is back, and never once somebody else is', async () => {
  await open('rafi_88');
  const { browserApi } = await import('../api/browser.ts');
  const { calls } = fakeGateway({ 'GET /announcements/unread': () => ({ value: 2 }) });
  const ask = () => void browserApi.GET('/announcements/unread').catch(() => undefined);
  step('pagehide');
  ask();
  await new Promise((resolve) => setTimeout(resolve));
  expect(calls).toEqual([]);
  step('pageshow');
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  step('pagehide');
  ask();
  signIn('');
  step('pageshow');
  ask();
  await new Promise((resolve) => setTimeout(resolve));
  expect(calls).toHaveLength(1);
  vi.unstubAllGlobals();
});

test('the same member gets the page back as it was', async () => {
  await open('rafi_88');
  step('pagehide');
  step('pageshow');
  expect([html.style.visibility, reload.mock.calls.length]).toEqual(['', 0]);
});

test('a visitor who became a member on this page gets it back too', async () => {
  const page = await open('');
  signIn('rafi_88');
  page.storeSession({ ...INFO_OF, userName: 'rafi_88' });
  step('pagehide');
  step('pageshow');
  expect([html.style.visibility, reload.mock.calls.length]).toEqual(['', 0]);
});

test('a visitor’s page stays for a visitor, and is loaded again for somebody who has signed in since', async () => {
  await open('');
  step('pagehide');
  expect(html.style.visibility).toBe('');
  step('pageshow');
  expect(reload).not.toHaveBeenCalled();
  signIn('rafi_88');
  step('pageshow');
  expect([html.style.visibility, reload.mock.calls.length]).toEqual(['hidden', 1]);
});

test('SESS-26 over TLS the signed-in member is read from the cookie name that only this host can set', async () => {
  vi.stubGlobal('location', { ...window.location, protocol: 'https:', reload });
  await open('');
  step('pagehide');
  signIn('rafi_88');
  step('pageshow');
  expect(reload, 'the plain name may be a sibling’s').not.toHaveBeenCalled();
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(
    `__Host-${INFO}=${encodeURIComponent('{"userName":"rafi_88"}')}`,
  );
  step('pageshow');
  expect(html.style.visibility).toBe('hidden');
  vi.unstubAllGlobals();
});

test('a page that is simply opened or left is not affected', async () => {
  await open('rafi_88');
  step('pagehide', false);
  step('pageshow', false);
  expect([html.style.visibility, reload.mock.calls.length]).toEqual(['', 0]);
});
