import { posix } from 'node:path';
import ts from 'typescript';
import type { Check, Finding, SourceFile } from '../check.ts';
import { isTest } from '../source-files.ts';
import { lineOf, parse, walk } from '../syntax.ts';

const fileLines = 400;
const functionLines = 40;
const makerLines = 80;
const componentLines = 120;
const folderSources = 15;
const data = /^demo\/src\/(catalogue|content|art)\/|\/(testing|fixtures)\/|\.config\.(ts|mjs)$/;

/** Folders, files, functions and components stay within the sizes that CONTRIBUTING.md names. */
export const sizesCheck: Check = {
  name: 'sizes',
  title: 'Folders, files, functions and components keep their size',
  run: (files) => [
    ...fullFolders(files),
    ...files
      .filter(
        (file) =>
          /\.(ts|tsx|mjs|css)$/.test(file.path) && !isTest(file.path) && !data.test(file.path),
      )
      .flatMap((file) => [...longFile(file), ...longFunctions(file)]),
  ],
};

/** Tests stand beside what they test, and count for nothing; a journey is a source of its folder. */
function fullFolders(files: SourceFile[]): Finding[] {
  const sources = files.filter(
    ({ path }) => /\.(ts|tsx|mjs)$/.test(path) && !/\.(test|spec)\.tsx?$/.test(path),
  );
  const byFolder = Map.groupBy(sources, ({ path }) => posix.dirname(path));
  return [...byFolder]
    .filter(([, own]) => own.length > folderSources)
    .map(([path, own]) => ({
      path,
      line: 1,
      message: `${own.length} sources, at most ${folderSources}: give those that belong together a folder of their own, named with the noun that they share`,
    }));
}

function longFile(file: SourceFile): Finding[] {
  const lines = file.text.split('\n').length - 1;
  if (lines <= fileLines) return [];
  const message = `${lines} lines, at most ${fileLines}: a noun is missing, find it and give it a file`;
  return [{ path: file.path, line: fileLines, message }];
}

function longFunctions(file: SourceFile): Finding[] {
  if (file.path.endsWith('.css')) return [];
  const tree = parse(file);
  const findings: Finding[] = [];
  walk(tree, (node) => {
    if (!ts.isFunctionLike(node) || !('body' in node) || node.body === undefined) return;
    const name = nameOf(node);
    const isComponent = file.path.endsWith('.tsx') && /^[A-Z]/.test(name);
    const isMaking = !isComponent && isMaker(node);
    const most = isComponent ? componentLines : isMaking ? makerLines : functionLines;
    const lines = linesOf(tree, node);
    if (lines <= most) return;
    const mend = isMaking
      ? 'it holds more than one object, find the other and name it'
      : 'take a step out of it and name it';
    const message = `${name} has ${lines} lines, at most ${most}: ${mend}`;
    findings.push({ path: file.path, line: lineOf(tree, node), message });
  });
  return findings;
}

/**
 * Whether a function makes other functions whose bodies have statements. It may be longer, because it stands for a
 * whole object. It is measured with the functions in it, and each of those also by itself.
 */
function isMaker(maker: ts.Node): boolean {
  let isFound = false;
  walk(maker, (node) => {
    if (node === maker || !ts.isFunctionLike(node) || !('body' in node)) return;
    if (node.body !== undefined && ts.isBlock(node.body)) isFound = true;
  });
  return isFound;
}

function linesOf(tree: ts.SourceFile, node: ts.Node): number {
  const end = tree.getLineAndCharacterOfPosition(node.getEnd()).line;
  return end - lineOf(tree, node) + 2;
}

function nameOf(node: ts.SignatureDeclaration): string {
  if (node.name !== undefined) return node.name.getText();
  const { parent } = node;
  if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent))
    return parent.name.getText();
  return 'a function';
}
