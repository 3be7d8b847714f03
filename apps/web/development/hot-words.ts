import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { CompiledCatalogue } from '@maidan/i18n';
import type { DevEnvironment, Plugin, ViteDevServer } from 'vite';
import { run } from '../../../packages/i18n/scripts/compile-catalogues.ts';

const i18n = fileURLToPath(new URL('../../../packages/i18n', import.meta.url));
const folders = {
  messages: join(i18n, 'messages'),
  generated: join(i18n, 'generated'),
  sites: join(i18n, '../site'),
};
/** Editors write a file in several steps; this long after the last one it is whole. */
const SETTLED_MS = 40;
const CATALOGUE = /([\w-]+)[/\\](\w+)\.ts$/;

/**
 * Compiles the messages when one of their files was changed, and hands what came of it to the pages that are open
 * (`platform/words/loader.ts`). Vite itself is kept from the catalogues: it would take every module that is above one
 * for new, and a screen that comes later would be given a second instance of them all.
 */
export function hotWords(): Plugin {
  return {
    name: 'maidan-hot-words',
    apply: 'serve',
    config: () => ({ server: { watch: { ignored: [`${folders.generated}/**`] } } }),
    configureServer(vite) {
      let timer: NodeJS.Timeout | undefined;
      let known = readCatalogues();
      const takeOver = async () => {
        if (!isCompiled(vite)) return;
        const current = readCatalogues();
        const changed = [...current].filter(([path, text]) => known.get(path) !== text);
        known = current;
        for (const [path] of changed) await hand(vite, path);
      };
      vite.watcher.add(folders.messages);
      vite.watcher.on('all', (_event, path) => {
        if (!path.startsWith(folders.messages)) return;
        clearTimeout(timer);
        timer = setTimeout(() => void takeOver(), SETTLED_MS);
      });
    },
  };
}

function readCatalogues(): ReadonlyMap<string, string> {
  const paths = globSync('*/*.ts', { cwd: folders.generated });
  return new Map(
    paths.map((name) => {
      const path = join(folders.generated, name);
      return [path, readFileSync(path, 'utf8')];
    }),
  );
}

async function hand({ environments }: ViteDevServer, path: string): Promise<void> {
  const { client, ssr } = environments as Record<'client' | 'ssr', DevEnvironment>;
  client.moduleGraph.onFileChange(path);
  ssr.moduleGraph.onFileChange(path);
  ssr.hot.send({ type: 'full-reload', triggeredBy: path });
  const [, locale, noun] = CATALOGUE.exec(path) ?? [];
  const address = `${pathToFileURL(path).href}?${Date.now()}`;
  const { messages } = (await import(address)) as { messages?: CompiledCatalogue };
  if (messages) client.hot.send('maidan:words', { locale, noun, messages });
}

/** Writes the catalogues, or tells what keeps them from being written. */
function isCompiled({ config, environments }: ViteDevServer): boolean {
  const faults = faultsOf(folders);
  if (faults.length === 0) return true;
  const message = `The messages have faults, and stay as they were:\n${faults.join('\n')}`;
  config.logger.error(message);
  environments['client']?.hot.send({ type: 'error', err: { message, stack: '' } });
  return false;
}

function faultsOf(where: typeof folders): readonly string[] {
  try {
    const { exitCode, lines } = run(where, false);
    return exitCode === 0 ? [] : lines;
  } catch (error) {
    // A file that is no JSON.
    return [error instanceof Error ? error.message : String(error)];
  }
}
