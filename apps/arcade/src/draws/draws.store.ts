import type { Database } from '@maidan/partner-service';

/** One draw of a title. `balls` is undefined until it was drawn; its seed is secret until then. */
export interface Draw {
  slug: string;
  drawNo: number;
  drawsAt: number;
  /** The value of its chain; of draws that older versions held, a seed of their own. */
  seed: string;
  /** SHA-256 of the seed's bytes. */
  commitment: string;
  balls: number[] | undefined;
  /** Its place in a chain; undefined for a draw that an older version held. */
  chain: { chainId: number; valueNo: number; salt: string } | undefined;
}

/** A draw that is to be announced. */
export type NewDraw = Pick<Draw, 'slug' | 'drawsAt' | 'seed' | 'commitment'> & {
  chainId: number;
  valueNo: number;
};

/** SQL over draws. A title has at most one that waits. */
export interface DrawsStore {
  /** Adds a draw that waits, with the next number of its title. */
  add: (draw: NewDraw) => void;
  setBalls: (draw: Draw, balls: readonly number[]) => void;
  /** Removes a draw that waits. */
  remove: (draw: Draw) => void;
  /** The draws that wait, the earliest first. */
  waiting: () => Draw[];
  /** The draw of a title that waits. */
  next: (slug: string) => Draw | undefined;
  /** A draw of a title by its number, drawn or not. */
  find: (slug: string, drawNo: number) => Draw | undefined;
  /** The newest result of a title. */
  last: (slug: string) => Draw | undefined;
  results: (slug: string, page: { limit: number; offset: number }) => Draw[];
  count: (slug: string) => number;
  /** Deletes results of before a moment. The newest of each title stays, because numbers go on from it. */
  purge: (beforeMs: number) => void;
}

function readDraw(row: Record<string, unknown>): Draw {
  const isChained = row['salt'] !== null;
  return {
    slug: String(row['slug']),
    drawNo: Number(row['draw_no']),
    drawsAt: Number(row['draws_at']),
    seed: String(row['seed']),
    commitment: String(row['commitment']),
    balls: row['balls'] === null ? undefined : (JSON.parse(String(row['balls'])) as number[]),
    chain: isChained
      ? {
          chainId: Number(row['chain_id']),
          valueNo: Number(row['value_no']),
          salt: String(row['salt']),
        }
      : undefined,
  };
}

const SELECT = `SELECT d.*, v.chain_id, v.value_no, c.salt FROM draws d
  LEFT JOIN draw_values v ON v.slug = d.slug AND v.draw_no = d.draw_no
  LEFT JOIN chains c ON c.chain_id = v.chain_id`;
const DONE = `${SELECT} WHERE d.slug = ? AND d.balls IS NOT NULL ORDER BY d.draw_no DESC`;

/** Makes the part of the store that reads. */
function createReads(database: Database) {
  const all = (sql: string, ...values: (string | number)[]) =>
    database
      .prepare(sql)
      .all(...values)
      .map((row) => readDraw(row));
  return {
    waiting: () => all(`${SELECT} WHERE d.balls IS NULL ORDER BY d.draws_at, d.slug`),
    next: (slug: string) => all(`${SELECT} WHERE d.balls IS NULL AND d.slug = ?`, slug)[0],
    find: (slug: string, drawNo: number) =>
      all(`${SELECT} WHERE d.slug = ? AND d.draw_no = ?`, slug, drawNo)[0],
    last: (slug: string) => all(`${DONE} LIMIT 1`, slug)[0],
    results: (slug: string, { limit, offset }: { limit: number; offset: number }) =>
      all(`${DONE} LIMIT ? OFFSET ?`, slug, limit, offset),
    count(slug: string) {
      const row = database
        .prepare('SELECT count(*) AS draws FROM draws WHERE slug = ? AND balls IS NOT NULL')
        .get(slug);
      return Number(row?.['draws'] ?? 0);
    },
  };
}

/** Makes the store over an open database. */
export function createDrawsStore(database: Database): DrawsStore {
  return {
    ...createReads(database),
    add({ slug, drawsAt, seed, commitment, chainId, valueNo }) {
      const row = database
        .prepare(
          `INSERT INTO draws (slug, draw_no, draws_at, seed, commitment)
           SELECT ?, coalesce(max(draw_no), 0) + 1, ?, ?, ? FROM draws WHERE slug = ?
           RETURNING draw_no`,
        )
        .get(slug, drawsAt, seed, commitment, slug);
      database
        .prepare('INSERT INTO draw_values VALUES (?, ?, ?, ?)')
        .run(slug, Number(row?.['draw_no']), chainId, valueNo);
    },
    setBalls({ slug, drawNo }, balls) {
      database
        .prepare('UPDATE draws SET balls = ? WHERE slug = ? AND draw_no = ? AND balls IS NULL')
        .run(JSON.stringify(balls), slug, drawNo);
    },
    remove({ slug, drawNo }) {
      database
        .prepare('DELETE FROM draws WHERE slug = ? AND draw_no = ? AND balls IS NULL')
        .run(slug, drawNo);
    },
    purge(beforeMs) {
      database
        .prepare(
          `DELETE FROM draws WHERE balls IS NOT NULL AND draws_at < ? AND draw_no <
           (SELECT max(draw_no) FROM draws AS newest
            WHERE newest.slug = draws.slug AND newest.balls IS NOT NULL)`,
        )
        .run(beforeMs);
      database.exec(
        `DELETE FROM draw_values WHERE NOT EXISTS (SELECT 1 FROM draws d
         WHERE d.slug = draw_values.slug AND d.draw_no = draw_values.draw_no)`,
      );
    },
  };
}
