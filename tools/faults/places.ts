import { posix } from 'node:path';
import type { SourceFile } from '../checks/check.ts';
import { isTest } from '../checks/source-files.ts';

/** Code without decisions: words, declarations, wiring and what only tests use. */
const decidesNothing =
  /(?:\.d\.ts|\.types\.ts|\.tables\.ts|\.ports\.ts|\.fixture\.ts|\/index\.ts|\/routes\.ts|\/main\.ts|\.config\.ts)$|\/testing\.ts$|\/(?:generated|migrations|scripts|fonts|dev|development)\//;

/** The files of one workspace in which faults are planted, and the folder of the tests that should see them. */
export interface PlantedArea {
  workspace: string;
  /** From the workspace's folder, with a slash at its end; empty for the whole workspace. */
  testFolder: string;
  paths: string[];
}

/** The workspaces' folders, relative to the project: the folder of each package.json except the project's own. */
function workspacesIn(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.endsWith('/package.json'))
    .map(({ path }) => path.slice(0, path.lastIndexOf('/')));
}

/**
 * The files below these places in which faults are planted, by area: a feature, a module or another folder of an app,
 * otherwise a workspace. The tests of the whole area should see the faults in each of its files.
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

/** The folder of a feature, module or provider, otherwise the first folder below an app's code. */
const areaOfApp =
  /^apps\/[^/]+\/(?:src\/(?:features|modules|providers)\/[^/]+|src\/[^/]+|[^/]+)(?=\/)/;

function testFolderOf(path: string, workspace: string, tests: string[]): string {
  let folder = areaOfApp.exec(path)?.[0] ?? workspace;
  while (folder !== workspace && !tests.some((test) => test.startsWith(`${folder}/`)))
    folder = posix.dirname(folder);
  return folder === workspace ? '' : `${posix.relative(workspace, folder)}/`;
}
