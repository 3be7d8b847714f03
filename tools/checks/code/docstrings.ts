import ts from 'typescript';
import type { Check, Finding, SourceFile } from '../check.ts';
import { isTest } from '../source-files.ts';
import { lineOf, parse } from '../syntax.ts';

/**
 * Every export of packages, platform folders and services says what it promises. Two kinds of exports need no docstring,
 * because it could only repeat the name: the type of what a function in the same file returns, and the interface
 * `…Deps` of what a function is given.
 */
export const docstringsCheck: Check = {
  name: 'docstrings',
  title: 'Exports of packages, platform and services have docstrings',
  run: (files) => files.filter(isBound).flatMap(findingsOf),
};

function isBound(file: SourceFile): boolean {
  if (isTest(file.path) || !/\.tsx?$/.test(file.path) || file.path.endsWith('.config.ts'))
    return false;
  if (/^packages\/[^/]+\/(build|scripts)\//.test(file.path)) return false;
  return /^packages\/|^apps\/[^/]+\/src\/platform\/|\.service\.ts$/.test(file.path);
}

function findingsOf(file: SourceFile): Finding[] {
  const tree = parse(file);
  const described = new Set<string>();
  return tree.statements.flatMap((statement) => {
    if (!isExported(statement) || isNamedByItsFunction(statement)) return [];
    const names = namesOf(statement);
    if (hasDocstring(statement) || names.every((name) => described.has(name))) {
      // Overloads of a function share the first one's docstring, a type may share its value's.
      names.forEach((name) => described.add(name));
      return [];
    }
    return [
      {
        path: file.path,
        line: lineOf(tree, statement),
        message: `${names.join(', ')} has no docstring: say in /** … */ what it promises, units and ranges, and which errors it raises`,
      },
    ];
  });
}

function isExported(statement: ts.Statement): boolean {
  return ts.canHaveModifiers(statement)
    ? (ts.getModifiers(statement) ?? []).some(
        (modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword,
      )
    : false;
}

/** Whether the docstring of a function already says everything about the export; see the check above. */
function isNamedByItsFunction(statement: ts.Statement): boolean {
  if (ts.isInterfaceDeclaration(statement)) return statement.name.text.endsWith('Deps');
  return (
    ts.isTypeAliasDeclaration(statement) &&
    /^(?:Awaited<)?ReturnType<typeof \w/.test(statement.type.getText())
  );
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map((declaration) => declaration.name.getText());
  }
  const named = statement as ts.Statement & { name?: ts.Node };
  return [named.name?.getText() ?? 'the export'];
}

function hasDocstring(statement: ts.Statement): boolean {
  const blocks = ts.getJSDocCommentsAndTags(statement).filter(ts.isJSDoc);
  return blocks.some(
    (block) =>
      (ts.getTextOfJSDocComment(block.comment) ?? '').trim() !== '' ||
      (block.tags ?? []).length > 0,
  );
}
