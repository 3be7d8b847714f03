import { expect, test } from 'vitest';
import { asksForDocument } from './document-request.ts';

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
])('SHELL-33 what asks for a page: %s', (_name, headers, isDocument) => {
  const request = new Request('http://localhost/m/home', { headers });
  expect(asksForDocument(request)).toBe(isDocument);
});
