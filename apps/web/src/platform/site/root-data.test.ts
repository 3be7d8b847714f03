import { expect, test } from 'vitest';
import { noteRootData, rootDataOrKnown } from './root-data.ts';
import type { RootData } from './root-data.ts';

const MEMBER = { session: { userName: 'rafi_88' } } as RootData;
const cut = () => Promise.reject(new TypeError('Failed to fetch'));

test('while nothing answers, a member stays signed in and the site stays the same', async () => {
  await expect(rootDataOrKnown(cut)).rejects.toThrow('Failed to fetch');
  noteRootData(MEMBER);
  expect(await rootDataOrKnown(cut)).toBe(MEMBER);
  const visitor = { session: undefined } as RootData;
  expect(await rootDataOrKnown(async () => visitor)).toBe(visitor);
  const redirect = new Response(null, { status: 302 });
  await expect(rootDataOrKnown(() => Promise.reject(redirect))).rejects.toBe(redirect);
});
