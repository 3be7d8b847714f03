import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { createPageCache, finishPage, finishQuickly, sendPage } from './cache.ts';

describe('the page cache', () => {
  it('renders a page once for all who ask at the same time', async () => {
    const cache = createPageCache(1_000_000);
    let renders = 0;
    const render = async () => {
      renders += 1;
      return finishPage(200, {}, '<p>হোম</p>');
    };
    const pages = await Promise.all([
      cache.getOrRender('home', render),
      cache.getOrRender('home', render),
    ]);
    await cache.getOrRender('home', render);
    expect(renders).toBe(1);
    expect(pages[0]).toBe(pages[1]);
  });

  it('does not keep a page that failed', async () => {
    const cache = createPageCache(1_000_000);
    await cache.getOrRender('home', () => finishPage(503, {}, 'closed'));
    expect(cache.size).toBe(0);
    await expect(
      cache.getOrRender('home', () => Promise.reject(new Error('no data'))),
    ).rejects.toThrow('no data');
    expect((await cache.getOrRender('home', () => finishPage(200, {}, 'open'))).status).toBe(200);
  });

  it('drops the page that was read longest ago', async () => {
    const text = 'x'.repeat(1000);
    const weight = await finishPage(200, {}, text).then(
      (page) => page.identity.body.length + page.br.body.length + page.gzip.body.length,
    );
    const cache = createPageCache(weight * 2);
    await cache.getOrRender('a', () => finishPage(200, {}, text));
    await cache.getOrRender('b', () => finishPage(200, {}, text));
    cache.get('a');
    await cache.getOrRender('c', () => finishPage(200, {}, text));
    expect(cache.get('b')).toBeUndefined();
    expect(cache.get('a')).toBeDefined();
    expect(cache.get('c')).toBeDefined();
  });

  it('holds the same text in every encoding', async () => {
    const page = await finishPage(200, {}, '<p>খেলা শুরু</p>');
    expect(brotliDecompressSync(page.br.body).toString()).toBe('<p>খেলা শুরু</p>');
    expect(gunzipSync(page.gzip.body).toString()).toBe('<p>খেলা শুরু</p>');
  });

  it('tells a reader who already has the page that it has not changed, with the headers that still apply', async () => {
    const headers = { 'cache-control': 'no-cache', 'content-security-policy': 'p', link: '<a>' };
    const page = await finishPage(200, headers, '<p>হোম</p>');
    const ask = (extra: Record<string, string>) =>
      sendPage(new Request('http://localhost/m', { headers: extra }), page);
    const first = ask({ 'accept-encoding': 'br;q=0.1, gzip' });
    expect(first.headers.get('content-encoding')).toBe('gzip');
    const etag = first.headers.get('etag') ?? '';
    const again = ask({ 'accept-encoding': 'gzip', 'if-none-match': `"old", W/${etag}` });
    expect(again.status).toBe(304);
    expect(Object.fromEntries(again.headers)).toEqual({
      etag,
      vary: 'Accept, Accept-Encoding, Cookie, Save-Data',
      'cache-control': 'no-cache',
      'content-security-policy': 'p',
    });
    expect(ask({ 'accept-encoding': 'br', 'if-none-match': etag }).status, 'other bytes').toBe(200);
    const changed = await finishPage(200, headers, '<p>নতুন</p>');
    const known = new Request('http://localhost/m', {
      headers: { 'accept-encoding': 'gzip', 'if-none-match': etag },
    });
    expect(sendPage(known, changed).status).toBe(200);
  });

  it('compresses a page hard when it is asked for a second time, once, and never one that is asked for once', async () => {
    const cache = createPageCache(1_000_000);
    let hardened = 0;
    const text = '<p>খেলা</p>'.repeat(400);
    const render = async () => {
      const page = await finishQuickly(200, {}, text);
      const harden = async () => {
        hardened += 1;
        return finishPage(200, {}, text);
      };
      return { ...page, harden };
    };
    for (let at = 0; at < 200; at += 1) await cache.getOrRender(`/m/home?x=${at}`, render);
    expect(hardened).toBe(0);
    const quick = await cache.getOrRender('/m/home?x=7', render);
    for (let at = 0; at < 5; at += 1) cache.get('/m/home?x=7');
    await vi.waitFor(() => expect(cache.get('/m/home?x=7')?.harden).toBeUndefined());
    expect(hardened).toBe(1);
    const hard = cache.get('/m/home?x=7');
    expect(brotliDecompressSync(hard?.br.body ?? '').toString()).toBe(text);
    // The reader of the quickly compressed page has the same text.
    const etag = quick.br.headers['etag'] ?? '';
    expect(etag).toMatch(/^W\//);
    const headers = { 'accept-encoding': 'br', 'if-none-match': etag };
    const known = new Request('http://localhost/m', { headers });
    expect([quick, hard ?? quick].map((page) => sendPage(known, page).status)).toEqual([304, 304]);
  });

  it('never answers "not changed" for a page that failed', async () => {
    const page = await finishPage(503, {}, 'closed');
    const etag = page.identity.headers['etag'] ?? '';
    const request = new Request('http://localhost/m', { headers: { 'if-none-match': etag } });
    expect(sendPage(request, page).status).toBe(503);
  });
});
