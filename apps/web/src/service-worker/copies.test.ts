import { beforeEach, describe, expect, test } from 'vitest';
import { assetsIn, createCopies } from './copies.ts';

const ORIGIN = 'https://lobby.example';
const HOURS_6 = 6 * 60 * 60 * 1000;
const HTML =
  '<!doctype html><html lang="bn"><script src="/m/assets/shell-a1.js"></script><use href="/m/assets/sprite-b2.svg#x"></html>';

/** A cache storage in memory, as far as a worker uses it. */
function memoryCaches(): CacheStorage {
  const stores = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (url: string) => store.get(url)?.clone(),
      put: async (url: string, response: Response) => void store.set(url, response),
      delete: async (url: string) => store.delete(url),
    };
  };
  return { open } as unknown as CacheStorage;
}

let asked: Request[] = [];
let now = 1_000_000;
let answer: () => Response | Promise<Response> = () => new Response(HTML);
let offline: string[] = [];

function copiesNow() {
  return createCopies({
    caches: memoryCaches(),
    origin: ORIGIN,
    network: async (request) => {
      asked.push(request);
      return answer();
    },
    now: () => now,
    keepOfflinePage: async (page) => void offline.push(await page.text()),
  });
}

const VISITOR = { locale: 'bn', isSavingData: false, isMember: false };

beforeEach(() => {
  asked = [];
  offline = [];
  now = 1_000_000;
  answer = () =>
    new Response(HTML, {
      headers: { 'Content-Security-Policy': 'p', 'Content-Encoding': 'br', 'Content-Length': '3' },
    });
});

describe('the copies', () => {
  test('are requested without credentials, in the language of the reader', async () => {
    await copiesNow().follow({ ...VISITOR, isMember: true });
    expect(asked.map(({ url }) => url)).toEqual([
      `${ORIGIN}/m/offline?lang=bn`,
      `${ORIGIN}/m/home?lang=bn`,
    ]);
    expect(asked.map(({ credentials }) => credentials)).toEqual(['omit', 'omit']);
    expect(asked.every(({ headers }) => headers.get('accept') === 'text/html')).toBe(true);
  });

  test('the lobby is marked as a copy, keeps its policy, and names what it needs', async () => {
    const copies = copiesNow();
    expect(await copies.follow(VISITOR)).toEqual([
      '/m/assets/shell-a1.js',
      '/m/assets/sprite-b2.svg',
    ]);
    const copy = await copies.lobby();
    expect(await copy?.text()).toContain('<html data-copy="1" lang="bn">');
    expect(copy?.headers.get('content-security-policy')).toBe('p');
    expect(copy?.headers.has('content-encoding')).toBe(false);
    expect(copy?.headers.has('content-length')).toBe(false);
    expect(offline).toHaveLength(1);
  });

  test('stay for six hours', async () => {
    const copies = copiesNow();
    await copies.follow(VISITOR);
    now += HOURS_6 - 1;
    expect(await copies.follow(VISITOR)).toEqual([]);
    expect(asked).toHaveLength(2);
    now += 1;
    await copies.follow(VISITOR);
    expect(asked).toHaveLength(4);
  });

  test('are made again for another language', async () => {
    const copies = copiesNow();
    await copies.follow(VISITOR);
    await copies.follow({ ...VISITOR, locale: 'en' });
    expect(asked.slice(2).map(({ url }) => url)).toEqual([
      `${ORIGIN}/m/offline?lang=en`,
      `${ORIGIN}/m/home?lang=en`,
    ]);
    expect((await copies.state())?.locale).toBe('en');
  });

  test('MEMBERX-04 under data saver there is only the page without a connection', async () => {
    const copies = copiesNow();
    expect(await copies.follow({ ...VISITOR, isSavingData: true })).toEqual([]);
    expect(asked.map(({ url }) => url)).toEqual([`${ORIGIN}/m/offline?lang=bn`]);
    expect(await copies.lobby()).toBeUndefined();
    await copies.follow(VISITOR);
    expect(await copies.lobby()).toBeDefined();
  });

  test('a site that has closed loses its lobby', async () => {
    const copies = copiesNow();
    await copies.follow(VISITOR);
    now += HOURS_6;
    answer = () => new Response('closed', { status: 451 });
    await copies.follow(VISITOR);
    expect(await copies.lobby()).toBeUndefined();
    expect(offline).toHaveLength(1);
  });

  test('without a connection the copies stay, and are tried again', async () => {
    const copies = copiesNow();
    await copies.follow(VISITOR);
    now += HOURS_6;
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(copies.follow(VISITOR)).rejects.toThrow(TypeError);
    expect(await copies.lobby()).toBeDefined();
    expect((await copies.state())?.madeAt).toBe(1_000_000);
  });

  test('are forgotten on demand', async () => {
    const copies = copiesNow();
    await copies.follow(VISITOR);
    await copies.forgetLobby();
    expect(await copies.lobby()).toBeUndefined();
  });
});

test('each asset of a document is named once', () => {
  expect(assetsIn(`${HTML}${HTML}`)).toEqual(['/m/assets/shell-a1.js', '/m/assets/sprite-b2.svg']);
  expect(assetsIn('<p>no assets</p>')).toEqual([]);
});
