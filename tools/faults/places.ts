import { posix } from 'node:path';
import type { SourceFile } from '../checks/check.ts';
import { isTest } from '../checks/source-files.ts';

/** Code that decides nothing by itself: words, declarations, wiring and what only tests use. */
const decidesNothing =
  /(?:\.d\.ts|\.types\.ts|\.tables\.ts|\.ports\.ts|\.fixture\.ts|\/index\.ts|\/routes\.ts|\/main\.ts|\.config\.ts)$|\/testing\.ts$|\/(?:generated|migrations|scripts|fonts|dev|development)\//;

/** Files in which faults are planted, of one workspace, and the folder of the tests that are to see them. */
export interface PlantedArea {
  workspace: string;
  /** From the workspace's folder, with a slash at its end; empty for the whole workspace. */
  testFolder: string;
  paths: string[];
}

/** The workspaces' folders, from the project's: the place of each package.json but the project's own. */
function workspacesIn(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.endsWith('/package.json'))
    .map(({ path }) => path.slice(0, path.lastIndexOf('/')));
}

/**
 * The files of these places in which faults are planted, by area: a feature, a module or another folder of an app, else
 * a workspace. The tests of the whole area are to see the faults of each of its files.
 */
export function areasToPlant(files: SourceFile[], places: string[]): PlantedArea[] {
  const tests = files.map(({ path }) => path).filter((path) => /\.test\.tsx?$/.test(path));
  const workspaces = workspacesIn(files);
  const planted = files
    .map(({ path }) => path)
    .filter((path) => places.some((place) => path === place || path.startsWith(`${place}/`)))
    .filter((path) => /\.tsx?$/.test(path) && !isTest(path) && !decidesNothing.test(path))
    .flatMap((path) => {
      const workspace = workspaces.find((folder) => path.startsWith(`${folder}/`));
      if (workspace === undefined) return [];
      return [{ path, workspace, testFolder: testFolderOf(path, workspace, tests) }];
    });
  const areas = Map.groupBy(planted, ({ workspace, testFolder }) => `${workspace}/${testFolder}`);
  return [...areas.values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : {
          workspace: first.workspace,
          testFolder: first.testFolder,
          paths: [first, ...others].map(({ path }) => path),
        },
  );
}

/** The folder of a feature, module or provider, or else the first one below an app's code. */
const areaOfApp =
  /^apps\/[^/]+\/(?:src\/(?:features|modules|providers)\/[^/]+|src\/[^/]+|[^/]+)(?=\/)/;

function testFolderOf(path: string, workspace: string, tests: string[]): string {
  let folder = areaOfApp.exec(path)?.[0] ?? workspace;
  while (folder !== workspace && !tests.some((test) => test.startsWith(`${folder}/`)))
    folder = posix.dirname(folder);
  return folder === workspace ? '' : `${posix.relative(workspace, folder)}/`;
}
