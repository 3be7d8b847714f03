import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const PREFIX = 'window.__reactRouterManifest=';
/** Of a screen the browser's router reads the rest; scripts that follow from others the page itself asks for. */
const LEFT_OUT = new Set(['imports']);

/** What the router's build writes for the browser about every screen. */
export interface BrowserManifest {
  entry: { module: string; imports: string[]; css: string[] };
  routes: Record<string, Record<string, unknown>>;
}

/**
 * Cuts the table of screens, which every first visit loads, to what the browser's router reads of it: half of it names
 * scripts that follow from others, and what a screen has not.
 */
export function slimManifest({ entry, routes, ...others }: BrowserManifest): BrowserManifest {
  const slim = Object.entries(routes).map(([id, route]) => {
    const kept = Object.entries(route).filter(
      ([name, value]) => value !== false && !LEFT_OUT.has(name) && !isEmptyList(value),
    );
    return [id, Object.fromEntries(kept)];
  });
  return {
    ...others,
    entry: { ...entry, imports: [] },
    routes: Object.fromEntries(slim) as BrowserManifest['routes'],
  };
}

/**
 * Does that to the file of a build.
 *
 * @throws Error where there is not exactly one, or it is written in another way
 */
export async function slimBuiltManifest(clientDir: string): Promise<void> {
  const assets = join(clientDir, 'assets');
  const [name, ...others] = (await readdir(assets)).filter((file) =>
    /^manifest-.*\.js$/.test(file),
  );
  if (name === undefined || others.length > 0)
    throw new Error('The build should hold one table of screens.');
  const path = join(assets, name);
  const text = await readFile(path, 'utf8');
  if (!text.startsWith(PREFIX)) throw new Error(`${name} is written in another way than before.`);
  const manifest = JSON.parse(text.slice(PREFIX.length).replace(/;\s*$/, '')) as BrowserManifest;
  await writeFile(path, `${PREFIX}${JSON.stringify(slimManifest(manifest))};`);
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
