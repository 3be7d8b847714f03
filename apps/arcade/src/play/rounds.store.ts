import type { RefusalCode } from '@maidan/wire';
import type { Session } from '../launch/sessions.store.ts';
import type { Database } from '@maidan/partner-service';

/**
 * betting: the stake was asked for, and the answer is awaited. open: the stake was taken, and the flight is in the air or
 * the next step of the player is awaited.
 * settling: the outcome is stored, but the wallet does not know all of it yet. settled: the wallet knows everything.
 * returning: the stake is being returned. void: it was returned. refused: it was never taken.
 */
export type RoundStatus =
  | 'betting'
  | 'open'
  | 'settling'
  | 'settled'
  | 'returning'
  | 'void'
  | 'refused';

/** One round: one stake and its settlement. */
export interface Round {
  roundId: string;
  playId: string;
  keyId: string;
  vendor: string;
  playerRef: string;
  gameCode: string;
  isFreePlay: boolean;
  currency: string;
  stakeMinor: number;
  /** All that was staked: the stake, and what its steps raised it by. */
  stakedMinor: number;
  choice: Record<string, unknown>;
  status: RoundStatus;
  outcome: Record<string, unknown> | undefined;
  payoutMinor: number;
  refusal: RefusalCode | undefined;
  flightId: string | undefined;
  createdAt: number;
}

/** Player and title, by which rounds are found. */
export type PlayerGame = Pick<Session, 'keyId' | 'vendor' | 'gameCode'> & { playerRef: string };

/** Fields of a round that is about to be played. */
export type NewRound = PlayerGame &
  Pick<Round, 'roundId' | 'playId' | 'isFreePlay' | 'currency' | 'stakeMinor' | 'choice'> & {
    sessionId: string;
    outcome?: Record<string, unknown>;
    payoutMinor?: number;
    createdAt: number;
  };

/** SQL over rounds. */
export interface RoundsStore {
  insert: (round: NewRound) => void;
  find: (roundId: string) => Round | undefined;
  findByPlayId: (sessionId: string, playId: string) => Round | undefined;
  /** Rounds that prevent a new one: betting or open. */
  underWay: (game: PlayerGame) => Round[];
  /** The newest finished rounds, newest first. */
  recent: (game: PlayerGame, count: number) => Round[];
  /** Rounds whose stake was asked for at a moment or before, and whose answer is not stored. */
  bettingSince: (atMs: number) => Round[];
  /** The open rounds on a draw that is the same for everybody. */
  openOn: (drawId: string) => Round[];
  setStatus: (roundId: string, status: RoundStatus, refusal?: RefusalCode) => void;
  /**
   * Opens a round whose stake was taken: on a flight, or for the next step of its player. Answers false when the stake was
   * returned meanwhile.
   */
  setOpen: (roundId: string, flightId: string | undefined) => boolean;
  /** Stores how a round came out, once: answers false for one that is settled or returned already. */
  setOutcome: (
    roundId: string,
    outcome: Record<string, unknown>,
    payoutMinor: number,
    nowMs: number,
  ) => boolean;
  countByStatus: (status: RoundStatus) => number;
}

/** Reads a round from a row of its table. */
export function readRound(row: Record<string, unknown>): Round {
  const text = (name: string) => (row[name] === null ? undefined : String(row[name]));
  const outcome = text('outcome');
  return {
    roundId: String(row['round_id']),
    playId: String(row['play_id']),
    keyId: String(row['key_id']),
    vendor: String(row['vendor']),
    playerRef: String(row['player_ref']),
    gameCode: String(row['game_code']),
    isFreePlay: row['is_free_play'] === 1,
    currency: String(row['currency']),
    stakeMinor: Number(row['stake_minor']),
    stakedMinor: Number(row['staked_minor']),
    choice: JSON.parse(String(row['choice'])) as Record<string, unknown>,
    status: String(row['status']) as RoundStatus,
    outcome: outcome === undefined ? undefined : (JSON.parse(outcome) as Record<string, unknown>),
    payoutMinor: Number(row['payout_minor']),
    refusal: text('refusal') as RefusalCode | undefined,
    flightId: text('flight_id'),
    createdAt: Number(row['created_at']),
  };
}

/** The columns of a round, read as `r`, with all that was staked in it. */
export const ROUND_COLUMNS = `r.*, r.stake_minor + coalesce((SELECT sum(s.raise_minor)
  FROM round_steps s WHERE s.round_id = r.round_id AND s.is_pending = 0), 0) AS staked_minor`;
const SELECT = `SELECT ${ROUND_COLUMNS} FROM rounds r`;
const OF_GAME = 'key_id = ? AND vendor = ? AND player_ref = ? AND game_code = ?';

function gameKey(game: PlayerGame): [string, string, string, string] {
  return [game.keyId, game.vendor, game.playerRef, game.gameCode];
}

/** Makes the store over an open database. */
export function createRoundsStore(database: Database): RoundsStore {
  const all = (sql: string, ...values: (string | number)[]) =>
    database
      .prepare(sql)
      .all(...values)
      .map((row) => readRound(row));
  const one = (sql: string, ...values: string[]) => all(sql, ...values)[0];
  const insert = `INSERT INTO rounds (round_id, session_id, play_id, key_id, vendor, player_ref,
    game_code, is_free_play, currency, stake_minor, choice, status, outcome, payout_minor, created_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'betting', ?, ?, ?)`;
  return {
    insert(round) {
      database
        .prepare(insert)
        .run(
          round.roundId,
          round.sessionId,
          round.playId,
          ...gameKey(round),
          round.isFreePlay ? 1 : 0,
          round.currency,
          round.stakeMinor,
          JSON.stringify(round.choice),
          round.outcome === undefined ? null : JSON.stringify(round.outcome),
          round.payoutMinor ?? 0,
          round.createdAt,
        );
    },
    find: (roundId) => one(`${SELECT} WHERE round_id = ?`, roundId),
    findByPlayId: (sessionId, playId) =>
      one(`${SELECT} WHERE session_id = ? AND play_id = ?`, sessionId, playId),
    underWay: (game) =>
      all(`${SELECT} WHERE ${OF_GAME} AND status IN ('betting', 'open')`, ...gameKey(game)),
    recent: (game, count) =>
      all(
        `${SELECT} WHERE ${OF_GAME} AND status IN ('settling', 'settled')
         ORDER BY created_at DESC LIMIT ?`,
        ...gameKey(game),
        count,
      ),
    bettingSince: (atMs) => all(`${SELECT} WHERE status = 'betting' AND created_at <= ?`, atMs),
    openOn: (drawId) => all(`${SELECT} WHERE flight_id = ? AND status = 'open'`, drawId),
    setStatus(roundId, status, refusal) {
      database
        .prepare('UPDATE rounds SET status = ?, refusal = ? WHERE round_id = ?')
        .run(status, refusal ?? null, roundId);
    },
    setOpen: (roundId, flightId) =>
      database
        .prepare(
          `UPDATE rounds SET status = 'open', flight_id = ? WHERE round_id = ? AND status = 'betting'`,
        )
        .run(flightId ?? null, roundId).changes === 1,
    setOutcome: (roundId, outcome, payoutMinor, nowMs) =>
      database
        .prepare(
          `UPDATE rounds SET status = 'settling', outcome = ?, payout_minor = ?, settled_at = ?
           WHERE round_id = ? AND status IN ('betting', 'open')`,
        )
        .run(JSON.stringify(outcome), payoutMinor, nowMs, roundId).changes === 1,
    countByStatus(status) {
      const row = database.prepare('SELECT count(*) AS n FROM rounds WHERE status = ?').get(status);
      return Number(row?.['n'] ?? 0);
    },
  };
}
