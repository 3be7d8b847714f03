import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from './check.ts';

const skippedFolders = new Set([
  'node_modules',
  '.git',
  '.data',
  'build',
  'dist',
  'generated',
  '.react-router',
  'coverage',
  'test-results',
  'playwright-report',
  '.cache',
  'results',
]);
const textFile = /\.(ts|tsx|mjs|cjs|js|css|json|html|md|svg|sql|yml|yaml|txt|conf)$/;

/** Every text file of the project that people write, without generated and installed files. */
export function readSourceFiles(root: string): SourceFile[] {
  return pathsBelow(root, '').map((path) => ({
    path,
    text: readFileSync(join(root, path), 'utf8'),
  }));
}

function pathsBelow(root: string, folder: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        return skippedFolders.has(entry.name) ? [] : pathsBelow(root, path);
      }
      return textFile.test(entry.name) ? [path] : [];
    });
}

/** Whether a file is a test or serves tests only. */
export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path) || path.includes('/testing/') || path.startsWith('e2e/');
}
