import { describe, expect, test } from 'vitest';
import { SCREENS } from '#screens.ts';
import { fitsCopy, handlingOf, isCopyPath, isKeepable } from './handling.ts';
import type { RequestFacts } from './handling.ts';

const ORIGIN = 'https://lobby.example';
const asked = (path: string, facts: Partial<RequestFacts> = {}): RequestFacts => ({
  method: 'GET',
  url: new URL(path, ORIGIN).href,
  mode: 'no-cors',
  destination: '',
  headers: new Headers(),
  ...facts,
});
const opened = (path: string, facts: Partial<RequestFacts> = {}) =>
  asked(path, { mode: 'navigate', destination: 'document', ...facts });
const cover = (path: string) => asked(path, { destination: 'image' });

describe('how the worker answers', () => {
  test('every path of home shows the lobby', () => {
    for (const path of SCREENS.home.paths)
      expect(handlingOf(opened(`/m/${path}`), ORIGIN), path).toBe('lobby');
  });

  test.each([
    ['a script whose name changes with it', asked('/m/assets/shell-a1.js'), 'asset'],
    ['a cover', cover('/m/art/covers/one.webp'), 'cover'],
    ['home', opened('/m/home'), 'lobby'],
    ['home from a link with a query', opened('/m/home?source=a'), 'lobby'],
    ['another name of home', opened('/m/index.html'), 'lobby'],
    ['the bare address', opened('/m'), 'lobby'],
    ['a screen', opened('/m/slot'), 'page'],
    ['a page of the member', opened('/m/member/home'), 'page'],
    ['signing out', opened('/m/logout', { method: 'POST' }), 'signOut'],
    ['a script’s sign-out', asked('/m/api/account/logout', { method: 'DELETE' }), 'signOut'],
    ['that from all devices', asked('/m/api/account/sessions', { method: 'DELETE' }), 'signOut'],
  ] as const)('%s', (_what, request, handling) => {
    expect(handlingOf(request, ORIGIN)).toBe(handling);
  });

  test.each([
    ['a call of the gateway', asked('/m/api/account/balance')],
    ['data of a loader', asked('/m/home.data')],
    ['another write of a script', asked('/m/api/favourites', { method: 'DELETE' })],
    ['a form', opened('/m/login', { method: 'POST' })],
    ['another origin', cover('https://cdn.example/m/art/covers/one.webp')],
    ['a part of a file', asked('/m/art/a.mp4', { headers: new Headers({ Range: 'bytes=0-' }) })],
    [
      'a part of a script',
      asked('/m/assets/a.js', { headers: new Headers({ Range: 'bytes=0-' }) }),
    ],
    ['a page in a frame', opened('/m/home', { destination: 'iframe' })],
    ['a picture that a script asks for', asked('/m/art/covers/one.webp')],
    ['the icons and the manifest', asked('/m/icons/icon-192.png')],
  ])('%s goes to the network as if there were no worker', (_what, request) => {
    expect(handlingOf(request, ORIGIN)).toBe('network');
  });
});

describe('what may be kept', () => {
  const answer = (status: number, cacheControl = 'public, max-age=60') =>
    new Response(status === 204 ? null : 'text', {
      status,
      headers: { 'Cache-Control': cacheControl },
    });

  test('a complete answer that belongs to no single reader', () => {
    expect(isKeepable(answer(200))).toBe(true);
    expect(isKeepable(new Response('text'))).toBe(true);
  });

  test.each([
    ['part of a file', answer(206)],
    ['a failure', answer(503)],
    ['a page of a member', answer(200, 'no-store')],
    ['something private', answer(200, 'private, max-age=60')],
    ['an answer that cannot be looked into', Object.assign(answer(200), {})],
  ])('not %s', (what, response) => {
    if (what.startsWith('an answer')) Object.defineProperty(response, 'type', { value: 'opaque' });
    expect(isKeepable(response)).toBe(false);
  });
});

test('the copy replaces a lobby of its language, or of an address without one', () => {
  expect(fitsCopy(`${ORIGIN}/m/home`, 'bn')).toBe(true);
  expect(fitsCopy(`${ORIGIN}/m/home?lang=bn`, 'bn')).toBe(true);
  expect(fitsCopy(`${ORIGIN}/m/home?lang=en`, 'bn')).toBe(false);
});

test('the copy was made for one path; the others redirect there', () => {
  expect(isCopyPath(`${ORIGIN}/m/home?x=1`)).toBe(true);
  expect(isCopyPath(`${ORIGIN}/m/index`)).toBe(false);
  expect(isCopyPath(`${ORIGIN}/m`)).toBe(false);
});
