// @vitest-environment node
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildDocument, drawingsByTitle, readDrawings, roomNames } from '../../build.ts';
import { COMMON_ROOMS, ROOMS } from '../../../src/games/rooms.ts';
import { listedTitles } from '../../../src/engines/game-list.ts';

/** The most that the first load of a game weighs, in bytes as they are sent. */
const MOST_BYTES = 150_000;
const rooms = [...Object.keys(ROOMS), ...Object.keys(COMMON_ROOMS)];
const drawings = readDrawings();
const sourceOf = (room: string) => join(import.meta.dirname, room, 'room.ts');
/** A bound of what is sent: the build compresses more slowly, and to less. */
const sentBytes = (content: string | Uint8Array) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
const drawingSizes = new Map(
  [...drawings.values()].map(({ address, bytes }) => [address, sentBytes(bytes)]),
);

/** The most that the drawings of one of the titles of a room weigh. */
function drawingBytes(room: string): number {
  const byTitle = drawingsByTitle(drawings);
  const sums = [...listedTitles]
    .filter(([, title]) => title.room === room)
    .map(([slug]) => byTitle[slug] ?? [])
    .map((addresses) =>
      addresses.reduce((sum, address) => sum + (drawingSizes.get(address) ?? Infinity), 0),
    );
  return Math.max(0, ...sums);
}

describe('the first load of a game', () => {
  let withoutGame: Awaited<ReturnType<typeof buildDocument>>;
  beforeAll(async () => {
    withoutGame = await buildDocument(undefined, drawings);
  });

  it('is built for every game of the arcade', () =>
    expect(roomNames().toSorted()).toEqual(rooms.toSorted()));

  it('FAIR-31 has the code of no game in a document without one', () =>
    expect(rooms.filter((room) => withoutGame.sources.includes(sourceOf(room)))).toEqual([]));

  it.each(rooms)(
    'FAIR-31 of %s is one document with the code of no other game, of at most 150 kB with drawings and all fonts',
    async (room) => {
      const { html, shared, sources } = await buildDocument(room, drawings);
      expect(rooms.filter((other) => sources.includes(sourceOf(other)))).toEqual([room]);
      expect(html).not.toMatch(/<script[^>]* src=|<link rel="(?:stylesheet|modulepreload)"/);
      const fonts = [...shared].filter(([name]) => name.endsWith('.woff2'));
      expect(fonts.length).toBeGreaterThan(0);
      const fontBytes = fonts.reduce((sum, [, bytes]) => sum + bytes.length, 0);
      const bytes = sentBytes(html) + fontBytes + drawingBytes(room);
      expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
    },
  );
});
