import { expect, test } from 'vitest';
import { asksForDocument, isShared } from './document-request.ts';

test.each<[string, Record<string, string>, boolean]>([
  [
    'a navigation of a browser',
    { accept: 'text/html,*/*;q=0.8', 'sec-fetch-dest': 'document' },
    true,
  ],
  ['a client that takes anything', { accept: '*/*' }, true],
  ['a client that says nothing', {}, true],
  ['a script of a page', { accept: '*/*', 'sec-fetch-dest': 'script' }, false],
  ['a call of a script', { accept: '*/*', 'sec-fetch-dest': 'empty' }, false],
  ['a picture', { accept: 'image/avif,image/webp,*/*;q=0.8' }, false],
  ['a call for data', { accept: 'application/json' }, false],
])('SHELL-33 which requests ask for a page: %s', (_name, headers, isDocument) => {
  const request = new Request('http://localhost/m/home', { headers });
  expect(asksForDocument(request)).toBe(isDocument);
});

test.each<
  [string, string, { method?: string; session?: unknown; socialSignIn?: unknown }, boolean]
>([
  ['home', '/m/home', {}, true],
  ['a list with a query', '/m/slot?page=2', {}, true],
  ['the page of a member', '/m/home', { session: {} }, false],
  ['a page in the middle of a sign-in', '/m/login', { socialSignIn: {} }, false],
  ['the end of a sign-in', '/m/social/google', {}, false],
  ['an address with a secret', '/m/forgot?token=1', {}, false],
  ['what the sandbox has sent by now', '/m/dev/outbox', {}, false],
  ['the gallery', '/m/dev/gallery', {}, false],
  ['a form', '/m/login', { method: 'POST' }, false],
  ['the data of a screen', '/m/home.data', {}, false],
])('which visitors may share a page: %s', (_name, path, facts, isForAll) => {
  const { method = 'GET', session, socialSignIn } = facts;
  const url = new URL(path, 'http://localhost');
  const request = new Request(url, { method });
  expect(isShared({ request, sharedUrl: url, session, socialSignIn })).toBe(isForAll);
});
