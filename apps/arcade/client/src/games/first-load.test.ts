// @vitest-environment node
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { COMMON_ROOMS, ROOMS } from '../../../src/games/rooms.ts';

/** The most that the first load of a game weighs, in bytes as they are sent. */
const MOST_BYTES = 150_000;
const CLIENT = join(import.meta.dirname, '../..');
const rooms = [...Object.keys(ROOMS), ...Object.keys(COMMON_ROOMS)];

type Part = Rolldown.OutputChunk | Rolldown.OutputAsset;
let parts: Map<string, Part>;

beforeAll(async () => {
  const configFile = join(CLIENT, 'vite.config.ts');
  const built = await build({ configFile, build: { write: false } });
  const { output } = built as Rolldown.RolldownOutput;
  parts = new Map(output.map((part) => [part.fileName, part]));
});

const chunkOf = (file: string): Rolldown.OutputChunk | undefined => {
  const part = parts.get(file);
  return part?.type === 'chunk' ? part : undefined;
};
const sizes = new Map<string, number>();
function sentBytes(file: string): number {
  const part = parts.get(file);
  if (part === undefined) throw new Error(`${file} was not built`);
  const source = part.type === 'chunk' ? part.code : part.source;
  const bytes =
    sizes.get(file) ??
    (file.endsWith('.woff2') ? source.length : brotliCompressSync(source).length);
  sizes.set(file, bytes);
  return bytes;
}

/** A chunk with the scripts that it needs and their styles. */
function filesOf(file: string, found = new Set<string>()): Set<string> {
  const chunk = chunkOf(file);
  if (chunk === undefined || found.has(file)) return found;
  found.add(file);
  const { importedCss = new Set<string>() } = chunk.viteMetadata ?? {};
  for (const style of importedCss) found.add(style);
  for (const next of chunk.imports) filesOf(next, found);
  return found;
}

const entryOf = () => [...parts.values()].find((part) => part.type === 'chunk' && part.isEntry);
const roomChunk = (room: string) =>
  [...parts.values()].find(
    (part): part is Rolldown.OutputChunk =>
      part.type === 'chunk' &&
      part.facadeModuleId?.endsWith(`/client/src/games/${room}/room.ts`) === true,
  );

/** All that a first load of a room fetches, with the heaviest of what it loads later, such as the symbols of a title. */
function weightOf(room: Rolldown.OutputChunk): number {
  const files = filesOf(room.fileName, filesOf(entryOf()?.fileName ?? ''));
  const others = new Set(rooms.map((name) => roomChunk(name)?.fileName));
  const later = [...files]
    .flatMap((file) => chunkOf(file)?.dynamicImports ?? [])
    .filter((file) => !files.has(file) && !others.has(file));
  const fonts = [...parts.keys()].filter((file) => file.endsWith('.woff2'));
  const sum = ['index.html', ...files, ...fonts].map(sentBytes).reduce((all, one) => all + one);
  return sum + Math.max(0, ...later.map(sentBytes));
}

describe('the first load of a game', () => {
  it.each(rooms)(
    'FAIR-31 %s has a chunk of its own and weighs at most 150 kB with all fonts',
    (room) => {
      const chunk = roomChunk(room);
      if (chunk === undefined) throw new Error(`${room} has no chunk`);
      const others = rooms
        .filter((other) => other !== room)
        .map((other) => roomChunk(other)?.fileName);
      const files = filesOf(chunk.fileName);
      expect(others.filter((other) => other !== undefined && files.has(other))).toEqual([]);
      expect(weightOf(chunk)).toBeLessThanOrEqual(MOST_BYTES);
    },
  );
});
