// @vitest-environment happy-dom
import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rememberCredentials, rememberedCredentials } from './remembered-credentials.ts';
import type { RememberedCredentials } from './remembered-credentials.ts';
import { fakeIndexedDb, refusingIndexedDb } from '#platform/testing/fake-indexed-db.ts';
import type { FakeDatabases } from '#platform/testing/fake-indexed-db.ts';

const KEY = 'maidan.rememberedCredentials';
const CREDENTIALS: RememberedCredentials = {
  type: 'username',
  username: 'rafi_88',
  password: 'গোপন-Secret-7',
  countryDialingCode: '880',
  account: 'rafi_88',
};

let databases: FakeDatabases;
beforeEach(() => {
  vi.stubGlobal('crypto', webcrypto);
  databases = fakeIndexedDb();
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as Record<string, string>;
const autoLogin = () => localStorage.getItem('autoLogin');

/** Everything that lies on the device as text, and whatever two rounds of base64 make of it. */
function everythingKept(): string {
  const texts = [localStorage, sessionStorage].flatMap((storage) => Object.values(storage));
  const words = texts.flatMap((text) => String(text).split(/[^\w+/=-]+/));
  const once = words.map(decoded);
  const twice = once.flatMap((word) => word.split(/[^\w+/=]+/)).map(decoded);
  const rows = [...databases.values()].flatMap((stores) =>
    [...stores.values()].flatMap((store) => [...store.values()]),
  );
  return [...texts, ...once, ...twice, JSON.stringify(rows), document.cookie].join('\n');
}

function decoded(text: string): string {
  try {
    return Buffer.from(atob(text), 'latin1').toString('utf8');
  } catch {
    return '';
  }
}

describe('remembered credentials', () => {
  test('LOGIN-26 ENTITY-05 type, username, password and countryDialingCode are there the next time', async () => {
    expect(await rememberCredentials(CREDENTIALS)).toBe(true);
    expect(await rememberedCredentials()).toEqual(CREDENTIALS);
  });

  test('SEC-03 the password is stored twice in base64 with a salt, and nowhere as plain text', async () => {
    await rememberCredentials(CREDENTIALS);
    const { password = '', salt = '', ...rest } = stored();
    expect(rest).toEqual({
      type: 'username',
      username: 'rafi_88',
      countryDialingCode: '880',
      account: 'rafi_88',
    });
    expect(atob(salt)).toHaveLength(16);
    const once = atob(password);
    expect(once.startsWith(salt)).toBe(true);
    expect(atob(once.slice(salt.length)).length).toBeGreaterThan(12 + 16);
    const all = everythingKept();
    expect(all, 'the search finds what is kept').toContain('rafi_88');
    expect(all).not.toContain(CREDENTIALS.password);
    expect(all).not.toContain('Secret-7');
  });

  test('SEC-03 the same password is stored differently each time', async () => {
    await rememberCredentials(CREDENTIALS);
    const first = stored();
    await rememberCredentials(CREDENTIALS);
    expect(stored()['password']).not.toBe(first['password']);
    expect(stored()['salt']).not.toBe(first['salt']);
  });

  test("SEC-04 the device's key cannot be exported, and another device opens nothing", async () => {
    await rememberCredentials(CREDENTIALS);
    const key = databases.get('maidan')?.get('keys')?.get('remembered-password') as CryptoKey;
    expect(key.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
    databases = fakeIndexedDb();
    expect(await rememberedCredentials()).toBeUndefined();
    expect(localStorage.getItem(KEY), 'what opens no more is deleted').toBeNull();
  });

  test('SEC-04 LOGIN-27 with remember-password off nothing is stored, and what was stored is deleted', async () => {
    expect(await rememberCredentials(undefined)).toBe(false);
    expect(databases.size, 'not even a key is made').toBe(0);
    expect(localStorage.getItem(KEY)).toBeNull();
    await rememberCredentials(CREDENTIALS);
    await rememberCredentials(undefined);
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(await rememberedCredentials()).toBeUndefined();
  });

  test.each([
    ['without IndexedDB', () => vi.stubGlobal('indexedDB', undefined)],
    ['that refuses to keep anything', refusingIndexedDb],
    ['on plain http, without WebCrypto', () => vi.stubGlobal('crypto', {})],
  ])(
    'SEC-04 a browser %s answers that nothing was remembered, and stores nothing',
    async (_which, begin) => {
      begin();
      expect(await rememberCredentials(CREDENTIALS)).toBe(false);
      expect(everythingKept()).not.toContain('rafi_88');
      expect(await rememberedCredentials()).toBeUndefined();
    },
  );

  test('SEC-04 a full device answers that nothing was remembered', async () => {
    const { localStorage: kept } = globalThis;
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.getItem(key),
      removeItem: (key: string) => kept.removeItem(key),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(await rememberCredentials(CREDENTIALS)).toBe(false);
  });

  test.each([
    ['no JSON', () => '{broken'],
    ['null', () => 'null'],
    ['a field missing', () => JSON.stringify({ ...stored(), username: undefined })],
    ['no account', () => JSON.stringify({ ...stored(), account: undefined })],
    ['a salt of another', () => JSON.stringify({ ...stored(), salt: btoa('another-salt-000') })],
    ['a changed password', () => JSON.stringify({ ...stored(), password: btoa('changed') })],
    ['a plain password', () => JSON.stringify({ ...stored(), password: 'Secret-7' })],
  ])('ENTITY-05 anything that is not such a record is deleted: %s', async (_which, change) => {
    await rememberCredentials(CREDENTIALS);
    localStorage.setItem(KEY, change());
    expect(await rememberedCredentials()).toBeUndefined();
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});

test('SESS-04 SESS-05 autoLogin is 1 after a login with remember-password on and 0 after one with it off', async () => {
  await rememberCredentials(CREDENTIALS);
  expect(autoLogin()).toBe('1');
  await rememberCredentials(undefined);
  expect(autoLogin()).toBe('0');
});
