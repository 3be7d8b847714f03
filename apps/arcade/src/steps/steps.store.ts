import type { Database } from '@maidan/partner-service';
import { readRound, ROUND_COLUMNS, type PlayerGame, type Round } from '../play/rounds.store.ts';

/** One step of a round, as it is stored. */
export interface StoredStep {
  /** The step as JSON, in the form that its game gave it. */
  text: string;
  /** What it raised the stake by, in minor units; 0 for a step that costs nothing. */
  raiseMinor: number;
  /** The number of its raise within the round; undefined for a step that costs nothing. */
  raiseNo: number | undefined;
}

/** A step whose raise is being asked for. */
export interface PendingStep {
  roundId: string;
  raiseNo: number;
}

/** SQL over the steps of rounds. A step is pending while the wallet is asked for its raise, and counts after that. */
export interface StepsStore {
  /** The steps of a round that count, in their order. */
  ofRound: (roundId: string) => StoredStep[];
  /** Stores a step behind those that count. Two steps cannot have one number. */
  insert: (roundId: string, step: StoredStep & { isPending: boolean; at: number }) => void;
  /** Gives a raise its number, which no other raise of the round has or will have. */
  takeRaiseNo: (roundId: string, amountMinor: number) => number;
  /** Makes the pending step of a round count. */
  accept: (roundId: string) => void;
  /** Takes the pending step of a round back, so that its number is free again. */
  takeBack: (roundId: string) => void;
  /** Open rounds of several steps that nobody touched after a moment, oldest first. */
  untouched: (sinceMs: number, count: number) => Round[];
  /** The open rounds of several steps of a player of an operator, at one vendor. */
  openOf: (player: Omit<PlayerGame, 'gameCode'>) => Round[];
  /** Steps whose raise was unanswered when the process ended. */
  interrupted: () => PendingStep[];
}

const UNTOUCHED = `SELECT ${ROUND_COLUMNS} FROM rounds r
  WHERE r.status = 'open' AND r.flight_id IS NULL AND r.created_at <= ?
  AND NOT EXISTS (SELECT 1 FROM round_steps t WHERE t.round_id = r.round_id AND t.at > ?)
  ORDER BY r.created_at LIMIT ?`;
// The first condition on the state is that of the index of rounds under way.
const OPEN_OF = `SELECT ${ROUND_COLUMNS} FROM rounds r
  WHERE r.key_id = ? AND r.player_ref = ? AND r.status IN ('betting', 'open')
  AND r.vendor = ? AND r.status = 'open' AND r.flight_id IS NULL`;

/** Makes the store over an open database. */
export function createStepsStore(database: Database): StepsStore {
  return {
    ofRound: (roundId) =>
      database
        .prepare(
          `SELECT step, raise_no, raise_minor FROM round_steps
           WHERE round_id = ? AND is_pending = 0 ORDER BY step_no`,
        )
        .all(roundId)
        .map((row) => ({
          text: String(row['step']),
          raiseMinor: Number(row['raise_minor']),
          raiseNo: row['raise_no'] === null ? undefined : Number(row['raise_no']),
        })),
    insert(roundId, { text, raiseMinor, raiseNo, isPending, at }) {
      database
        .prepare(
          `INSERT INTO round_steps (round_id, step_no, step, raise_no, raise_minor, is_pending, at)
           SELECT ?, count(*), ?, ?, ?, ?, ? FROM round_steps WHERE round_id = ? AND is_pending = 0`,
        )
        .run(roundId, text, raiseNo ?? null, raiseMinor, isPending ? 1 : 0, at, roundId);
    },
    takeRaiseNo(roundId, amountMinor) {
      const row = database
        .prepare(
          `INSERT INTO round_raises (round_id, raise_no, amount_minor)
           SELECT ?, count(*) + 1, ? FROM round_raises WHERE round_id = ? RETURNING raise_no`,
        )
        .get(roundId, amountMinor, roundId);
      return Number(row?.['raise_no']);
    },
    accept: (roundId) =>
      void database
        .prepare('UPDATE round_steps SET is_pending = 0 WHERE round_id = ? AND is_pending = 1')
        .run(roundId),
    takeBack: (roundId) =>
      void database
        .prepare('DELETE FROM round_steps WHERE round_id = ? AND is_pending = 1')
        .run(roundId),
    untouched: (sinceMs, count) =>
      database
        .prepare(UNTOUCHED)
        .all(sinceMs, sinceMs, count)
        .map((row) => readRound(row)),
    openOf: ({ keyId, vendor, playerRef }) =>
      database
        .prepare(OPEN_OF)
        .all(keyId, playerRef, vendor)
        .map((row) => readRound(row)),
    interrupted: () =>
      database
        .prepare('SELECT round_id, raise_no FROM round_steps WHERE is_pending = 1')
        .all()
        .map((row) => ({ roundId: String(row['round_id']), raiseNo: Number(row['raise_no']) })),
  };
}
