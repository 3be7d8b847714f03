import { getTableColumns, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './connection.ts';

const ROWS_AT_ONCE = 200;

/**
 * Writes rows by their key: new rows are added, existing ones replaced where `where` holds (for example, where no
 * operator edited them). Columns in `keep` are never replaced.
 */
export async function upsert<Table extends PgTable>(
  db: Queryable,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  rule: { key: PgColumn[]; where?: SQL; keep?: readonly PgColumn[] },
): Promise<void> {
  const fixed = new Set([...rule.key, ...(rule.keep ?? [])].map((column) => column.name));
  const set = Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([, column]) => !fixed.has(column.name))
      .map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
  );
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await db
      .insert(table)
      .values(rows.slice(start, start + ROWS_AT_ONCE) as Table['$inferInsert'][])
      .onConflictDoUpdate({
        target: rule.key,
        set: set as never,
        ...(rule.where ? { setWhere: rule.where } : {}),
      });
  }
}
