import { beforeEach, expect, test, vi } from 'vitest';
import { RENEW_AFTER_MS, TOO_OLD_MS, withPageAge } from './age.ts';
import { createPageCache, finishPage } from './cache.ts';

let now = 0;
let renders = 0;
beforeEach(() => {
  now = 0;
  renders = 0;
});

const onError = vi.fn<(error: unknown) => void>();
const pages = () => withPageAge(createPageCache(1_000_000), { now: () => now, onError });
const render = () => finishPage(200, {}, `page ${(renders += 1)}`);
const textOf = async (page: ReturnType<typeof render>) =>
  new TextDecoder().decode((await page).identity.body);

test('a back end whose versions never change still gets new pages: the old one is answered while the new one is made', async () => {
  const kept = pages();
  expect(await textOf(kept.getOrRender('home', render))).toBe('page 1');
  now = RENEW_AFTER_MS - 1;
  expect(kept.get('home')).toBeDefined();
  now = RENEW_AFTER_MS;
  expect(kept.get('home')).toBeUndefined();
  expect(await textOf(kept.getOrRender('home', render))).toBe('page 1');
  await vi.waitFor(() => expect(kept.get('home')).toBeDefined());
  expect(await textOf(kept.getOrRender('home', render))).toBe('page 2');
});

test('a page that is too old is never answered', async () => {
  const kept = pages();
  await kept.getOrRender('home', render);
  now = TOO_OLD_MS;
  expect(await textOf(kept.getOrRender('home', render))).toBe('page 2');
});

test('a page that cannot be rendered again stays, and is tried again after the same time', async () => {
  const kept = pages();
  await kept.getOrRender('home', render);
  now = TOO_OLD_MS;
  const failed = () => finishPage(503, {}, 'failed');
  expect(await textOf(kept.getOrRender('home', failed))).toBe('page 1');
  expect(await textOf(kept.getOrRender('home', render))).toBe('page 1');
  now = 2 * TOO_OLD_MS;
  const broken = () => Promise.reject(new Error('no answer'));
  expect(await textOf(kept.getOrRender('home', broken))).toBe('page 1');
  expect(onError).toHaveBeenCalledWith(new Error('no answer'));
  now = 3 * TOO_OLD_MS;
  expect(await textOf(kept.getOrRender('home', render))).toBe('page 2');
});
