// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { readSessionCache, writeSessionCache } from './cache.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

beforeEach(() => sessionStorage.clear());

test('HOT-05 what was written can be read in the same session', () => {
  writeSessionCache('name', 'value');
  expect(readSessionCache('name', isText)).toBe('value');
});

test('SHELL-73 a value of an unexpected form, or that is not JSON, counts as missing and is removed', () => {
  writeSessionCache('name', { other: 1 });
  expect(readSessionCache('name', isText)).toBeUndefined();
  expect(sessionStorage.getItem('maidan.name')).toBeNull();
  sessionStorage.setItem('maidan.name', '{broken');
  expect(readSessionCache('name', isText)).toBeUndefined();
  expect(sessionStorage.getItem('maidan.name')).toBeNull();
});

function refuse(): never {
  throw new DOMException('full', 'QuotaExceededError');
}

test('a full storage stores nothing and does not throw', () => {
  const { sessionStorage: kept } = globalThis;
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.getItem(key),
    removeItem: () => undefined,
    setItem: refuse,
  });
  expect(() => writeSessionCache('name', 'value')).not.toThrow();
  vi.unstubAllGlobals();
  expect(readSessionCache('name', isText)).toBeUndefined();
});
