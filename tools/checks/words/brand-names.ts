import type { Check, Finding, SourceFile } from '../check.ts';
import { findAll } from '../check.ts';

const message =
  'a brand is named: apps serve all brands, so ask site.can(…) or read the settings, and keep the name in packages/site';

/** Slugs of the sandbox vendor's titles. They may contain a word that is also a brand's name (a river). */
const VENDOR_TITLES = [
  'apps/arcade/src/engines/game-list.ts',
  'apps/arcade/src/draws/timetable.ts',
  'apps/arcade/src/titles/house-titles.ts',
];

/**
 * No file under `apps/`, and no name of such a file, contains a brand's name. The names are the folders with a site.ts.
 */
export const brandNamesCheck: Check = {
  name: 'brand-names',
  title: 'No brand is named under apps/',
  run: (files) => {
    const slugs = slugsOf(files);
    if (slugs.length === 0) return [];
    const pattern = new RegExp(`(?<![a-z])(${slugs.join('|')})(?![a-z])`, 'gi');
    return files
      .filter((file) => file.path.startsWith('apps/') && !VENDOR_TITLES.includes(file.path))
      .flatMap((file) => findingsOf(file, pattern));
  },
};

function slugsOf(files: SourceFile[]): string[] {
  return files.flatMap(
    (file) => /^packages\/site\/([a-z0-9-]+)\/site\.ts$/.exec(file.path)?.[1] ?? [],
  );
}

function findingsOf(file: SourceFile, pattern: RegExp): Finding[] {
  const inName = new RegExp(pattern.source, 'i').test(file.path)
    ? [{ path: file.path, line: 1, message: `in the file's name ${message}` }]
    : [];
  return [...inName, ...findAll(file, pattern, () => message)];
}
