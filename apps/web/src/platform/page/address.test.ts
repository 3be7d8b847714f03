import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  canonicalPath,
  loginPath,
  routedPath,
  routerPath,
  safeBackPath,
  settleAddress,
} from './address.ts';

const ORIGIN = 'https://lobby.example';

describe('the way back that an address names', () => {
  test.each([
    '/m',
    '/m/home',
    '/m/slot?vassalage=JL&page=2',
    '/m/help?tag=terms#top',
    '/m?lang=bn',
    '/m/help?q=https://elsewhere.example/',
  ])('SHELL-64 LOGIN-14 a path of the product is accepted: %s', (path) => {
    expect(safeBackPath(path)).toBe(path);
  });

  test('SHELL-64 a text beyond ASCII is encoded as in an address', () => {
    expect(safeBackPath('/m/help?q=সাহায্য')).toBe(`/m/help?q=${encodeURIComponent('সাহায্য')}`);
  });

  test.each([
    null,
    undefined,
    '',
    'home',
    '/',
    '/home',
    '/menu',
    '//evil.example/m',
    'https://evil.example/m/home',
    'javascript:alert(1)',
    '/m//evil.example',
    '/m\\..\\..\\\\evil.example',
    '/m/../../evil',
    '/m/%2e%2e/api',
    '/m/..//evil.example',
    '/m/\t/evil.example',
    '/m/.\n./\t/evil.example',
    ' /m/home',
  ])('LOGIN-14 anything else goes home: %j', (text) => {
    expect(safeBackPath(text)).toBe('/m/home');
  });

  test('LOGIN-14 whatever it says, the browser stays on this origin, below /m, and a header can hold it', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '..',
      '.',
      '%2e',
      '%2F',
      '\t',
      '\n',
      '\r',
      '@',
      ':',
      '?',
      '#',
      'm',
      'evil.example',
      'http:',
      '\u0000',
      'ক',
      '😀',
    );
    const hostile = fc.array(fc.oneof(pieces, fc.string())).map((parts) => `/m${parts.join('')}`);
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string()), (text) => {
        const back = safeBackPath(text);
        const url = new URL(back, ORIGIN);
        expect(url.origin).toBe(ORIGIN);
        expect(url.pathname).toMatch(/^\/m(\/|$)/);
        expect(url.pathname).not.toContain('//');
        expect(new Headers({ Location: back }).get('Location')).toBe(back);
        expect(safeBackPath(back)).toBe(back);
        expect(routerPath(url.pathname)).toBeDefined();
      }),
      { numRuns: 1000 },
    );
  });
});

test('SHELL-01 the router gets addresses below /m without that prefix, and no others', () => {
  expect(routerPath('/m')).toBe('/');
  expect(routerPath('/m/slot?page=2')).toBe('/slot?page=2');
  expect(routerPath('/menu')).toBeUndefined();
  expect(routerPath('https://elsewhere.example/m/')).toBeUndefined();
});

test('SHELL-64 the login page gets the whole address to return to', () => {
  const back = '/m/slot?vassalage=JL&gameName=a b';
  const query = new URL(loginPath(back), ORIGIN).searchParams;
  expect(query.get('back')).toBe(back);
});

test.each([
  ['/m', '/m/'],
  ['/m?x=1#top', '/m/?x=1#top'],
  ['/m/', '/m/'],
  ['/m/home', '/m/home'],
  ['/mx', '/mx'],
  ['/m/sl%6Ft?gameName=%61', '/m/slot?gameName=%61'],
  ['/m/%41%5a%61%7a%30%39%2D%2e%5F%7e', '/m/AZaz09-._~'],
  ['/m/play/%2F%25%3F%20%e0%a6%95', '/m/play/%2F%25%3F%20%e0%a6%95'],
])('SHELL-03 a page opened at %s has its router work at %s', (opened, settled) => {
  const state = { idx: 3 };
  const replaced: unknown[][] = [];
  const location = new URL(opened, 'https://lobby.example');
  const history = {
    state,
    replaceState: (...given: unknown[]) => {
      replaced.push(given);
    },
  };
  vi.stubGlobal('window', { location, history });
  settleAddress();
  vi.unstubAllGlobals();
  expect(replaced).toEqual(opened === settled ? [] : [[state, '', settled]]);
});

test('the server gives the router the same addresses', () => {
  const paths = [
    '/m',
    '/m.data',
    '/m/',
    '/m/_.data',
    '/m/home',
    '/m/home.data',
    '/m.data.data',
    '/%6d',
  ];
  expect(paths.map(routedPath)).toEqual([
    '/m/',
    '/m/_.data',
    '/m/',
    '/m/_.data',
    '/m/home',
    '/m/home.data',
    '/m.data.data',
    '/m/',
  ]);
});

describe('the one path of a page', () => {
  test.each([
    ['/cockFight', 'cockfight', '/cockfight'],
    ['/COCKFIGHT/', 'cockfight', '/cockfight'],
    ['/activitydetail', 'activityDetail', '/activityDetail'],
    ['/Round/Ab3', 'round/:roundId', '/round/Ab3'],
    ['/round/Ab3/', 'round/:roundId', '/round/Ab3'],
    ['/Home', 'home', '/home'],
  ])('SHELL-02 %s is spelt as its pattern %s: %s', (pathname, pattern, path) => {
    expect(canonicalPath(pathname, pattern)).toBe(path);
  });

  test.each([
    ['/no/such', '*'],
    ['/slot', undefined],
    ['/slot', 'root'],
  ])('%s stays as it is under the pattern %s', (pathname, pattern) => {
    expect(canonicalPath(pathname, pattern)).toBe(pathname);
  });
});
