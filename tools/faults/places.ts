import type { SourceFile } from '../checks/check.ts';
import { isTest } from '../checks/source-files.ts';

/** Code that decides nothing by itself: words, declarations, wiring and what only tests use. */
const decidesNothing =
  /(?:\.d\.ts|\.types\.ts|\.tables\.ts|\.ports\.ts|\.fixture\.ts|\/index\.ts|\/routes\.ts|\/main\.ts|\.config\.ts)$|\/(?:generated|migrations|scripts|fonts|dev)\//;

/** The workspaces' folders, from the project's: the place of each package.json but the project's own. */
function workspacesIn(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.endsWith('/package.json'))
    .map(({ path }) => path.slice(0, path.lastIndexOf('/')));
}

/** The files of these places in which faults are planted, each with its workspace. Tests are left as they are. */
export function filesToPlant(
  files: SourceFile[],
  places: string[],
): { path: string; workspace: string }[] {
  const workspaces = workspacesIn(files);
  return files
    .filter(({ path }) => places.some((place) => path === place || path.startsWith(`${place}/`)))
    .filter(({ path }) => /\.tsx?$/.test(path) && !isTest(path) && !decidesNothing.test(path))
    .flatMap(({ path }) => {
      const workspace = workspaces.find((folder) => path.startsWith(`${folder}/`));
      return workspace === undefined ? [] : [{ path, workspace }];
    });
}
