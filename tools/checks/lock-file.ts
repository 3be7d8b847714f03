import type { Check, Finding, SourceFile } from './check.ts';

interface LockedPackage {
  version?: string;
  optionalDependencies?: Record<string, string>;
}

const lockPath = 'package-lock.json';

/**
 * The lock file contains every optional package that its packages ask for. npm silently leaves out those that a
 * registry does not have yet, and then `npm ci` refuses the lock file on every machine.
 */
export const lockFileCheck: Check = {
  name: 'lock-file',
  title: 'The lock file is complete for every platform',
  run: (files) => files.filter((file) => file.path === lockPath).flatMap(findingsOf),
};

function findingsOf(file: SourceFile): Finding[] {
  const { packages = {} } = JSON.parse(file.text) as { packages?: Record<string, LockedPackage> };
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, version = '' }]) => {
    const missing = Object.keys(optionalDependencies).filter(
      (name) => !isLocked(packages, path, name),
    );
    if (missing.length === 0) return [];
    const message = `${path === '' ? 'the project' : path} ${version} lacks ${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ' …' : ''}: choose a version whose platform packages are all published, then npm install --package-lock-only`;
    return [{ path: lockPath, line: 1, message }];
  });
}

function isLocked(packages: Record<string, LockedPackage>, from: string, name: string): boolean {
  let folder = from;
  for (;;) {
    if (packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`] !== undefined)
      return true;
    if (folder === '') return false;
    folder = folder.includes('/node_modules/')
      ? folder.slice(0, folder.lastIndexOf('/node_modules/'))
      : '';
  }
}
