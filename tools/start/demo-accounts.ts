import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A demo account that the api made, as `demo-accounts.json` in the data folder lists it. */
export interface DemoAccount {
  site: string;
  username: string;
  password: string;
  role?: string;
}

/** The demo accounts of a data folder; empty when the list is missing or cannot be read. */
export function readDemoAccounts(dataFolder: string): DemoAccount[] {
  return readDemoList(dataFolder, 'demo-accounts.json').filter(isDemoAccount);
}

/** A list that the api wrote into the data folder; empty when it is missing or no list. */
export function readDemoList(dataFolder: string, file: string): unknown[] {
  const path = join(dataFolder, file);
  if (!existsSync(path)) return [];
  const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const list = Array.isArray(value) ? value : (value as { accounts?: unknown }).accounts;
  return Array.isArray(list) ? list : [];
}

/** The accounts as aligned lines for the terminal. */
export function describeDemoAccounts(accounts: DemoAccount[]): string[] {
  const rows = accounts.map((account) => [account.site, account.username, account.password]);
  return alignedRows(
    rows,
    accounts.map(({ role }) => role),
  );
}

/** Rows in columns, each with its role in brackets behind it. */
export function alignedRows(rows: string[][], roles: (string | undefined)[]): string[] {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, at) => (widths[at] = Math.max(widths[at] ?? 0, cell.length)));
  return rows.map((row, at) => {
    const role = roles[at];
    const cells = row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
    return `${cells}${role === undefined ? '' : `  (${role})`}`.trimEnd();
  });
}

function isDemoAccount(value: unknown): value is DemoAccount {
  if (typeof value !== 'object' || value === null) return false;
  const account = value as Partial<DemoAccount>;
  return [account.site, account.username, account.password].every(
    (part) => typeof part === 'string',
  );
}
