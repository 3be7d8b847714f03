import type { Database } from '@maidan/partner-service';
import { readRound, ROUND_COLUMNS, type Round } from '../play/rounds.store.ts';

/** A player of an operator, or of free play, by which seeds are found. */
export type Player = Pick<Round, 'keyId' | 'playerRef'>;

/** The seeds of a player's bets: one pair at a time, each numbered by its player from 1. */
export interface SeedPair {
  pairNo: number;
  /** Secret until the pair has ended. */
  serverSeed: string;
  /** Undefined until the player's browser has proposed one; until then nothing is drawn. */
  clientSeed: string | undefined;
  /** The number of the next bet; the first one is 1. */
  nextNonce: number;
  /** The server seed of the pair that follows, secret like the pair's own. */
  nextServerSeed: string;
  startedAt: number;
  endedAt: number | undefined;
}

/** A round with what it was drawn from. */
export interface SeededRound {
  round: Round;
  pairNo: number;
  nonce: number;
  /** What its player did; empty for a round of one draw. */
  steps: readonly unknown[];
}

/** SQL over seed pairs and the rounds that were drawn from them. */
export interface SeedsStore {
  active: (player: Player) => SeedPair | undefined;
  find: (player: Player, pairNo: number) => SeedPair | undefined;
  insert: (
    player: Player,
    pair: Pick<SeedPair, 'pairNo' | 'serverSeed' | 'clientSeed' | 'nextServerSeed' | 'startedAt'>,
  ) => void;
  setClientSeed: (player: Player, pairNo: number, clientSeed: string) => void;
  end: (player: Player, pairNo: number, nowMs: number) => void;
  /** Gives a round the next nonce of a pair. To be run in the transaction that stores the round. */
  takeNonce: (player: Player, pairNo: number, roundId: string) => number;
  /** Whether a round that was drawn from the player's seeds is still under way. */
  isRoundOpen: (player: Player) => boolean;
  findRound: (player: Player, roundId: string) => SeededRound | undefined;
  /** Pairs that ended, newest first, below a number. */
  ended: (player: Player, beforePairNo: number, count: number) => SeedPair[];
  /** Rounds of a pair, newest first, below a nonce. */
  rounds: (player: Player, pairNo: number, beforeNonce: number, count: number) => SeededRound[];
  /** Removes pairs under which nobody ever bet: those that ended, and first ones whose player never came back. */
  purgeUnused: (startedBeforeMs: number) => void;
}

function readPair(row: Record<string, unknown>): SeedPair {
  return {
    pairNo: Number(row['pair_no']),
    serverSeed: String(row['server_seed']),
    clientSeed: row['client_seed'] === null ? undefined : String(row['client_seed']),
    nextNonce: Number(row['next_nonce']),
    nextServerSeed: String(row['next_server_seed']),
    startedAt: Number(row['started_at']),
    endedAt: row['ended_at'] === null ? undefined : Number(row['ended_at']),
  };
}

function readSeededRound(row: Record<string, unknown>): SeededRound {
  const steps = JSON.parse(String(row['steps'])) as unknown[];
  const [pairNo, nonce] = [Number(row['pair_no']), Number(row['nonce'])];
  return { round: readRound(row), steps, pairNo, nonce };
}

const OF_PLAYER = 'key_id = ? AND player_ref = ?';
const STEPS = `SELECT json_group_array(json(t.step)) FROM (SELECT s.step FROM round_steps s
  WHERE s.round_id = r.round_id AND s.is_pending = 0 ORDER BY s.step_no) t`;
const SEEDED_ROUNDS = `SELECT ${ROUND_COLUMNS}, (${STEPS}) AS steps, p.pair_no, p.nonce FROM round_seeds p
  JOIN rounds r ON r.round_id = p.round_id WHERE p.key_id = ? AND p.player_ref = ?`;

/** Makes the store over an open database. */
export function createSeedsStore(database: Database): SeedsStore {
  type Value = string | number;
  const pairs = (sql: string, ...values: Value[]) =>
    database
      .prepare(`SELECT * FROM seed_pairs WHERE ${OF_PLAYER} ${sql}`)
      .all(...values)
      .map((row) => readPair(row));
  const seededRounds = (sql: string, ...values: Value[]) =>
    database
      .prepare(`${SEEDED_ROUNDS} ${sql}`)
      .all(...values)
      .map((row) => readSeededRound(row));
  const set = (sql: string, ...values: Value[]) =>
    database
      .prepare(`UPDATE seed_pairs SET ${sql} = ? WHERE ${OF_PLAYER} AND pair_no = ?`)
      .run(...values);
  return {
    active: ({ keyId, playerRef }) => pairs('AND ended_at IS NULL', keyId, playerRef)[0],
    find: ({ keyId, playerRef }, pairNo) => pairs('AND pair_no = ?', keyId, playerRef, pairNo)[0],
    insert({ keyId, playerRef }, { pairNo, serverSeed, clientSeed, nextServerSeed, startedAt }) {
      database
        .prepare('INSERT INTO seed_pairs VALUES (?, ?, ?, ?, ?, 1, ?, ?, NULL)')
        .run(keyId, playerRef, pairNo, serverSeed, clientSeed ?? null, nextServerSeed, startedAt);
    },
    setClientSeed: ({ keyId, playerRef }, pairNo, clientSeed) =>
      void set('client_seed', clientSeed, keyId, playerRef, pairNo),
    end: ({ keyId, playerRef }, pairNo, nowMs) =>
      void set('ended_at', nowMs, keyId, playerRef, pairNo),
    takeNonce({ keyId, playerRef }, pairNo, roundId) {
      const row = database
        .prepare(
          `UPDATE seed_pairs SET next_nonce = next_nonce + 1 WHERE ${OF_PLAYER} AND pair_no = ?
           RETURNING next_nonce - 1 AS nonce`,
        )
        .get(keyId, playerRef, pairNo);
      const nonce = Number(row?.['nonce']);
      database
        .prepare('INSERT INTO round_seeds VALUES (?, ?, ?, ?, ?)')
        .run(roundId, keyId, playerRef, pairNo, nonce);
      return nonce;
    },
    isRoundOpen: ({ keyId, playerRef }) =>
      database
        .prepare(
          `SELECT 1 FROM rounds r JOIN round_seeds s ON s.round_id = r.round_id
           WHERE r.key_id = ? AND r.player_ref = ? AND r.status IN ('betting', 'open') LIMIT 1`,
        )
        .get(keyId, playerRef) !== undefined,
    findRound: ({ keyId, playerRef }, roundId) =>
      seededRounds('AND p.round_id = ?', keyId, playerRef, roundId)[0],
    ended: ({ keyId, playerRef }, beforePairNo, count) =>
      pairs(
        'AND ended_at IS NOT NULL AND pair_no < ? ORDER BY pair_no DESC LIMIT ?',
        keyId,
        playerRef,
        beforePairNo,
        count,
      ),
    rounds: ({ keyId, playerRef }, pairNo, beforeNonce, count) =>
      seededRounds(
        'AND p.pair_no = ? AND p.nonce < ? ORDER BY p.nonce DESC LIMIT ?',
        keyId,
        playerRef,
        pairNo,
        beforeNonce,
        count,
      ),
    purgeUnused(startedBeforeMs) {
      // The hash of a later pair's seed was shown before it began, so an active one stays until it is used.
      database
        .prepare(
          `DELETE FROM seed_pairs WHERE next_nonce = 1 AND started_at < ?
           AND (ended_at IS NOT NULL OR pair_no = 1)`,
        )
        .run(startedBeforeMs);
    },
  };
}
