import { idsIn } from './requirements.ts';

/** The document that lists the rows that are not built. Every row that it does not list is declared done. */
export const DECLARATIONS = 'docs/product/unbuilt.md';

/** What is missing of a row, or what it waits for. */
export interface Declaration {
  id: string;
  kind: 'partly' | 'waiting';
  reason: string;
  line: number;
}

const kinds: Record<string, Declaration['kind']> = {
  'Built in part': 'partly',
  Waiting: 'waiting',
};

/** Reads the tables under "Built in part" and "Waiting": rows in the first cell, the reason in the second. */
export function readDeclarations(markdown: string): Declaration[] {
  let kind: Declaration['kind'] | undefined;
  return markdown.split('\n').flatMap((text, at) => {
    if (text.startsWith('## ')) kind = kinds[text.slice(3).trim()];
    const [, rows = '', reason = ''] = /^\|(.*?)\|(.*)\|\s*$/.exec(text) ?? [];
    const under = kind;
    if (under === undefined) return [];
    return idsIn(rows).map((id) => ({ id, kind: under, reason: reason.trim(), line: at + 1 }));
  });
}
