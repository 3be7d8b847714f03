import ts from 'typescript';
import type { Check, Finding, SourceFile } from '../check.ts';
import { isTest } from '../source-files.ts';
import { lineOf, parse, walk } from '../syntax.ts';

const spokenAttributes = new Set([
  'alt',
  'title',
  'placeholder',
  'label',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
]);
const wordy = /[A-Za-z\u0980-\u09FF]{2}/;
const message = 'words in the markup: put them into the catalogue of packages/i18n and write t(…)';

/** Texts that a reader sees or hears come from the catalogues, so markup contains no words. */
export const jsxLiteralsCheck: Check = {
  name: 'jsx-literals',
  title: 'Words come from the catalogues',
  run: (files) => files.filter(speaks).flatMap(findingsOf),
};

function speaks(file: SourceFile): boolean {
  if (isTest(file.path) || file.path.startsWith('apps/web/src/shell/development/')) return false;
  return /^apps\/web\/src\/(features|shell|ui)\/.*\.tsx$|^apps\/web\/src\/[^/]+\.tsx$/.test(
    file.path,
  );
}

function findingsOf(file: SourceFile): Finding[] {
  const tree = parse(file);
  const findings: Finding[] = [];
  walk(tree, (node) => {
    if (isSpokenText(node)) findings.push({ path: file.path, line: lineOf(tree, node), message });
  });
  return findings;
}

function isSpokenText(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return wordy.test(node.text);
  if (
    ts.isJsxExpression(node) &&
    node.expression !== undefined &&
    !ts.isJsxAttribute(node.parent)
  ) {
    return isWordyLiteral(node.expression);
  }
  if (!ts.isJsxAttribute(node) || !spokenAttributes.has(node.name.getText())) return false;
  const value = node.initializer;
  if (value === undefined) return false;
  if (ts.isStringLiteral(value)) return wordy.test(value.text);
  return (
    ts.isJsxExpression(value) && value.expression !== undefined && isWordyLiteral(value.expression)
  );
}

function isWordyLiteral(node: ts.Expression): boolean {
  return ts.isStringLiteralLike(node) && wordy.test(node.text);
}
