import { posix } from 'node:path';
import ts from 'typescript';
import type { Check, Finding, SourceFile } from '../check.ts';
import { findAll } from '../check.ts';
import { isTest } from '../source-files.ts';
import { parse, walk } from '../syntax.ts';

/** Refuses commands, links and documents that a document or a comment names and that do not exist. */
export const docsCheck: Check = {
  name: 'docs',
  title: 'Documents and comments name commands and files that exist',
  run: (files) => {
    const documents = files.filter((file) => file.path.endsWith('.md'));
    const scripts = scriptNames(files);
    const paths = new Set(files.flatMap((file) => withFolders(file.path)));
    return [
      ...documents.flatMap((file) => [...lostCommands(file, scripts), ...lostLinks(file, paths)]),
      ...files.filter(mayCite).flatMap((file) => lostCitations(file, paths)),
    ];
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

/** Tests name made-up documents, so only other files are read. */
function mayCite({ path, text }: SourceFile): boolean {
  return /\.([cm]?js|tsx?|css)$/.test(path) && !isTest(path) && text.includes('.md');
}

/** Finds documents that a comment names and that exist neither beside its file nor at that path from the root. */
function lostCitations(file: SourceFile, paths: Set<string>): Finding[] {
  const comments = { ...file, text: commentsOnly(file) };
  return findAll(comments, /[\w./-]*\w\.md\b/g, ([name]) => {
    const beside = posix.normalize(posix.join(posix.dirname(file.path), name));
    if (paths.has(name) || paths.has(beside)) return undefined;
    return `the comment names ${name}, which does not exist: point to a page of docs/ by its path from the root, or say it here`;
  });
}

/** The text with a blank in place of every letter outside a comment, so that line numbers stay the same. */
function commentsOnly(file: SourceFile): string {
  const blank = file.text.replace(/[^\n]/g, ' ');
  return commentsOf(file).reduce(
    (kept, [start, end]) => kept.slice(0, start) + file.text.slice(start, end) + kept.slice(end),
    blank,
  );
}

/** The start and end of each comment in a file. */
function commentsOf(file: SourceFile): [number, number][] {
  if (file.path.endsWith('.css')) {
    const matches = [...file.text.matchAll(/\/\*[^]*?\*\//g)];
    return matches.map(({ index, 0: comment }) => [index, index + comment.length]);
  }
  const places: [number, number][] = [];
  walk(parse(file), (node) => {
    const before = ts.getLeadingCommentRanges(file.text, node.getFullStart()) ?? [];
    const behind = ts.getTrailingCommentRanges(file.text, node.getEnd()) ?? [];
    places.push(...[...before, ...behind].map(({ pos, end }): [number, number] => [pos, end]));
  });
  return places;
}
