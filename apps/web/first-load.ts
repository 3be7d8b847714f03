import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minify } from 'terser';
import type { Plugin } from 'vite';
import { compileModulesAhead } from './compile-ahead.ts';

/**
 * What the first page of a visitor is made of, in three files: the framework, which stays in the cache across releases;
 * the shell, which every page needs; and the lobby with its tiles, which lists need too. Few files matter on slow
 * mobile data: each one is a request that the styles and the first picture would have to share the line with.
 */
const SHELL = [
  'src/shell/(?:app-frame|screen-place|route-failure|readable-pages|page-age|document-failure|document-html|screen-header|page-meta|router-link|shell-tab-bar|popup-host|toast-host|connection-bar|installation-slot|site-logo|back|page-movement|page-files)\\.',
  'src/platform/(?:connection/[\\w-]+|installation/(?:answers|late|offline-copy|install-offer)|loaded|root-data|until-loaded|words|words-loader|site|session|popup|screen|address|preferences|language|language-choice|hydration|document-extras|document-locale|toast|trusted-types|page-sheets|late-files|floor|log|failure|failure-text|tile)\\.',
  'src/ui/(?:action/(?:button|icon-button|pressable)|link|class-names|tokens|base|icons/icon|icons/icon-names|frame/(?:app-frame|header|tab-bar|frame)|feedback/(?:tag|toast|spinner|feedback|loading-bar|failure-page|note)\\.|banner/use-conditions|text/text)',
  'src/(?:root|entry\\.client)\\.',
  'packages/(?:i18n/(?:src/(?:translator|message-writer|intl-objects|format|money-format|clock|locales|catalogues|index|digits)|generated/loaders)|site/(?:src/(?:capabilities|index)|fonts/fonts\\.css)|contract/src/(?:constants|digits|has-own))',
];
const LOBBY = [
  'src/features/(?:lobby/(?!home-failure|own-rail)|favourites/(?:index|use-|starred-games)|notices/(?:notice-bar|use-announcements|index)\\.|games/(?:tile|group-banner|jackpot/jackpot-place|index)\\.)',
  'src/ui/(?:banner/|game/|choice/(?:category-rail|choice|use-scrolled)|list/(?:list|list-row|cover-thumb)\\.|list/cover-thumb|game/near|image-failure|text/name-language)',
];

const SHRINKING = { ecma: 2020, module: true, compress: { passes: 3 } } as const;

/** Groups for the bundler, the first that fits wins. */
export const firstLoadGroups = [
  { name: 'framework', test: /node_modules\/(?:react|react-dom|scheduler|react-router)\// },
  { name: 'shell', test: new RegExp(SHELL.join('|')) },
  { name: 'lobby', test: new RegExp(LOBBY.join('|')) },
];

/**
 * Minifies the files of the first load once more, behind the bundler's own minifier: together they are a hundredth
 * smaller than either alone. It takes five seconds, so the chunks that come later are left as they are. The framework is
 * also made to be compiled ahead.
 */
export function shrinkFirstLoad(): Plugin {
  const names = new Set(firstLoadGroups.map(({ name }) => name));
  return {
    name: 'maidan-shrink-first-load',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const chunk of chunks.filter(({ name }) => names.has(name))) {
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

const HELPER = fileURLToPath(new URL('src/platform/late-files.ts', import.meta.url));

/** Puts `platform/late-files.ts` in the place of the bundler's own helper around every `import()`. */
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

/**
 * Parts of the router that this product has switched off, as what they come to then: screens are all known from the
 * start (`routeDiscovery` in react-router.config.ts), and nobody measures the router from within. A part that a newer
 * router wants more of fails the build, which names it.
 */
const SWITCHED_OFF = {
  'ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => undefined;
    export const getPartialManifest = () => undefined;
    // For servers.
    export const [getManifestPath, getPathsWithAncestors, handleClientVersionMismatch] = [];`,
  'router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    // For servers.
    export const [instrumentHandler, instrumentationResultMetaContext] = [];`,
};

/** Leaves those parts out of what the browser loads. */
export function leaveOutOfRouter(): Plugin {
  return {
    name: 'maidan-leave-out-of-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /react-router\/dist\/.*(?:fog-of-war|instrumentation)\.js$/ },
      handler: (_code, id) => {
        const part = Object.entries(SWITCHED_OFF).find(([end]) => id.endsWith(`/${end}`));
        return part && { code: part[1], map: null };
      },
    },
  };
}
