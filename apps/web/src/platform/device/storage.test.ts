// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { keep, readKept } from './storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('what is stored on the device can be read until it is removed', () => {
  keep('key', 'text');
  expect(readKept('key')).toBe('text');
  keep('key', undefined);
  expect(readKept('key')).toBeNull();
});

test('a full device stores nothing, and drops the older value too', () => {
  keep('key', 'old');
  const { localStorage: kept } = globalThis;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.getItem(key),
    removeItem: (key: string) => kept.removeItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  keep('key', 'new');
  expect(readKept('key')).toBeNull();
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
    expect(() => keep('key', 'text')).not.toThrow();
    expect(readKept('key')).toBeNull();
  } finally {
    if (own) Object.defineProperty(globalThis, 'localStorage', own);
  }
});
