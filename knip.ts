import type { KnipConfig } from 'knip';

const isProduction = process.argv.includes('--production');

/** Marks patterns for both modes; the production mode leaves out those without the mark. */
function inBothModes(patterns: readonly string[]): string[] {
  return patterns.map((pattern) => `${pattern}!`);
}

/** Files that only tests read; the production mode leaves them out, so what they alone import counts as unused. */
const readByTests = [
  '!**/*.test.{ts,tsx,mjs}!',
  '!**/*.fixture.ts!',
  '!**/testing.ts!',
  '!**/testing/**!',
];

/** Where the programs of a workspace begin, and the files that must be reached from there. */
function workspace(entry: readonly string[], project: readonly string[]) {
  return { entry: inBothModes(entry), project: [...inBothModes(project), ...readByTests] };
}

/**
 * A package that only workspaces of this repository import. So what its entry files export has to be imported somewhere
 * too.
 */
function sharedPackage(entry: readonly string[]) {
  return { ...workspace(entry, ['**/*.ts']), includeEntryExports: true };
}

/** What the dead-code step asks of knip: once with the tests, and once (`--production`) without them. */
const config: KnipConfig = {
  ignore: ['**/generated/**'],
  // An export that only tests reach and that stays says behind this tag, in its docstring, what will use it.
  tags: isProduction ? ['-unwired'] : [],
  // An export that its own file uses is alive in production; that tests read it too is no fault.
  ignoreExportsUsedInFile: isProduction ? true : { interface: true, type: true },
  // Plugins name their configuration, and what it imports, in the normal mode alone; in production these are entries.
  ...(isProduction ? { vite: false, vitest: false, 'react-router': false } : {}),
  workspaces: {
    '.': {
      ...workspace(isProduction ? ['vitest.config.ts'] : [], ['*.{ts,mjs,cjs}']),
      ignoreDependencies: ['oxfmt', 'oxlint', 'typescript-native'],
    },
    'apps/web': {
      ...workspace(
        [
          'src/entry.{client,server}.tsx',
          'src/**/*-screen.tsx',
          'src/service-worker/service-worker.ts',
          'src/checker/page/file.ts',
          // The build puts it into the place of the bundler's own helper.
          'src/platform/loading/import-with-files.ts',
          'server/{main,app}.ts',
          'development/main.ts',
          'src/ui/icons/build-*.ts',
          ...(isProduction
            ? [
                '{vite,react-router}.config.ts',
                'src/{root.tsx,routes.ts}',
                'src/shell/frame/screen-place.tsx',
              ]
            : []),
        ],
        ['*.ts', 'src/**/*.{ts,tsx}', '{server,development}/**/*.ts'],
      ),
      // The router's own server entry asks for it.
      ignoreDependencies: isProduction ? ['isbot'] : [],
      // A test lets it read a signed profile, where the machine has it.
      ignoreBinaries: ['openssl'],
    },
    'apps/api': {
      ...workspace(
        [
          'src/main.ts',
          'src/commands/*.ts',
          'src/commands/agents/{agent-rates,move-member,settle}.ts',
          'src/commands/content/{banners,presenters}.ts',
          'src/commands/members/documents.ts',
          'src/commands/operators/operator.ts',
          'src/commands/payments/withdrawals.ts',
        ],
        ['src/**/*.ts'],
      ),
      ignoreBinaries: ['mount', 'umount'],
      ignoreDependencies: ['@tesseract.js-data/eng'],
    },
    'apps/arcade': workspace(
      isProduction
        ? [
            'src/main.ts',
            'src/commands/chains.ts',
            'src/commands/casino-holdem.ts',
            'src/commands/video-poker.ts',
            'client/build.ts',
            'client/src/main.ts',
          ]
        : [
            'client/src/main.ts',
            'src/commands/chains.ts',
            'src/commands/casino-holdem.ts',
            'src/commands/video-poker.ts',
          ],
      ['src/**/*.ts', 'client/**/*.ts'],
    ),
    'apps/cashier': workspace(
      isProduction ? ['src/main.ts', 'src/answer/main.ts'] : ['src/answer/main.ts'],
      ['src/**/*.ts'],
    ),
    'packages/wire': sharedPackage([]),
    'packages/deployment': sharedPackage([]),
    'packages/partner-service': sharedPackage([]),
    'packages/site': {
      ...sharedPackage(['{scripts,fonts}/*.ts']),
      // `npm run android` builds with it, where the machine has it.
      ignoreBinaries: ['gradle'],
    },
    'packages/*': sharedPackage(['{scripts,fonts}/*.ts']),
    demo: workspace(['src/art/*.ts', 'src/art/symbols/generate.ts'], ['src/**/*.ts']),
    e2e: { entry: ['**/*.journey.ts', '{browsers,markup}/main.ts'], project: ['**/*.ts'] },
    tools: {
      ...workspace(
        [
          '{start,test,run}.mjs',
          'launch/end-with-parent.mjs',
          '*/main.ts',
          'start/development.ts',
          'faults/plugin.ts',
          'keys/{payout-key,rotate}.ts',
        ],
        // The mock and the proxy are servers of the journeys; the second mark keeps them in the normal mode.
        ['**/*.{ts,mjs}', '!{mock,proxy}/**'],
      ),
      ignoreBinaries: ['fc-list'],
      ignoreDependencies: ['lighthouse', '@stryker-mutator/*'],
    },
  },
};

export default config;
