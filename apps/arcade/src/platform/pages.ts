import { createHash } from 'node:crypto';
import type { Asset, Assets } from './assets.ts';
import { compress } from './assets.ts';

/** What Vite's manifest says of a source: the file that was built from it, and what that needs. */
interface Built {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Built>>;

/** The frame's page. */
export interface Pages {
  /**
   * The page for a game of a room: its head names the files of the room, so that they load beside the frame's own instead of
   * after the session is known. Without a room, or with an unknown one, the page as it was built.
   */
  pageOf: (room: string | undefined) => Asset | undefined;
  /** The sources that the page's policy allows for scripts, with the hash of the one script that stands in the page. */
  scriptSources: string;
}

/** Makes the pages of the built front end. */
export function createPages(assets: Assets): Pages {
  const plain = assets.get('/index.html');
  const text = plain === undefined ? '' : new TextDecoder().decode(plain.bytes);
  const manifest = readManifest(assets);
  const known = new Map<string, Asset>();
  const inline = [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) =>
    hashOf(script),
  );
  return {
    scriptSources: ["'self'", ...inline].join(' '),
    pageOf(room) {
      const source = `src/games/${room}/room.ts`;
      if (plain === undefined || room === undefined || !Object.hasOwn(manifest, source))
        return plain;
      const page = known.get(room) ?? pageWith(plain, text, linksOf(manifest, source));
      known.set(room, page);
      return page;
    },
  };
}

function readManifest(assets: Assets): Manifest {
  const file = assets.get('/.vite/manifest.json');
  return file === undefined ? {} : (JSON.parse(new TextDecoder().decode(file.bytes)) as Manifest);
}

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

function pageWith(plain: Asset, text: string, links: readonly string[]): Asset {
  const html = text.replace('</head>', () => `${links.join('')}</head>`);
  const bytes = new TextEncoder().encode(html);
  return { ...plain, bytes, brotli: compress(bytes) };
}

/** The links to the files that a source needs and the page does not name yet, each once. */
function linksOf(manifest: Manifest, source: string): string[] {
  const page = filesOf(manifest, 'index.html');
  const own = filesOf(manifest, source);
  const missing = (what: 'scripts' | 'styles') =>
    [...own[what]].filter((file) => !page[what].has(file));
  return [
    ...missing('scripts').map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...missing('styles').map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ];
}

/** The scripts and styles of a source and of all that it imports. */
function filesOf(manifest: Manifest, source: string) {
  const [scripts, styles, seen] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const follow = (name: string) => {
    const built = manifest[name];
    if (built === undefined || seen.has(name)) return;
    seen.add(name);
    scripts.add(built.file);
    for (const file of built.css ?? []) styles.add(file);
    for (const next of built.imports ?? []) follow(next);
  };
  follow(source);
  return { scripts, styles };
}
