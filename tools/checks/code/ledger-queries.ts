import ts from 'typescript';
import type { Check, Finding, SourceFile } from '../check.ts';
import { lineOf, parse, walk } from '../syntax.ts';

/** The tables of the ledger that have indexes beside their primary key, and the key's second column. */
const KEYS: Readonly<Record<string, string>> = {
  journal: 'journal_id',
  posting: 'journal_id',
  round: 'round_id',
};
const NAMED = /\b(?:FROM|JOIN|UPDATE)\s+(journal|posting|round)\b(?:\s+(?:AS\s+)?([a-z]\w*))?/g;
const HOME = 'apps/api/src/modules/wallet/site-index.ts';

/**
 * Queries on the ledger name the site by `ofSite`, unless they name the primary key: otherwise the planner does not use
 * the index that was made for them.
 */
export const ledgerQueriesCheck: Check = {
  name: 'ledger-queries',
  title: 'Queries on the ledger read by an index',
  run: (files) => files.filter(isStore).flatMap(findingsOf),
};

function isStore({ path, text }: SourceFile): boolean {
  if (!path.startsWith('apps/api/src/') || !path.endsWith('.ts')) return false;
  return !path.endsWith('.test.ts') && path !== HOME && text.includes('site_id');
}

function findingsOf(file: SourceFile): Finding[] {
  const aliases = aliasesOf(file.text);
  const tree = parse(file);
  const findings: Finding[] = [];
  walk(tree, (node) => {
    if (!ts.isTaggedTemplateExpression(node)) return;
    const query = node.template.getText(tree);
    if (!forgetsIndex(query, aliases)) return;
    const message =
      'a query on the ledger that does not name the primary key says its site as ofSite(table, siteId) (modules/wallet/site-index.ts): written plainly it reads the whole site';
    findings.push({ path: file.path, line: lineOf(tree, node), message });
  });
  return findings;
}

/** The names that the queries of a file give to the tables, with the second column of each key. */
function aliasesOf(text: string): ReadonlyMap<string, string> {
  return new Map(
    [...text.matchAll(NAMED)].map(([, table = '', alias]) => [alias ?? table, KEYS[table] ?? '']),
  );
}

function forgetsIndex(query: string, aliases: ReadonlyMap<string, string>): boolean {
  if (/\bsite_id COLLATE "C" =/.test(query)) return true;
  for (const [, alias = bareTableOf(query)] of query.matchAll(/(?:\b(\w+)\.)?\bsite_id = \$\{/g)) {
    const key = aliases.get(alias) ?? KEYS[alias];
    if (key !== undefined && !new RegExp(`\\b${key} (?:=|IN\\b)`).test(query)) return true;
  }
  return false;
}

/** The table that a query reads without giving it a short name. */
function bareTableOf(query: string): string {
  return /\b(?:FROM|UPDATE)\s+(\w+)/.exec(query)?.[1] ?? '';
}
