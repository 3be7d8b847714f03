import { watch } from 'node:fs';
import { sep } from 'node:path';

/** Files written within this time count as one change, in milliseconds. */
const TOGETHER_MS = 150;

/**
 * Calls back when a source in one of the folders was written, once for files written together; tests do not count. The
 * returned function stops it.
 */
export function watchSources(folders: readonly string[], onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const note = (path: string | null): void => {
    if (path === null || !isSource(path)) return;
    clearTimeout(timer);
    timer = setTimeout(onChange, TOGETHER_MS);
  };
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_event, path) => note(path)),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

function isSource(path: string): boolean {
  return (
    /\.(ts|json)$/.test(path) && !path.endsWith('.test.ts') && !path.split(sep).includes('testing')
  );
}
