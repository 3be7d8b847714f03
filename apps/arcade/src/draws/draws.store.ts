import type { Database } from '@maidan/partner-service';

/** One draw of a title. `balls` is undefined until it was drawn; its seed is secret until then. */
export interface Draw {
  slug: string;
  drawNo: number;
  drawsAt: number;
  seed: string;
  commitment: string;
  balls: number[] | undefined;
}

/** SQL over draws. A title has at most one that waits. */
export interface DrawsStore {
  /** Adds a draw that waits, with the next number of its title. */
  add: (draw: Pick<Draw, 'slug' | 'drawsAt' | 'seed' | 'commitment'>) => void;
  setBalls: (draw: Draw, balls: readonly number[]) => void;
  /** The draws that wait, the earliest first. */
  waiting: () => Draw[];
  /** The newest result of a title. */
  last: (slug: string) => Draw | undefined;
  results: (slug: string, page: { limit: number; offset: number }) => Draw[];
  count: (slug: string) => number;
  /** Deletes results of before a moment. The newest of each title stays, because numbers go on from it. */
  purge: (beforeMs: number) => void;
}

function readDraw(row: Record<string, unknown>): Draw {
  return {
    slug: String(row['slug']),
    drawNo: Number(row['draw_no']),
    drawsAt: Number(row['draws_at']),
    seed: String(row['seed']),
    commitment: String(row['commitment']),
    balls: row['balls'] === null ? undefined : (JSON.parse(String(row['balls'])) as number[]),
  };
}

/** Makes the store over an open database. */
export function createDrawsStore(database: Database): DrawsStore {
  const all = (sql: string, ...values: (string | number)[]) =>
    database
      .prepare(sql)
      .all(...values)
      .map((row) => readDraw(row));
  const DONE = 'SELECT * FROM draws WHERE slug = ? AND balls IS NOT NULL ORDER BY draw_no DESC';
  return {
    add({ slug, drawsAt, seed, commitment }) {
      database
        .prepare(
          `INSERT INTO draws (slug, draw_no, draws_at, seed, commitment)
           SELECT ?, coalesce(max(draw_no), 0) + 1, ?, ?, ? FROM draws WHERE slug = ?`,
        )
        .run(slug, drawsAt, seed, commitment, slug);
    },
    setBalls({ slug, drawNo }, balls) {
      database
        .prepare('UPDATE draws SET balls = ? WHERE slug = ? AND draw_no = ? AND balls IS NULL')
        .run(JSON.stringify(balls), slug, drawNo);
    },
    waiting: () => all('SELECT * FROM draws WHERE balls IS NULL ORDER BY draws_at, slug'),
    last: (slug) => all(`${DONE} LIMIT 1`, slug)[0],
    results: (slug, { limit, offset }) => all(`${DONE} LIMIT ? OFFSET ?`, slug, limit, offset),
    count(slug) {
      const row = database
        .prepare('SELECT count(*) AS draws FROM draws WHERE slug = ? AND balls IS NOT NULL')
        .get(slug);
      return Number(row?.['draws'] ?? 0);
    },
    purge(beforeMs) {
      database
        .prepare(
          `DELETE FROM draws WHERE balls IS NOT NULL AND draws_at < ? AND draw_no <
           (SELECT max(draw_no) FROM draws AS newest
            WHERE newest.slug = draws.slug AND newest.balls IS NOT NULL)`,
        )
        .run(beforeMs);
    },
  };
}
