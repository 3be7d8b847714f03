import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const folders = {
  contract: 'packages/contract',
  wire: 'packages/wire',
  deployment: 'packages/deployment',
  'partner-service': 'packages/partner-service',
  site: 'packages/site',
  i18n: 'packages/i18n',
  demo: 'demo',
  tools: 'tools',
  arcade: 'apps/arcade',
  cashier: 'apps/cashier',
  api: 'apps/api',
  web: 'apps/web',
  e2e: 'e2e',
};

const webSetup = ['no-network', 'patience', 'border/contract-holds'].map((name) =>
  join(import.meta.dirname, `apps/web/src/platform/testing/${name}.ts`),
);

// A kept module names the files that its imports led to. Which files these are, the packages' `exports` say.
const manifests = createHash('sha256');
for (const folder of Object.values(folders))
  manifests.update(readFileSync(join(import.meta.dirname, folder, 'package.json')));
const moduleCache = join(
  import.meta.dirname,
  'node_modules/.vitest-cache',
  manifests.digest('hex').slice(0, 16),
);

const patience = join(import.meta.dirname, 'tools/test/testing/patience.ts');

/** What else runs before each file of a project's tests. */
const setups: Partial<Record<string, string[]>> = {
  web: webSetup,
  'web-components': webSetup,
  api: ['database/drop-idle', 'logs/print-kept-log'].map((name) =>
    join(import.meta.dirname, `apps/api/src/testing/${name}.ts`),
  ),
};

/** A component gets a document of its own from a new context, which is made in half the time of a new process. */
const components = { include: ['**/*.test.tsx'], pool: 'vmThreads' as const };

/** The files of tests of a workspace, where these are not all, and how they run. */
const parts: Partial<Record<string, object>> = {
  web: { include: ['**/*.test.ts'] },
  'web-components': components,
};

// A thread has the time zone of the whole process, whatever its environment says.
process.env['TZ'] = 'UTC';

// One project per workspace: `npx vitest run --project api`; that of web has a second one for its components. These
// choose their own document in a comment at the top of the file.
export default defineConfig({
  test: {
    fsModuleCachePath: moduleCache,
    // As many workers as the machine has processors; by default vitest leaves one idle.
    maxWorkers: availableParallelism(),
    projects: Object.entries({ ...folders, 'web-components': folders.web }).map(([name, root]) => ({
      test: {
        name,
        root,
        include: ['**/*.test.{ts,tsx}'],
        exclude: ['**/{node_modules,build,dist,.react-router}/**'],
        environment: 'node',
        // A worker for each file costs as much as its tests. Only tests of web change modules and documents, so only
        // they need one.
        isolate: root === folders.web,
        setupFiles: [patience, ...(setups[name] ?? [])],
        testTimeout: 30_000,
        hookTimeout: 60_000,
        // Intl and dates must not depend on the place where the tests run. A busy machine is slow, not wrong, so a wait
        // lasts longer than the second that libraries give it.
        env: { TZ: 'UTC', PATIENCE_MS: '10000' },
        ...parts[name],
      },
    })),
  },
});
