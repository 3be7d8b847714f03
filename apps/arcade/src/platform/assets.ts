import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

/** A file of the built front end, held in memory. */
export interface Asset {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** The compressed content; absent where compressing saves nothing. */
  brotli: Uint8Array<ArrayBuffer> | undefined;
}

/**
 * Files by address: the documents of games, such as `/rooms/dice.html`, `/index.html` for none of them, the files that they
 * share, such as `/assets/royal-abc.js`, and `/drawings.json`, which names those of each title.
 */
export type Assets = ReadonlyMap<string, Asset>;

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const bytesOf = (path: string) => Uint8Array.from(readFileSync(path));

/** Reads the built front end from a folder. @throws Error that names the build command when it was not built */
export function loadAssets(folder: string): Assets {
  const isThere = statSync(join(folder, 'index.html'), { throwIfNoEntry: false }) !== undefined;
  if (!isThere) throw new Error('The games are not built: run `npm run build -w @maidan/arcade`.');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const assets = new Map<string, Asset>();
  for (const file of files.filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name);
    const extension = extname(file.name);
    const type = TYPES[extension];
    if (type === undefined) continue;
    const address = `/${relative(folder, path).split(sep).join('/')}`;
    const compressed = `${path}.br`;
    const brotli = existsSync(compressed) ? bytesOf(compressed) : undefined;
    assets.set(address, { type, bytes: bytesOf(path), brotli });
  }
  return assets;
}
