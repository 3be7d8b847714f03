// Builds the page of every game into `dist`: one document with the game's code and styles, so that a first opening costs one
// round trip, and beside them what documents share: fonts, the icon, and drawings.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import { SCRIPT_TARGETS, STYLE_TARGETS } from '../../../browser-floor.ts';
import { titleGames } from '../src/titles/titles.ts';
import { drawingsOfTitle } from './src/games/drawings.ts';

const ROOT = import.meta.dirname;
const GAMES = join(ROOT, 'src/games');
const DIST = join(ROOT, '../dist');
/** Where the list of rooms stands, of which each document has its own alone. */
const ROOM_LIST = join(GAMES, 'rooms.ts');
/** What stands beside the drawings and says which there are; it is part of the code. */
const LISTS = new Set(['sets.json', 'motifs.json']);
const COMPRESSIBLE = new Set(['.html', '.js', '.svg']);

/** The files of the front end by their addresses, such as `/rooms/dice.html`. */
export type Files = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/**
 * Builds the document of every game that has a room, `/rooms/<room>.html`; `/index.html` has none and leads to the right
 * one; `/drawings.json` says which scripts of drawings each title loads.
 */
export async function buildFrontEnd(): Promise<Files> {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const drawings = readDrawings();
  for (const { address, bytes } of drawings.values()) files.set(address, bytes);
  files.set('/drawings.json', bytesOf(JSON.stringify(drawingsByTitle(drawings))));
  for (const room of [undefined, ...roomNames()]) {
    const { html, shared } = await buildDocument(room, drawings);
    files.set(room === undefined ? '/index.html' : `/rooms/${room}.html`, bytesOf(html));
    for (const [name, bytes] of shared) files.set(`/${name}`, bytes);
  }
  return files;
}

const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text));

/** The games with a room: the folders that hold one. */
export const roomNames = () =>
  readdirSync(GAMES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => readdirSync(join(GAMES, name)).includes('room.ts'));

/** A file of drawings as a script of its own, which documents import when they need it. */
interface Drawing {
  address: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** All drawings, by their files. */
export function readDrawings(): Map<string, Drawing> {
  const found = new Map<string, Drawing>();
  for (const folder of ['fishing/art', 'reels/art'])
    for (const file of readdirSync(join(GAMES, folder))) {
      if (LISTS.has(file)) continue;
      const path = join(GAMES, folder, file);
      const bytes = bytesOf(`export default ${readFileSync(path, 'utf8').trim()};`);
      const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
      found.set(path, { address: `/assets/${basename(file, '.json')}-${hash}.js`, bytes });
    }
  return found;
}

/** The addresses of the drawings of each title that has some, by its slug. */
export function drawingsByTitle(drawings: ReadonlyMap<string, Drawing>): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [slug, { game, theme }] of titleGames) {
    const addresses = drawingsOfTitle(game, theme).map((file) => {
      const drawing = drawings.get(join(GAMES, file));
      if (drawing === undefined) throw new Error(`${slug} shows ${file}, which is not there`);
      return drawing.address;
    });
    if (addresses.length > 0) found[slug] = addresses;
  }
  return found;
}

/** Leaves one room in the list of rooms, and drawings in files of their own. */
function roomPlugin(room: string | undefined, drawings: ReadonlyMap<string, Drawing>): Plugin {
  const own = room === undefined ? '' : `'${room}': () => import('./${room}/room.ts')`;
  return {
    name: 'maidan:room',
    enforce: 'pre',
    load: (id) => (id === ROOM_LIST ? `export const CLIENT_ROOMS = { ${own} };` : undefined),
    resolveId(source, importer) {
      if (importer === undefined || !source.endsWith('.json')) return undefined;
      const drawing = drawings.get(join(dirname(importer), source));
      return drawing && { id: drawing.address, external: true };
    },
  };
}

/**
 * Builds the document of a room, or the one without; answers it with the files that it shares with others, whose names say
 * their content, and with the sources that are in it.
 */
export async function buildDocument(
  room: string | undefined,
  drawings: ReadonlyMap<string, Drawing>,
) {
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    plugins: [roomPlugin(room, drawings)],
    build: {
      write: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: { output: { codeSplitting: false } },
      target: SCRIPT_TARGETS,
      cssTarget: STYLE_TARGETS,
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const texts = { html: '', script: '', style: '' };
  const shared = new Map<string, Uint8Array<ArrayBuffer>>();
  const sources: string[] = [];
  for (const part of output) {
    const kind = extname(part.fileName);
    if (part.type === 'chunk') {
      texts.script += part.code;
      sources.push(...part.moduleIds);
    } else if (kind === '.html') texts.html = textOf(part.source);
    else if (kind === '.css') texts.style += textOf(part.source);
    else shared.set(part.fileName, Uint8Array.from(Buffer.from(part.source)));
  }
  return { html: documentOf(texts), shared, sources };
}

const textOf = (source: string | Uint8Array) => Buffer.from(source).toString('utf8');

/** Puts script and style into the page: the style before what it dresses, the script after it. */
function documentOf({ html, script, style }: { html: string; script: string; style: string }) {
  if (/<\/script|<!--/i.test(script) || /<\/style/i.test(style))
    throw new Error('A text of the code would end the script or style in which it stands.');
  const page = html
    .replace(/<script type="module"[^>]*><\/script>/, '')
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${style}</style>`)
    .replace('</body>', () => `<script type="module">${script}</script></body>`);
  if (/<(?:script|link)[^>]*\.(?:js|css)"/.test(page))
    throw new Error('The page asks for code or styles of its own.');
  return page;
}

/** Writes the files, each that compresses well with its compressed form beside it. */
async function write(files: Files): Promise<void> {
  rmSync(DIST, { recursive: true, force: true });
  await Promise.all(
    [...files].map(async ([address, bytes]) => {
      const path = join(DIST, address);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, bytes);
      if (COMPRESSIBLE.has(extname(path)))
        writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes));
    }),
  );
}

if (process.argv[1] === import.meta.filename) await write(await buildFrontEnd());
