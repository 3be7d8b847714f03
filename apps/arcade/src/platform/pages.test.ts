import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Asset } from './assets.ts';
import { createPages } from './pages.ts';

const assetOf = (type: string, text: string): Asset => ({
  type,
  bytes: new TextEncoder().encode(text),
  brotli: undefined,
});
const EARLY = 'early = 1;';
const STYLE = 'body{margin:0}';
const documentOf = (game: string) =>
  `<head><script>${EARLY}</script><style>${STYLE}</style></head><body><script type="module">${game}</script></body>`;
const DRAWINGS = { 'golden-river': ['/assets/river-1.js', '/assets/base-2.js'] };

function pages(drawings: unknown = DRAWINGS) {
  return createPages(
    new Map([
      ['/index.html', assetOf('text/html', documentOf('none'))],
      ['/rooms/baccarat.html', assetOf('text/html', documentOf('baccarat'))],
      ['/drawings.json', assetOf('application/json', JSON.stringify(drawings))],
    ]),
  );
}
const gameOf = (room?: string) => {
  const text = new TextDecoder().decode(pages().pageOf(room)?.asset.bytes);
  return /type="module">([^<]*)/.exec(text)?.[1];
};
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the document of a game', () => {
  it('FAIR-31 is that of its room, in one piece', () =>
    expect(gameOf('baccarat')).toBe('baccarat'));

  it.each([undefined, 'none', '../baccarat', '../index', 'constructor'])(
    'is one without a game for the room %s',
    (room) => expect(gameOf(room)).toBe('none'),
  );

  it('is missing where nothing was built', () =>
    expect(createPages(new Map()).pageOf('baccarat')).toBeUndefined());

  it('allows the scripts and styles that stand in it by their hashes, and no other ones', () => {
    const page = pages().pageOf('baccarat');
    expect(page?.scriptSources).toBe(`'self' ${hashOf(EARLY)} ${hashOf('baccarat')}`);
    expect(page?.styleSources).toBe(hashOf(STYLE));
  });

  it('has a version that another document does not have', () => {
    const version = (room: string) => pages().pageOf(room)?.version;
    expect(version('baccarat')).toBe(version('baccarat'));
    expect(version('baccarat')).not.toBe(version('none'));
  });
});

describe('the drawings of a title', () => {
  it('FAIR-31 are known by its slug', () =>
    expect(pages().drawingsOf('golden-river')).toEqual(DRAWINGS['golden-river']));

  it.each(['none', 'constructor'])('are none for %s', (slug) =>
    expect(pages().drawingsOf(slug)).toEqual([]),
  );

  it('are none where nothing was built', () =>
    expect(createPages(new Map()).drawingsOf('golden-river')).toEqual([]));
});
