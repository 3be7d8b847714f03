// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as LateFiles from './import-with-files.ts';

const load = vi.fn(async () => 'module');
const asked: HTMLLinkElement[] = [];
let importWithFiles: typeof LateFiles.importWithFiles;

beforeEach(async () => {
  vi.resetModules();
  vi.stubEnv('BASE_URL', '/m/');
  // Nothing is fetched here; the test decides how a link ends.
  vi.spyOn(document.head, 'append').mockImplementation((link) => {
    asked.push(link as HTMLLinkElement);
  });
  ({ importWithFiles } = await import('./import-with-files.ts'));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  load.mockClear();
  asked.length = 0;
  document.head.innerHTML = '';
});

test('a late chunk waits for its style sheet, which is loaded once', async () => {
  const first = importWithFiles(load, ['assets/list.css', 'assets/list.js']);
  const second = importWithFiles(load, ['assets/list.css']);
  await Promise.resolve();
  expect(asked.map(({ rel, href }) => [rel, new URL(href).pathname])).toEqual([
    ['stylesheet', '/m/assets/list.css'],
    ['modulepreload', '/m/assets/list.js'],
  ]);
  expect(load).not.toHaveBeenCalled();
  asked[0]?.dispatchEvent(new Event('load'));
  expect(await Promise.all([first, second])).toEqual(['module', 'module']);
});

test.each([
  ['came inside the page', '<style data-sheet="/m/assets/list.css"></style>'],
  ['a screen has linked', '<link rel="stylesheet" href="/m/assets/list.css">'],
])('a style sheet that %s is not loaded again', async (_case, html) => {
  document.head.innerHTML = html;
  expect(await importWithFiles(load, ['assets/list.css'])).toBe('module');
  expect(asked).toEqual([]);
});

test('a style sheet that fails to load fails the import, and the next import tries again', async () => {
  const failed = importWithFiles(load, ['assets/list.css']);
  asked[0]?.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow('/m/assets/list.css could not be fetched');
  expect(load).not.toHaveBeenCalled();
  const again = importWithFiles(load, ['assets/list.css']);
  asked[1]?.dispatchEvent(new Event('load'));
  expect(await again).toBe('module');
});

test('a link that failed does not count as loaded', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/m/assets/list.css" data-failed>';
  const coming = importWithFiles(load, ['assets/list.css']);
  expect(asked.map(({ rel }) => rel)).toEqual(['stylesheet']);
  asked[0]?.dispatchEvent(new Event('load'));
  expect(await coming).toBe('module');
});
