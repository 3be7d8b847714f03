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
  /** When the wallet was asked. */
  at: number;
}

/** SQL over the steps of rounds. A step is pending while the wallet is asked for its raise, and counts after that. */
export interface StepsStore {
  /** The steps of a round that count, in their order. */
  ofRound: (roundId: string) => StoredStep[];
  /**
   * Stores the step of a number. Answers false, and stores nothing, when the round is not open any more, or when another
   * process was faster: then the round has more steps, or waits for a raise.
   */
  insert: (roundId: string, stepNo: number, step: NewStep) => boolean;
  /** Gives a raise its number, which no other raise of the round has or will have. */
  takeRaiseNo: (roundId: string, amountMinor: number) => number;
  /** The step of a round whose raise is being asked for, by any process. */
  pending: (roundId: string) => PendingStep | undefined;
  /** Makes the pending step of a raise count; answers false when it was taken back meanwhile. */
  accept: (roundId: string, raiseNo: number) => boolean;
  /** Takes the pending step of a raise back, so that its number is free again; answers false when it was done already. */
  takeBack: (roundId: string, raiseNo: number) => boolean;
  /** Open rounds of several steps that nobody touched after a moment, oldest first. */
  untouched: (sinceMs: number, count: number) => Round[];
  /** The open rounds of several steps of a player of an operator, at one vendor. */
  openOf: (player: Omit<PlayerGame, 'gameCode'>) => Round[];
  /** Steps whose raise was asked for at a moment or before, and is still pending. */
  pendingSince: (atMs: number) => PendingStep[];
}

/** A step that is about to be stored. */
export type NewStep = StoredStep & { isPending: boolean; at: number };

const UNTOUCHED = `SELECT ${ROUND_COLUMNS} FROM rounds r
  WHERE r.status = 'open' AND r.flight_id IS NULL AND r.created_at <= ?
  AND NOT EXISTS (SELECT 1 FROM round_steps t WHERE t.round_id = r.round_id AND t.at > ?)
  ORDER BY r.created_at LIMIT ?`;
// The first condition on the state is that of the index of rounds under way.
const OPEN_OF = `SELECT ${ROUND_COLUMNS} FROM rounds r
  WHERE r.key_id = ? AND r.player_ref = ? AND r.status IN ('betting', 'open')
  AND r.vendor = ? AND r.status = 'open' AND r.flight_id IS NULL`;

const PENDING = 'SELECT round_id, raise_no, at FROM round_steps WHERE is_pending = 1';
const OF_RAISE = 'WHERE round_id = ? AND is_pending = 1 AND raise_no = ?';

function readPending(row: Record<string, unknown>): PendingStep {
  return {
    roundId: String(row['round_id']),
    raiseNo: Number(row['raise_no']),
    at: Number(row['at']),
  };
}

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
    insert: (roundId, stepNo, { text, raiseMinor, raiseNo, isPending, at }) =>
      database
        .prepare(
          `INSERT INTO round_steps (round_id, step_no, step, raise_no, raise_minor, is_pending, at)
           SELECT r.round_id, ?, ?, ?, ?, ?, ? FROM rounds r WHERE r.round_id = ? AND r.status = 'open'
           AND ? = (SELECT count(*) FROM round_steps t WHERE t.round_id = r.round_id)`,
        )
        .run(stepNo, text, raiseNo ?? null, raiseMinor, isPending ? 1 : 0, at, roundId, stepNo)
        .changes === 1,
    takeRaiseNo(roundId, amountMinor) {
      const row = database
        .prepare(
          `INSERT INTO round_raises (round_id, raise_no, amount_minor)
           SELECT ?, count(*) + 1, ? FROM round_raises WHERE round_id = ? RETURNING raise_no`,
        )
        .get(roundId, amountMinor, roundId);
      return Number(row?.['raise_no']);
    },
    pending(roundId) {
      const row = database.prepare(`${PENDING} AND round_id = ?`).get(roundId);
      return row && readPending(row);
    },
    accept: (roundId, raiseNo) =>
      database.prepare(`UPDATE round_steps SET is_pending = 0 ${OF_RAISE}`).run(roundId, raiseNo)
        .changes === 1,
    takeBack: (roundId, raiseNo) =>
      database.prepare(`DELETE FROM round_steps ${OF_RAISE}`).run(roundId, raiseNo).changes === 1,
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
    pendingSince: (atMs) =>
      database
        .prepare(`${PENDING} AND at <= ?`)
        .all(atMs)
        .map((row) => readPending(row)),
  };
}
