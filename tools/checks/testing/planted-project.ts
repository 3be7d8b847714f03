import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../terminal/project.ts';

const libraries = [
  '@hono/node-server',
  'react',
  'zod',
  'zustand',
  'drizzle-orm',
  'hono',
  'pg',
  'iovalkey',
  'openapi-fetch',
  '@lingui/core',
  'autocannon',
  'vitest',
];
/** Packages of the list that no workspace may have when it runs. */
const undeclared = ['autocannon', 'vitest'];
const packages = ['contract', 'deployment', 'i18n', 'partner-service', 'site', 'wire'];

/** Files of every planted project: the workspaces, and the packages that they import by name. */
function skeleton(): Record<string, string> {
  const declared = Object.fromEntries(
    [
      ...libraries.filter((name) => !undeclared.includes(name)),
      ...packages.map((name) => `@maidan/${name}`),
    ].map((name) => [name, '*']),
  );
  const files: Record<string, string> = { 'package.json': '{"name":"planted","type":"module"}' };
  for (const app of ['web', 'api', 'arcade', 'cashier']) {
    files[`apps/${app}/package.json`] = JSON.stringify({
      name: `@maidan/${app}`,
      type: 'module',
      imports: {
        '#platform/*': './src/platform/*',
        '#ui/*': './src/ui/*',
        '#features/*': './src/features/*',
      },
      dependencies: declared,
      devDependencies: { vitest: '*' },
    });
  }
  for (const name of packages) {
    files[`packages/${name}/package.json`] = JSON.stringify({
      name: `@maidan/${name}`,
      type: 'module',
      exports: {
        '.': './src/index.ts',
        './keys': './src/keys.ts',
        './money': './src/values/money.ts',
        './site-settings': './src/site-settings.ts',
      },
      dependencies: declared,
    });
    files[`packages/${name}/src/index.ts`] = `export const ${name.replaceAll('-', '')} = 1;`;
    files[`packages/${name}/src/keys.ts`] = 'export const keys = 1;';
    files[`packages/${name}/src/site-settings.ts`] = 'export const publicSettings = 1;';
    files[`packages/${name}/src/values/money.ts`] = 'export const money = 1;';
  }
  return files;
}

/**
 * Creates a small project with the given files in a temporary folder, laid out as this one. The caller removes the
 * folder.
 */
export function plantProject(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'maidan-planted-'));
  for (const [path, text] of Object.entries({ ...skeleton(), ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  mkdirSync(join(folder, 'node_modules/@maidan'), { recursive: true });
  mkdirSync(join(folder, 'node_modules/@lingui'), { recursive: true });
  mkdirSync(join(folder, 'node_modules/@hono'), { recursive: true });
  for (const name of libraries) {
    symlinkSync(join(projectRoot, 'node_modules', name), join(folder, 'node_modules', name));
  }
  for (const name of packages) {
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@maidan', name));
  }
  return folder;
}
