import type { MatchState } from '@maidan/wire';
import type { Database } from '@maidan/partner-service';

/** One match of a competition. Its seed, its end and what follows from them are secret until it is over. */
export interface Match {
  competition: string;
  matchNo: number;
  startsAt: number;
  endsAt: number;
  seed: string;
  commitment: string;
  /** How it ended; undefined until then. */
  result: MatchState | undefined;
}

/** SQL over matches. */
export interface MatchesStore {
  add: (match: Omit<Match, 'result'>) => void;
  setResult: (match: Match, result: MatchState) => void;
  /** The number of the newest match of a competition, 0 before the first. */
  newestNo: (competition: string) => number;
  /** The matches without a result, the earliest first. */
  open: () => Match[];
  /** Matches of some competitions that are over, the newest first. */
  results: (competitions: readonly string[], page: { limit: number; offset: number }) => Match[];
  count: (competitions: readonly string[]) => number;
  /** Deletes results of before a moment. */
  purge: (beforeMs: number) => void;
}

function readMatch(row: Record<string, unknown>): Match {
  const { result } = row;
  return {
    competition: String(row['competition']),
    matchNo: Number(row['match_no']),
    startsAt: Number(row['starts_at']),
    endsAt: Number(row['ends_at']),
    seed: String(row['seed']),
    commitment: String(row['commitment']),
    result: result === null ? undefined : (JSON.parse(String(result)) as MatchState),
  };
}

const OVER = `FROM matches WHERE result IS NOT NULL
  AND competition IN (SELECT value FROM json_each(?))`;

/** Makes the store over an open database. */
export function createMatchesStore(database: Database): MatchesStore {
  const all = (sql: string, ...values: (string | number)[]) =>
    database
      .prepare(sql)
      .all(...values)
      .map((row) => readMatch(row));
  const numberOf = (sql: string, ...values: string[]) =>
    Number(database.prepare(sql).get(...values)?.['number'] ?? 0);
  return {
    add({ competition, matchNo, startsAt, endsAt, seed, commitment }) {
      database
        .prepare(
          `INSERT INTO matches (competition, match_no, starts_at, ends_at, seed, commitment)
           VALUES (?, ?, ?, ?, ?, ?)`,
        )
        .run(competition, matchNo, startsAt, endsAt, seed, commitment);
    },
    setResult({ competition, matchNo }, result) {
      database
        .prepare(
          'UPDATE matches SET result = ? WHERE competition = ? AND match_no = ? AND result IS NULL',
        )
        .run(JSON.stringify(result), competition, matchNo);
    },
    newestNo: (competition) =>
      numberOf('SELECT max(match_no) AS number FROM matches WHERE competition = ?', competition),
    open: () => all('SELECT * FROM matches WHERE result IS NULL ORDER BY starts_at, competition'),
    results: (competitions, { limit, offset }) =>
      all(
        `SELECT * ${OVER} ORDER BY ends_at DESC, competition LIMIT ? OFFSET ?`,
        JSON.stringify(competitions),
        limit,
        offset,
      ),
    count: (competitions) =>
      numberOf(`SELECT count(*) AS number ${OVER}`, JSON.stringify(competitions)),
    purge(beforeMs) {
      database
        .prepare('DELETE FROM matches WHERE result IS NOT NULL AND ends_at < ?')
        .run(beforeMs);
    },
  };
}
