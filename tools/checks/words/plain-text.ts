import type { Check } from '../check.ts';
import { findAll } from '../check.ts';

// The words are assembled here, so that this file does not contain what it searches for.
const registryHost = ['registry', 'npmjs'].join('\\.');
const outsideFolder = ['\\.\\./', 'shared\\b'].join('');
const pathStarts = ['work', 'opt', 'home', 'Users', 'root'].join('|');
const noteWords = [
  ['TO', 'DO'],
  ['FIX', 'ME'],
  ['XX', 'X'],
]
  .map((parts) => parts.join(''))
  .join('|');

/**
 * No file contains the address of a package registry, a path of somebody's machine, or a folder outside the project.
 */
export const machinePathsCheck: Check = {
  name: 'machine-paths',
  title: 'No machine path, registry host or outside folder',
  run: (files) =>
    files.flatMap((file) => [
      ...findAll(file, new RegExp(registryHost, 'gi'), () => {
        return 'a registry host is named: leave the choice of registry to each machine';
      }),
      ...findAll(file, new RegExp(outsideFolder, 'g'), () => {
        return 'a folder outside the project is named: bring what is needed into the project';
      }),
      ...findAll(file, new RegExp(`(?<=["'\`\\s(=])/(?:${pathStarts})/[\\w.-]+`, 'g'), (match) => {
        return `${match[0]} is a path of one machine: build it from the project's folder`;
      }),
    ]),
};

/** A note for later needs the number of its issue, and comments contain no code. */
export const loneNotesCheck: Check = {
  name: 'lone-notes',
  title: 'No note for later without an issue number',
  run: (files) =>
    files
      .filter((file) => /\.(ts|tsx|mjs|cjs|css|sql)$/.test(file.path))
      .flatMap((file) =>
        findAll(file, new RegExp(`\\b(?:${noteWords})\\b(?!\\s*\\(?#\\d+)`, 'g'), (match) => {
          return `${match[0]} without an issue number: do it now, or write ${match[0]} #123`;
        }),
      ),
};
