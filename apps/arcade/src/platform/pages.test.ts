import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Asset } from './assets.ts';
import { createPages } from './pages.ts';

const assetOf = (type: string, text: string): Asset => ({
  type,
  bytes: new TextEncoder().encode(text),
  brotli: undefined,
});
const SCRIPT = 'early = 1;';
const HTML = `<head><script>${SCRIPT}</script><script src="/assets/index.js"></script></head>`;
const MANIFEST = {
  'index.html': { file: 'assets/index.js', imports: ['_words.js'], css: ['assets/index.css'] },
  '_words.js': { file: 'assets/words.js' },
  '_card.js': { file: 'assets/card.js', imports: ['_words.js'], css: ['assets/card.css'] },
  'src/games/baccarat/room.ts': {
    file: 'assets/room.js',
    imports: ['index.html', '_card.js', '_words.js'],
    css: ['assets/room.css'],
  },
};

function pages(manifest: unknown = MANIFEST) {
  return createPages(
    new Map([
      ['/index.html', assetOf('text/html', HTML)],
      ['/.vite/manifest.json', assetOf('application/json', JSON.stringify(manifest))],
    ]),
  );
}
const textOf = (asset: Asset | undefined) => new TextDecoder().decode(asset?.bytes);

describe('the page of a game', () => {
  it('FAIR-31 names each file of its room once, and none that the page has already', () => {
    const text = textOf(pages().pageOf('baccarat'));
    const named = [...text.matchAll(/<link rel="(\w+)" crossorigin href="([^"]+)">/g)];
    expect(named.map(([, kind, file]) => [kind, file])).toEqual([
      ['modulepreload', '/assets/room.js'],
      ['modulepreload', '/assets/card.js'],
      ['stylesheet', '/assets/room.css'],
      ['stylesheet', '/assets/card.css'],
    ]);
    expect(text.indexOf('<link')).toBeLessThan(text.indexOf('</head>'));
  });

  it.each([undefined, 'none', '../baccarat', 'constructor'])(
    'is the built one for the room %s',
    (room) => expect(textOf(pages().pageOf(room))).toBe(HTML),
  );

  it('is the built one where nothing says what was built', () => {
    const alone = createPages(new Map([['/index.html', assetOf('text/html', HTML)]]));
    expect(textOf(alone.pageOf('baccarat'))).toBe(HTML);
  });

  it('allows its own script by its hash, and no other', () => {
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    expect(pages().scriptSources).toBe(`'self' 'sha256-${hash}'`);
    expect(createPages(new Map()).scriptSources).toBe("'self'");
  });
});
