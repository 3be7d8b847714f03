import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

/**
 * The files that these files import statically, and those that these import, and so on, with the files themselves.
 * Types and `import()` are not followed, and of what is imported only what lies in the same folder of sources: there
 * every import names its file, relative to the one that imports or behind one of the names that begin with `#`.
 *
 * @param folder the folder of sources, absolute; `#name/` stands for its folder `name`
 * @param entries files below the folder
 * @throws Error where an entry is missing
 */
export function filesReachedFrom(folder: string, entries: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const left = entries.map((entry) => join(folder, entry));
  for (const file of left) if (!existsSync(file)) throw new Error(`There is no ${file}.`);
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    if (!/\.tsx?$/.test(file)) continue;
    const from = file;
    const imported = staticImportsOf(readFileSync(file, 'utf8'))
      .map((specifier) => fileOf(specifier, folder, from))
      .filter((path) => path !== undefined && existsSync(path));
    left.push(...(imported as string[]));
  }
  return reached;
}

/** What a source imports or exports again when it is loaded: no type, and nothing of `import()`. */
export function staticImportsOf(source: string): string[] {
  const { module } = parseSync('source.tsx', source, { lang: 'tsx' });
  const imported = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const exportedAgain = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType }) =>
      moduleRequest && !isType ? [moduleRequest.value] : [],
    );
  return [...new Set([...imported, ...exportedAgain])];
}

function fileOf(specifier: string, folder: string, from: string): string | undefined {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('#')) return join(folder, path.slice(1));
  return path.startsWith('.') ? join(dirname(from), path) : undefined;
}
