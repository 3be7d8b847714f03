import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minify } from 'terser';
import type { Plugin } from 'vite';
import { compileModulesAhead } from './compile-ahead.ts';
import { filesReachedFrom } from './static-imports.ts';

const SOURCES = fileURLToPath(new URL('src', import.meta.url));

/**
 * Where the first load of home begins, below `src`. The bundler takes what these files reach by static imports, and
 * nothing else: no list of what that is. A first visitor gets it in three files: the framework, which stays in the cache
 * across releases; the shell, which every page needs; and the lobby with its tiles, which lists need too. Few files matter
 * on slow mobile data: each one is a request that the styles and the first picture would have to share the line with.
 */
export const FIRST_LOAD = {
  // The tag is small, and screens without a tile, which can do without the lobby, have it too.
  shell: ['entry.client.tsx', 'root.tsx', 'shell/frame/screen-place.tsx', 'ui/feedback/tag.tsx'],
  lobby: ['features/lobby/home-screen.tsx'],
};

const FRAMEWORK = /node_modules\/(?:react|react-dom|scheduler|react-router)\//;
/** What code of the React Compiler needs; it comes with the framework, as every screen but home asks for it. */
export const COMPILER_RUNTIME = /node_modules\/react\/(?:cjs\/react-)?compiler-runtime/;

const SHRINKING = { ecma: 2020, module: true, compress: { passes: 3 } } as const;

/** Groups for the bundler: each takes what its entries reach, and the first that fits wins. */
export const firstLoadGroups = [
  { name: 'framework', test: FRAMEWORK },
  { name: 'shell', test: (id: string) => isOneOf(FIRST_LOAD.shell, id) },
  { name: 'lobby', test: (id: string) => isOneOf(FIRST_LOAD.lobby, id) },
];

/** Whether a module of the bundler is one of these files below `src`, whatever query its id carries. */
export function isOneOf(files: readonly string[], id: string): boolean {
  const path = id.replace(/\?.*$/, '');
  return files.some((file) => path.endsWith(`/src/${file}`));
}

/**
 * What the React Compiler works on: the screens of features, where it pays since they change while they are used, without
 * what home reaches. On the first load it costs 10 kB for nothing that a hand notices (decision record 0042).
 */
export function compiledFiles(): { include: RegExp; exclude: RegExp } {
  const firstLoad = filesReachedFrom(SOURCES, Object.values(FIRST_LOAD).flat());
  const names = [...firstLoad].map((file) => relative(SOURCES, file).replaceAll('\\', '/'));
  const patterns = names.map((name) => name.replaceAll('.', '\\.'));
  return {
    include: /\/src\/features\/[^?]*\.tsx?$/,
    exclude: new RegExp(`/src/(?:${patterns.join('|')})$`),
  };
}

/**
 * Minifies the files of the first load once more, behind the bundler's own minifier: together they are a hundredth
 * smaller than either alone. It takes five seconds, so the chunks that come later are left as they are. The framework is
 * also made to be compiled ahead.
 */
export function shrinkFirstLoad(): Plugin {
  const groups = new Set(firstLoadGroups.map(({ name }) => name));
  return {
    name: 'maidan-shrink-first-load',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      // Words are named after their nouns, as the lobby's are.
      const ofGroups = chunks.filter((one) => !one.facadeModuleId && groups.has(one.name));
      for (const chunk of ofGroups) {
        const { code } = await minify(chunk.code, SHRINKING);
        if (code === undefined) throw new Error(`The minifier gave nothing for ${chunk.fileName}`);
        chunk.code = chunk.name === 'framework' ? compileModulesAhead(code) : code;
      }
    },
  };
}

/** The part of Vite's manifest that says which styles a file needs; `_<file>` is the key of a shared chunk. */
export type ViteManifest = Record<string, { name?: string; css?: string[] }>;

const ROOT = 'src/root.tsx?__react-router-build-client-route';

/**
 * Moves the styles of the shell to the root route, which no page leaves. The router marks a style sheet that a later
 * chunk shares with a page, and the bundler then adds it a second time together with that chunk, in case the page has
 * left: the whole document is styled and laid out anew for nothing.
 *
 * @throws Error where the shell or the root is missing
 */
export function withShellStylesInRoot(manifest: ViteManifest): ViteManifest {
  const shell = Object.entries(manifest).find(
    ([key, { name }]) => name === 'shell' && key.startsWith('_'),
  );
  const root = manifest[ROOT];
  if (!shell || !root) throw new Error('The build has no shell or no root route.');
  const [key, { css = [], ...chunk }] = shell;
  return { ...manifest, [key]: chunk, [ROOT]: { ...root, css: [...css, ...(root.css ?? [])] } };
}

/** Does that to the manifest of the client, before the server and its routes are built from it. */
export function keepShellStyles(): Plugin {
  return {
    name: 'maidan-keep-shell-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir }) {
      const path = join(dir ?? '', '.vite/manifest.json');
      const manifest = JSON.parse(await readFile(path, 'utf8')) as ViteManifest;
      await writeFile(path, JSON.stringify(withShellStylesInRoot(manifest), null, 2));
    },
  };
}

const HELPER = fileURLToPath(new URL('src/platform/loading/import-with-files.ts', import.meta.url));

/** Puts `platform/loading/import-with-files.ts` in the place of the bundler's own helper around every `import()`. */
export function importLateFiles(): Plugin {
  return {
    name: 'maidan-import-late-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => ({
        code: `export { importWithFiles as __vitePreload } from ${JSON.stringify(HELPER)};`,
        map: null,
      }),
    },
  };
}
