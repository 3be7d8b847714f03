import type { Check, SourceFile } from '../check.ts';
import { findAll } from '../check.ts';
import { isTest } from '../source-files.ts';

/** Where rules name the files and folders that they allow or guard. */
const RULES = /^(?:tools\/checks\/.*\.ts|\.oxlintrc\.json|\.dependency-cruiser\.cjs)$/;
const PATH = /(?<![\w./-])(?:apps|packages|demo|e2e|tools)\/[\w./-]+/g;
/** Names of files, and of folders when a slash follows; a part of a pattern is neither. */
const WHOLE = /\/$|\/[\w.-]+\.(?:ts|tsx|mjs|cjs|css|json)$/;

/**
 * A rule names files and folders that exist. A file that moves would otherwise leave its permission to whoever takes its
 * old name, and a folder that moves would no longer be guarded.
 */
export const guardedPathsCheck: Check = {
  name: 'guarded-paths',
  title: 'Rules name files and folders that exist',
  run: (files) => {
    const paths = files.map(({ path }) => path);
    const known = new Set(paths);
    const exists = (name: string) =>
      name.endsWith('/') ? paths.some((path) => path.startsWith(name)) : known.has(name);
    return files
      .filter(({ path }) => RULES.test(path) && !isTest(path))
      .flatMap((file) =>
        findAll(withPlainPaths(file), PATH, ([name]) =>
          !WHOLE.test(name) || /\/(?:generated|build|dist)\//.test(name) || exists(name)
            ? undefined
            : `${name} does not exist: write its new place, or remove the rule for it`,
        ),
      );
  },
};

/** The text of a file with the paths of its regular expressions as they are on disk. */
function withPlainPaths({ path, text }: SourceFile): SourceFile {
  return { path, text: text.replace(/\\+(?=[./])/g, '').replace(/(?<!:)\/\/(?=[,)])/g, '/') };
}
