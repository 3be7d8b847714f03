import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { artFileChooser, bindFiles } from './files.ts';

let folder = '';
const app = new Hono();
const withoutArt = new Hono();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'maidan-files-'));
  mkdirSync(join(folder, 'client/assets'), { recursive: true });
  mkdirSync(join(folder, 'art/banners'), { recursive: true });
  writeFileSync(join(folder, 'client/service-worker.js'), 'worker');
  writeFileSync(join(folder, 'client/round-checker.html'), 'checker');
  writeFileSync(join(folder, 'client/assets/entry.js'), 'entry');
  writeFileSync(join(folder, 'art/banners/one.webp'), 'large');
  writeFileSync(join(folder, 'art/banners/one-480.webp'), 'small');
  writeFileSync(join(folder, 'art/banners/one.avif'), 'avif');
  writeFileSync(join(folder, 'art/banners/two.webp'), 'only');
  bindFiles(app, join(folder, 'client'), join(folder, 'art'));
  bindFiles(withoutArt, join(folder, 'client'), '');
  // The pages answer 404 to an address that they do not know.
  for (const each of [app, withoutArt]) each.all('*', (c) => c.redirect('/m/home'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const saving = { headers: { 'Save-Data': 'on' } };

describe('the files of web', () => {
  test('the service worker is never cached, and may only call its own origin', async () => {
    const reply = await app.request('/m/service-worker.js');
    expect(await reply.text()).toBe('worker');
    expect(reply.headers.get('cache-control')).toBe('no-cache');
    expect(reply.headers.get('content-type')).toContain('javascript');
    expect(reply.headers.get('content-security-policy')).toContain("connect-src 'self'");
    expect(reply.headers.get('service-worker-allowed')).toBe('/m');
    const tag = reply.headers.get('etag') ?? '';
    const again = { headers: { 'If-None-Match': tag } };
    expect((await app.request('/m/service-worker.js', again)).status).toBe(304);
  });

  test('FAIR-23 the checker is a file to keep, and never a page of the site', async () => {
    const reply = await app.request('/m/round-checker.html');
    expect(await reply.text()).toBe('checker');
    expect(reply.headers.get('content-disposition')).toBe(
      'attachment; filename="round-checker.html"',
    );
    expect(reply.headers.get('cache-control')).toBe('no-cache');
  });

  test("a file with its content's hash in its name is cached for good, and sends no date", async () => {
    const reply = await app.request('/m/assets/entry.js');
    expect(reply.headers.get('cache-control')).toContain('immutable');
    expect(reply.headers.get('last-modified')).toBeNull();
  });

  test.each([
    '/m/assets/none.js',
    '/m/art/none.webp',
    '/m/assets/',
    '/m/art/..%2fclient%2fassets%2fentry.js',
  ])(
    'SHELL-33 a file that does not exist is not found, for a script and in the address bar: %s',
    async (path) => {
      for (const accept of ['*/*', 'text/html']) {
        const reply = await app.request(path, { headers: { accept } });
        expect([reply.status, await reply.json()]).toEqual([
          404,
          expect.objectContaining({ code: 'request.not_found' }),
        ]);
      }
    },
  );

  test('SHELL-33 art that another server has is not found here', async () => {
    const reply = await withoutArt.request('/m/art/banners/one.webp');
    expect(reply.status).toBe(404);
  });

  test('MEMBERX-04 a reader who saves data gets the smaller version of a picture', async () => {
    expect(await (await app.request('/m/art/banners/one.webp')).text()).toBe('large');
    const reply = await app.request('/m/art/banners/one.webp', saving);
    expect(await reply.text()).toBe('small');
    expect(reply.headers.get('vary')).toBe('Save-Data');
    expect(await (await app.request('/m/art/banners/two.webp', saving)).text()).toBe('only');
  });

  test('MEMBERX-04 a picture in several widths comes in the width asked for, and in the smallest for a reader who saves data', () => {
    const names = ['one.webp', 'one-240.webp', 'one-120.webp', 'two.webp', 'two-480.webp'];
    const choose = artFileChooser(names.map((name) => `covers/${name}`));
    expect(choose('/covers/one-240.webp', false)).toBe('/covers/one-240.webp');
    for (const asked of ['one.webp', 'one-240.webp', 'one-120.webp'])
      expect(choose(`/covers/${asked}`, true)).toBe('/covers/one-120.webp');
    expect(choose('/covers/two-240.webp', false), 'the picture itself').toBe('/covers/two.webp');
    expect(choose('/covers/two-240.webp', true)).toBe('/covers/two-480.webp');
    expect(choose('/covers/none-240.webp', false)).toBe('/covers/none-240.webp');
  });

  test('a picture comes in AVIF where that file exists, and in WebP otherwise', async () => {
    const reply = await app.request('/m/art/banners/one.avif');
    expect([await reply.text(), reply.headers.get('content-type')]).toEqual(['avif', 'image/avif']);
    const other = await app.request('/m/art/banners/two.avif');
    expect([await other.text(), other.headers.get('content-type')]).toEqual(['only', 'image/webp']);
    const choose = artFileChooser(['a.webp', 'a-120.webp', 'b.avif', 'b-120.avif']);
    expect(choose('/a-120.avif', false)).toBe('/a-120.webp');
    expect(choose('/a.avif', true)).toBe('/a-120.webp');
    expect(choose('/b-240.avif', false)).toBe('/b.avif');
    expect(choose('/b.avif', true)).toBe('/b-120.avif');
    expect(choose('/none.avif', false)).toBe('/none.webp');
  });

  test('a smaller version that does not exist is not invented', () => {
    const choose = artFileChooser(['banners/one.webp', 'banners/one-480.webp', 'odd-480.webp']);
    expect(choose('/odd-480.webp', false)).toBe('/odd-480.webp');
    expect(choose('/odd-480.webp', true)).toBe('/odd-480.webp');
    expect(choose('/banners/one.webp', true)).toBe('/banners/one-480.webp');
    expect(choose('/banners/one-480.webp', true)).toBe('/banners/one-480.webp');
    expect(choose('/../one.webp', true)).toBe('/../one.webp');
  });
});
