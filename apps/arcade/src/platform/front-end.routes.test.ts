import { describe, expect, it } from 'vitest';
import type { Asset } from './assets.ts';
import { createFrontEndRoutes } from './front-end.routes.ts';
import { createPages } from './pages.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const page: Asset = {
  type: 'text/html; charset=utf-8',
  bytes: encode('<script>early = 1;</script>'),
  brotli: encode('packed'),
};
const drawing: Asset = {
  type: 'text/javascript; charset=utf-8',
  bytes: encode('export default {};'),
  brotli: undefined,
};
const assets = new Map([
  ['/index.html', page],
  ['/assets/river-1.js', drawing],
]);
const routesFor = (lobby: string) => createFrontEndRoutes(assets, createPages(assets), [lobby]);
const tagFor = async (lobby: string) =>
  (await routesFor(lobby).request('/play/')).headers.get('etag');

describe('the documents of games', () => {
  it('are new ones under a new policy, which a phone keeps with the document', async () => {
    expect(await tagFor('https://a.example')).toBe(await tagFor('https://a.example'));
    expect(await tagFor('https://a.example')).not.toBe(await tagFor('https://b.example'));
  });

  it('are sent packed to whom can unpack them', async () => {
    const routes = routesFor('https://a.example');
    const packed = await routes.request('/play/', { headers: { 'accept-encoding': 'gzip, br' } });
    expect([packed.headers.get('content-encoding'), await packed.text()]).toEqual(['br', 'packed']);
    const plain = await routes.request('/play/');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toContain('early = 1;');
  });

  it('share files that are kept for a year, since their names say their content', async () => {
    const { headers } = await routesFor('https://a.example').request('/assets/river-1.js');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });
});
