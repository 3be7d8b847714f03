import { createHash } from 'node:crypto';
import { cpSync, mkdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { SCRIPT_TARGETS } from '../../browser-floor.ts';

const entry = fileURLToPath(new URL('src/service-worker/service-worker.ts', import.meta.url));
const sites = dirname(fileURLToPath(import.meta.resolve('@maidan/site/package.json')));

/**
 * Builds the service worker as one file beside the client. It carries the version of the client, made from the names of
 * its assets, so that a browser finds another worker exactly when there is another client.
 */
export async function buildServiceWorker(clientDir: string): Promise<void> {
  const names = (await readdir(join(clientDir, 'assets'))).toSorted();
  const version = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12);
  await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    publicDir: false,
    define: { 'import.meta.env.CLIENT_VERSION': JSON.stringify(version) },
    build: {
      outDir: clientDir,
      emptyOutDir: false,
      target: SCRIPT_TARGETS,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}

/** Lays the drawn icons of every site of the repository beside the client, a folder for each site. */
export async function layOutIcons(clientDir: string): Promise<void> {
  const folders = await readdir(sites, { withFileTypes: true });
  for (const { name } of folders.filter((folder) => folder.isDirectory())) {
    const assets = join(sites, name, 'assets');
    const icons = (await readdir(assets).catch(() => [])).filter((file) => file.endsWith('.png'));
    if (icons.length > 0) mkdirSync(join(clientDir, 'icons', name), { recursive: true });
    for (const icon of icons) cpSync(join(assets, icon), join(clientDir, 'icons', name, icon));
  }
}
