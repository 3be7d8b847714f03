import { PgDialect } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';
import type { Queryable } from './connection.ts';

const dialect = new PgDialect();

/** A statement that is parsed once and run often; answers its rows as the database returns them. */
export type Statement<Params extends Record<string, unknown>, Row> = (
  db: Queryable,
  params: Params,
) => Promise<Row[]>;

/**
 * Makes a statement for a hot path. Its text is built once from `text`, whose values are `sql.placeholder('name')`.
 * PostgreSQL keeps its plan under `name` for each connection, so a name must always have the same text.
 */
export function preparedStatement<
  Row,
  Params extends Record<string, unknown> = Record<string, never>,
>(name: string, text: SQL): Statement<Params, Row> {
  const query = dialect.sqlToQuery(text);
  return async (db, params) => {
    const prepared = db._.session.prepareQuery(query, undefined, name, false);
    const result = (await prepared.execute(params)) as { rows: Row[] };
    return result.rows;
  };
}
