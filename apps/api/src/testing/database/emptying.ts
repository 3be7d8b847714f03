/** Runs one statement on a database and answers its rows. */
export type Ask = (statement: string) => Promise<Record<string, unknown>[]>;

// What a test may leave behind besides rows, and what TRUNCATE leaves as it is.
const SHAPE = `SELECT concat_ws(' ',
  (SELECT sum(hashtext(relname)::bigint) FROM pg_class WHERE relnamespace = 'public'::regnamespace),
  (SELECT max(xmin::text::bigint) || '/' || count(*) FROM pg_attribute),
  (SELECT max(xmin::text::bigint) || '/' || count(*) FROM pg_constraint),
  (SELECT max(xmin::text::bigint) || '/' || count(*) FROM pg_index),
  (SELECT max(xmin::text::bigint) || '/' || count(*) FROM pg_trigger),
  (SELECT max(xmin::text::bigint) || '/' || count(*) FROM pg_proc),
  (SELECT count(*) FROM pg_namespace),
  (SELECT max(xmin::text::bigint) || '/' || count(*) FROM pg_statistic WHERE starelid >= 16384)) AS shape`;

// The tables that only grow refuse TRUNCATE by triggers, which this role leaves out. Migrations write no row but their
// own. A table that nothing was written to takes no room, so it is left alone.
const EMPTY = `DO $$
  DECLARE written text;
  BEGIN
    SET LOCAL session_replication_role = replica;
    SET LOCAL client_min_messages = warning;
    SET LOCAL lock_timeout = '5s';
    SELECT string_agg(oid::regclass::text, ', ') INTO written FROM pg_class
      WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
        AND relname <> 'schema_migration' AND pg_relation_size(oid) > 0;
    IF written IS NOT NULL THEN EXECUTE 'TRUNCATE ' || written || ' CASCADE'; END IF;
    PERFORM setval(seqrelid::regclass, seqstart, false) FROM pg_sequence;
  END $$`;

/** What a database is made of, apart from its rows: any change of tables, triggers, functions or statistics shows. */
export async function shapeOf(ask: Ask): Promise<string> {
  const [row] = await ask(SHAPE);
  return String(row?.['shape']);
}

/**
 * Takes every row out of a migrated database, so that it is like a new one. Answers whether it is: not when its shape is
 * no longer the given one, a transaction is open, or the role may not leave triggers out.
 */
export async function isEmptied(ask: Ask, shape: string): Promise<boolean> {
  try {
    if ((await shapeOf(ask)) !== shape) return false;
    await ask(EMPTY);
    // Settings, locks and listeners of the session go too.
    await ask('DISCARD ALL');
    return true;
  } catch {
    // Whatever the reason is, the caller throws this database away and makes another.
    return false;
  }
}
