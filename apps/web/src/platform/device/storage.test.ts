// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { writeStored, readStored } from './storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('what is stored on the device can be read until it is removed', () => {
  writeStored('key', 'text');
  expect(readStored('key')).toBe('text');
  writeStored('key', undefined);
  expect(readStored('key')).toBeNull();
});

test('a full device stores nothing, and drops the older value too', () => {
  writeStored('key', 'old');
  const { localStorage: kept } = globalThis;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.getItem(key),
    removeItem: (key: string) => kept.removeItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  writeStored('key', 'new');
  expect(readStored('key')).toBeNull();
});

test('a browser that forbids storage stores nothing and does not throw', () => {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  try {
    expect(() => writeStored('key', 'text')).not.toThrow();
    expect(readStored('key')).toBeNull();
  } finally {
    if (own) Object.defineProperty(globalThis, 'localStorage', own);
  }
});
