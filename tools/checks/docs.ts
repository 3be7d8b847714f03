import { posix } from 'node:path';
import type { Check, Finding, SourceFile } from './check.ts';
import { findAll } from './check.ts';

/** What the documents tell a reader to run or to open is there. */
export const docsCheck: Check = {
  name: 'docs',
  title: 'Documents name commands and files that exist',
  run: (files) => {
    const documents = files.filter((file) => file.path.endsWith('.md'));
    const scripts = scriptNames(files);
    const paths = new Set(files.flatMap((file) => withFolders(file.path)));
    return documents.flatMap((file) => [...lostCommands(file, scripts), ...lostLinks(file, paths)]);
  },
};

function scriptNames(files: SourceFile[]): Set<string> {
  const root = files.find((file) => file.path === 'package.json');
  const { scripts = {} } = JSON.parse(root?.text ?? '{}') as { scripts?: Record<string, string> };
  return new Set(Object.keys(scripts));
}

function withFolders(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}

function lostCommands(file: SourceFile, scripts: Set<string>): Finding[] {
  return findAll(file, /\bnpm run ([a-z][\w:-]*)/g, (match) => {
    if (scripts.has(match[1] ?? '')) return undefined;
    return `${match[0]} does not exist: add the script to package.json, or mend the text`;
  });
}

function lostLinks(file: SourceFile, paths: Set<string>): Finding[] {
  return findAll(file, /\]\((?!https?:|#|mailto:)([^)#\s]+)(?:#[^)]*)?\)/g, (match) => {
    const target = posix
      .normalize(posix.join(posix.dirname(file.path), match[1] ?? ''))
      .replace(/\/$/, '');
    // Pictures are no text files, so the list of files does not hold them.
    if (/\.(png|webp|jpe?g|gif)$/.test(target) || target === 'LICENSE' || paths.has(target))
      return undefined;
    return `${match[1] ?? ''} does not exist: mend the link`;
  });
}
