import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { installedInProduction } from '../sbom/bill.ts';
import type { LockFile } from '../sbom/bill.ts';
import { projectRoot } from '../terminal/project.ts';

// What a deployment gets: packages from the registry, and files of our own workspaces.

const read = (path: string): unknown => JSON.parse(readFileSync(join(projectRoot, path), 'utf8'));
/** Every workspace that runs, except web and demo, whose packages contain a build and thousands of pictures. */
const WORKSPACES = [
  ...['contract', 'deployment', 'i18n', 'partner-service', 'site', 'wire'].map(
    (name) => `packages/${name}`,
  ),
  ...['api', 'arcade', 'cashier'].map((name) => `apps/${name}`),
];
/**
 * The number of packages that production needs today, with room for a few; a page for developers would exceed it. The
 * decoder of pictures is locked once for each platform, of which a machine installs its own. Passkeys of operators need the
 * parsers of certificates: 37, of which 13 are one parser that each has for itself, because web has a newer one.
 */
const MOST_PACKAGES = 187;
const OF_ONE_PLATFORM = /^@img\/sharp-/;

test('a deployment installs what runs, and no page or tool for developers', () => {
  const installed = installedInProduction(read('package-lock.json') as LockFile);
  const everywhere = installed.filter((name) => !OF_ONE_PLATFORM.test(name));
  expect(everywhere.length).toBeLessThan(MOST_PACKAGES);
  const tools = /^(@scalar\/|vue@|vite@|vitest@|@playwright\/|@react-router\/dev@|knip@)/;
  expect(installed.filter((name) => tools.test(name))).toEqual([]);
});

test('no workspace packs its tests, and each packs everything that others import from it', () => {
  const names = WORKSPACES.flatMap((path) => ['-w', path]);
  const packed = execFileSync(
    'npm',
    ['pack', '--dry-run', '--json', '--ignore-scripts', ...names],
    {
      cwd: projectRoot,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      shell: process.platform === 'win32',
    },
  );
  const packages = Object.values(JSON.parse(packed) as Record<string, Packed>);
  expect(packages).toHaveLength(WORKSPACES.length);
  for (const { name, files } of packages) {
    const paths = files.map(({ path }) => path);
    expect(paths.length, name).toBeGreaterThan(5);
    expect(paths.filter(isTest), name).toEqual([]);
    expect(
      targetsOf(name).filter((path) => !paths.some((packedPath) => packedPath === path)),
      name,
    ).toEqual([]);
  }
});

test('the other two list what they pack as well', () => {
  for (const path of ['apps/web', 'demo']) {
    const { files = [] } = read(`${path}/package.json`) as { files?: string[] };
    expect(files.length, path).toBeGreaterThan(1);
    const isSafe = files.includes('!**/*.test.ts') || !files.includes('src');
    expect(isSafe, path).toBe(true);
  }
});

interface Packed {
  readonly name: string;
  readonly files: readonly { readonly path: string }[];
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$|\.fixture\.ts$|(^|\/)testing\//.test(path);
}

/** Files that a package exports, without those for tests. */
function targetsOf(name: string): string[] {
  const folder = WORKSPACES.find((path) => path.endsWith(`/${name.split('/')[1]}`)) ?? '';
  const { exports = {} } = read(`${folder}/package.json`) as { exports?: Record<string, string> };
  return Object.values(exports)
    .map((path) => path.slice(2))
    .filter((path) => !path.includes('*') && !isTest(path));
}
