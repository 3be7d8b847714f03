import type { Database } from '@maidan/partner-service';
import type { PlayerGame } from './rounds.store.ts';

/** One flight of the crash game with up to two rounds of one player. */
export interface Flight {
  flightId: string;
  /** Unix milliseconds; until then the second bet may still join. */
  takeoffAt: number;
  /** Drawn at takeoff; secret until the flight has ended. */
  crashHundredths: number | undefined;
  endedAt: number | undefined;
}

/** SQL over flights. */
export interface FlightsStore {
  insert: (flightId: string, game: PlayerGame, takeoffAt: number) => void;
  /** The flight of a player and title that has not ended. */
  current: (game: PlayerGame) => Flight | undefined;
  find: (flightId: string) => Flight | undefined;
  /** Flights that have taken off and are not closed yet. */
  inAir: (nowMs: number) => Flight[];
  /** Every flight that has not ended, including boarding ones. */
  unfinished: () => Flight[];
  /** The last ends, newest first, in hundredths. */
  lastEnds: (game: PlayerGame, count: number) => number[];
  setCrashPoint: (flightId: string, hundredths: number) => void;
  end: (flightId: string, nowMs: number) => void;
}

function readFlight(row: Record<string, unknown>): Flight {
  const number = (name: string) => (row[name] === null ? undefined : Number(row[name]));
  return {
    flightId: String(row['flight_id']),
    takeoffAt: Number(row['takeoff_at']),
    crashHundredths: number('crash_hundredths'),
    endedAt: number('ended_at'),
  };
}

const OF_GAME = 'key_id = ? AND vendor = ? AND player_ref = ? AND game_code = ?';

function gameKey(game: PlayerGame): [string, string, string, string] {
  return [game.keyId, game.vendor, game.playerRef, game.gameCode];
}

/** Makes the store over an open database. */
export function createFlightsStore(database: Database): FlightsStore {
  const all = (sql: string, ...values: (string | number)[]) =>
    database
      .prepare(sql)
      .all(...values)
      .map((row) => readFlight(row));
  return {
    insert(flightId, game, takeoffAt) {
      database
        .prepare(
          `INSERT INTO flights (flight_id, key_id, vendor, player_ref, game_code, takeoff_at)
           VALUES (?, ?, ?, ?, ?, ?)`,
        )
        .run(flightId, ...gameKey(game), takeoffAt);
    },
    current: (game) =>
      all(`SELECT * FROM flights WHERE ${OF_GAME} AND ended_at IS NULL`, ...gameKey(game))[0],
    find: (flightId) => all('SELECT * FROM flights WHERE flight_id = ?', flightId)[0],
    inAir: (nowMs) =>
      all('SELECT * FROM flights WHERE ended_at IS NULL AND takeoff_at <= ?', nowMs),
    unfinished: () => all('SELECT * FROM flights WHERE ended_at IS NULL'),
    lastEnds(game, count) {
      return all(
        `SELECT * FROM flights WHERE ${OF_GAME} AND ended_at IS NOT NULL
         AND crash_hundredths IS NOT NULL ORDER BY takeoff_at DESC LIMIT ?`,
        ...gameKey(game),
        count,
      ).map((flight) => flight.crashHundredths ?? 100);
    },
    setCrashPoint(flightId, hundredths) {
      database
        .prepare('UPDATE flights SET crash_hundredths = ? WHERE flight_id = ?')
        .run(hundredths, flightId);
    },
    end(flightId, nowMs) {
      database.prepare('UPDATE flights SET ended_at = ? WHERE flight_id = ?').run(nowMs, flightId);
    },
  };
}
