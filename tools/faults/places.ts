import { posix } from 'node:path';
import type { SourceFile } from '../checks/check.ts';
import { isTest } from '../checks/source-files.ts';

/** Code that decides nothing by itself: words, declarations, wiring and what only tests use. */
const decidesNothing =
  /(?:\.d\.ts|\.types\.ts|\.tables\.ts|\.ports\.ts|\.fixture\.ts|\/index\.ts|\/routes\.ts|\/main\.ts|\.config\.ts)$|\/(?:generated|migrations|scripts|fonts|dev)\//;

/** A file in which faults are planted, its workspace, and the folder of the tests that are to see them. */
export interface PlantedFile {
  path: string;
  workspace: string;
  /** From the workspace's folder, with a slash at its end; empty for the whole workspace. */
  testFolder: string;
}

/** The workspaces' folders, from the project's: the place of each package.json but the project's own. */
function workspacesIn(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.endsWith('/package.json'))
    .map(({ path }) => path.slice(0, path.lastIndexOf('/')));
}

/**
 * The files of these places in which faults are planted. Tests are left as they are; those of a file lie in its folder or
 * below, or else in the nearest folder above that has some.
 */
export function filesToPlant(files: SourceFile[], places: string[]): PlantedFile[] {
  const tests = files.map(({ path }) => path).filter((path) => /\.test\.tsx?$/.test(path));
  const workspaces = workspacesIn(files);
  return files
    .filter(({ path }) => places.some((place) => path === place || path.startsWith(`${place}/`)))
    .filter(({ path }) => /\.tsx?$/.test(path) && !isTest(path) && !decidesNothing.test(path))
    .flatMap(({ path }) => {
      const workspace = workspaces.find((folder) => path.startsWith(`${folder}/`));
      if (workspace === undefined) return [];
      return [{ path, workspace, testFolder: testFolderOf(path, workspace, tests) }];
    });
}

function testFolderOf(path: string, workspace: string, tests: string[]): string {
  let folder = posix.dirname(path);
  while (folder !== workspace && !tests.some((test) => test.startsWith(`${folder}/`)))
    folder = posix.dirname(folder);
  return folder === workspace ? '' : `${posix.relative(workspace, folder)}/`;
}
