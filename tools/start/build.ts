import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { PlainError } from '../terminal/plain-error.ts';
import { withProgress } from '../terminal/progress.ts';
import { writeFileSafely } from '../../packages/deployment/src/write-file.ts';
import { binaryOf } from '../processes/binary.ts';
import { runToEnd } from '../processes/run-to-end.ts';

/** Something that must be built before it can run. */
export interface BuildTarget {
  name: string;
  title: string;
  /** The workspace the build runs in, from the project's folder. */
  folder: string;
  /** Files and folders whose content decides whether a new build is needed. */
  sources: string[];
  /** A file that exists once the build was made. */
  product: string;
  /** What builds: a program of a package with its arguments, or a script of the workspace. */
  command: { package: string; program: string; args: string[] } | { script: string };
}

const shared = ['package-lock.json', 'packages'];

/** What `npm start` builds; `npm run dev` builds all but web. */
export const buildTargets: BuildTarget[] = [
  {
    name: 'web',
    title: 'Build the web front end',
    folder: 'apps/web',
    sources: ['apps/web', 'browser-floor.ts', ...shared],
    product: 'apps/web/build/server/index.js',
    command: { package: '@react-router/dev', program: 'react-router', args: ['build'] },
  },
  {
    name: 'arcade',
    title: 'Build the games',
    folder: 'apps/arcade',
    sources: [
      'apps/arcade',
      'browser-floor.ts',
      'packages/deployment',
      'packages/partner-service',
      'packages/wire',
      'package-lock.json',
    ],
    product: 'apps/arcade/dist/index.html',
    command: { script: 'client/build.ts' },
  },
];

const skippedFolders = new Set([
  'node_modules',
  'build',
  'dist',
  '.react-router',
  'coverage',
  'test-results',
]);

/** Builds a target unless its sources are unchanged. @throws PlainError with the build's last lines */
export async function buildWhenChanged(
  root: string,
  target: BuildTarget,
  calledOff?: AbortSignal,
): Promise<void> {
  const stampPath = join(root, 'node_modules/.cache/maidan', `build-${target.name}.json`);
  const hash = hashOfSources(root, target.sources);
  if (existsSync(join(root, target.product)) && readStamp(stampPath) === hash) return;
  await withProgress(target.title, async () => {
    const { command } = target;
    const result = await runToEnd({
      command: process.execPath,
      args:
        'script' in command
          ? [command.script]
          : [binaryOf(root, command.package, command.program), ...command.args],
      cwd: join(root, target.folder),
      env: { ...process.env, NODE_ENV: 'production' },
      ...(calledOff === undefined ? {} : { signal: calledOff }),
    });
    if (result.code !== 0) {
      throw new PlainError(
        `${result.output.trimEnd()}\n${target.title}: the build failed; its output is above.`,
      );
    }
  });
  mkdirSync(join(stampPath, '..'), { recursive: true });
  writeFileSafely(stampPath, `${JSON.stringify({ hash })}\n`);
}

/** A hash of names and contents of all source files, without tests and generated folders. */
export function hashOfSources(root: string, sources: string[]): string {
  const hash = createHash('sha256');
  for (const path of sources.flatMap((source) => filesBelow(join(root, source))).toSorted()) {
    hash.update(relative(root, path).split(sep).join('/'));
    hash.update('\0');
    hash.update(readFileSync(path));
    hash.update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  const entries = readEntries(path);
  if (entries === undefined) return [path];
  return entries.flatMap((entry) => {
    if (skippedFolders.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) return [];
    return filesBelow(join(path, entry.name));
  });
}

function readEntries(path: string): { name: string }[] | undefined {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}

function readStamp(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  try {
    return (JSON.parse(readFileSync(path, 'utf8')) as { hash?: string }).hash;
  } catch {
    // A stamp that a crash cut short only costs one build.
    return undefined;
  }
}
