import type { Database } from '@maidan/partner-service';
import type { CommonTitle } from '../clocked/common-title.ts';
import { crashChoice } from '../games/crash/rules.ts';
import { readRound, ROUND_COLUMNS, type Round } from '../play/rounds.store.ts';

/** One flight for everybody in a room. Value, end and `endsAt` are secret until it is over. */
export interface CommonFlight extends CommonTitle {
  flightId: string;
  /** From 1 on in its room, without gaps. */
  flightNo: number;
  chainId: number;
  valueNo: number;
  value: string;
  /** Unix milliseconds; until then bets may join. */
  takeoffAt: number;
  endHundredths: number;
  endsAt: number;
}

/** A bet on a flight, with the name of its player. */
export interface FlightBet {
  round: Round;
  /** From 1 on in its flight, in the order in which the bets joined. */
  betNo: number;
  displayName: string;
  lobbyOrigin: string;
}

/** A bet whose cash-out or end is due. */
export interface DueBet {
  roundId: string;
  stakeMinor: number;
  /** Where it is cashed out automatically, in hundredths; undefined for a bet by hand. */
  autoHundredths: number | undefined;
  flight: CommonFlight;
}

/** SQL over rooms, flights and the bets on them. */
export interface FlightsStore {
  /** Says that somebody watches a room until a moment. */
  want: (room: CommonTitle, untilMs: number) => void;
  /** Every room that ever had a flight or a visitor. */
  rooms: () => CommonTitle[];
  /** The rooms that somebody watches. */
  wanted: (nowMs: number) => CommonTitle[];
  /** The newest flight of a room, over or not. */
  newest: (room: CommonTitle) => CommonFlight | undefined;
  find: (flightId: string) => CommonFlight | undefined;
  /** Adds the next flight of a room. */
  insert: (flight: Omit<CommonFlight, 'flightId' | 'flightNo'>) => void;
  /** Whether a flight is not over, or bets wait for their end. */
  isBusy: (nowMs: number) => boolean;
  /** The flights that are over, newest first. */
  ended: (room: CommonTitle, nowMs: number, count: number) => CommonFlight[];
  /** Counts how often the bets of a room changed; the same number means that nothing did. */
  revision: (room: CommonTitle) => number;
  addBet: (roundId: string, flight: CommonFlight, dueAt: number) => void;
  /** Closes a bet, and answers false when it was closed before. */
  closeBet: (roundId: string, room: CommonTitle) => boolean;
  bets: (flightId: string) => FlightBet[];
  dueBets: (nowMs: number) => DueBet[];
  /** Rounds on flights of one player each, which older versions had, that were never ended. */
  olderOpenRounds: () => string[];
  /** Deletes flights that ended before a moment, with the numbers of their bets; the newest of a room stay. */
  purge: (beforeMs: number, keptPerRoom: number) => void;
}

function readFlight(row: Record<string, unknown>): CommonFlight {
  return {
    flightId: String(row['flight_id']),
    keyId: String(row['key_id']),
    gameCode: String(row['game_code']),
    flightNo: Number(row['flight_no']),
    chainId: Number(row['chain_id']),
    valueNo: Number(row['value_no']),
    value: String(row['value']),
    takeoffAt: Number(row['takeoff_at']),
    endHundredths: Number(row['end_hundredths']),
    endsAt: Number(row['ends_at']),
  };
}

/** The automatic cash-out of a stored choice, in hundredths. */
export function autoOf(choice: unknown): number | undefined {
  return crashChoice.safeParse(choice).data?.autoHundredths ?? undefined;
}

const OF_ROOM = 'key_id = ? AND game_code = ?';
const BETS = `SELECT ${ROUND_COLUMNS}, b.bet_no, s.display_name, s.lobby_origin FROM flight_bets b
  JOIN rounds r ON r.round_id = b.round_id JOIN sessions s ON s.session_id = r.session_id
  WHERE b.flight_id = ? AND r.status IN ('open', 'settling', 'settled') ORDER BY b.bet_no`;
const DUE = `SELECT f.*, r.round_id, r.stake_minor, r.choice FROM flight_bets b
  JOIN rounds r ON r.round_id = b.round_id JOIN common_flights f ON f.flight_id = b.flight_id
  WHERE b.is_open = 1 AND b.due_at <= ?`;
const PURGE = `DELETE FROM common_flights WHERE ends_at < ? AND flight_no <= (
  SELECT last_flight_no - ? FROM flight_rooms r
  WHERE r.key_id = common_flights.key_id AND r.game_code = common_flights.game_code)`;

/** Makes the part of the store that knows rooms and flights. */
function createRooms(database: Database) {
  const flights = (sql: string, ...values: (string | number)[]) =>
    database
      .prepare(`SELECT * FROM common_flights ${sql}`)
      .all(...values)
      .map((row) => readFlight(row));
  const rooms = (wantedAfterMs: number): CommonTitle[] =>
    database
      .prepare('SELECT key_id, game_code FROM flight_rooms WHERE wanted_until > ?')
      .all(wantedAfterMs)
      .map((row) => ({ keyId: String(row['key_id']), gameCode: String(row['game_code']) }));
  const isThere = (sql: string, ...values: number[]) =>
    database.prepare(sql).get(...values) !== undefined;
  return {
    want({ keyId, gameCode }: CommonTitle, untilMs: number): void {
      database
        .prepare(
          `INSERT INTO flight_rooms (key_id, game_code, wanted_until) VALUES (?, ?, ?)
           ON CONFLICT DO UPDATE SET wanted_until = max(wanted_until, excluded.wanted_until)`,
        )
        .run(keyId, gameCode, untilMs);
    },
    rooms: () => rooms(0),
    wanted: (nowMs: number) => rooms(nowMs),
    newest: ({ keyId, gameCode }: CommonTitle) =>
      flights(`WHERE ${OF_ROOM} ORDER BY flight_no DESC LIMIT 1`, keyId, gameCode)[0],
    find: (flightId: string) => flights('WHERE flight_id = ?', flightId)[0],
    insert(flight: Omit<CommonFlight, 'flightId' | 'flightNo'>): void {
      const { keyId, gameCode, chainId, valueNo, value, takeoffAt, endHundredths, endsAt } = flight;
      const row = database
        .prepare(
          `UPDATE flight_rooms SET last_flight_no = last_flight_no + 1, revision = revision + 1
           WHERE ${OF_ROOM} RETURNING last_flight_no`,
        )
        .get(keyId, gameCode);
      const flightNo = Number(row?.['last_flight_no']);
      const flightId = `${keyId}/${gameCode}/${flightNo}`;
      database
        .prepare('INSERT INTO common_flights VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
        .run(
          flightId,
          keyId,
          gameCode,
          flightNo,
          chainId,
          valueNo,
          value,
          takeoffAt,
          endHundredths,
          endsAt,
        );
    },
    isBusy: (nowMs: number) =>
      isThere('SELECT 1 FROM common_flights WHERE ends_at > ? LIMIT 1', nowMs) ||
      isThere('SELECT 1 FROM flight_bets WHERE is_open = 1 LIMIT 1'),
    ended: ({ keyId, gameCode }: CommonTitle, nowMs: number, count: number) =>
      flights(
        `WHERE ${OF_ROOM} AND ends_at <= ? ORDER BY flight_no DESC LIMIT ?`,
        keyId,
        gameCode,
        nowMs,
        count,
      ),
    revision({ keyId, gameCode }: CommonTitle): number {
      const row = database
        .prepare(`SELECT revision FROM flight_rooms WHERE ${OF_ROOM}`)
        .get(keyId, gameCode);
      return Number(row?.['revision'] ?? 0);
    },
    purge(beforeMs: number, keptPerRoom: number): void {
      database.prepare(PURGE).run(beforeMs, keptPerRoom);
      database.exec(
        `DELETE FROM flight_bets WHERE is_open = 0
         AND flight_id NOT IN (SELECT flight_id FROM common_flights)`,
      );
    },
  };
}

/** Makes the part of the store that knows bets. */
function createBets(database: Database) {
  const change = ({ keyId, gameCode }: CommonTitle) =>
    database
      .prepare(`UPDATE flight_rooms SET revision = revision + 1 WHERE ${OF_ROOM}`)
      .run(keyId, gameCode);
  return {
    addBet(roundId: string, flight: CommonFlight, dueAt: number): void {
      database
        .prepare(
          `INSERT INTO flight_bets (round_id, flight_id, bet_no, due_at)
           SELECT ?, ?, coalesce(max(bet_no), 0) + 1, ? FROM flight_bets WHERE flight_id = ?`,
        )
        .run(roundId, flight.flightId, dueAt, flight.flightId);
      change(flight);
    },
    closeBet(roundId: string, room: CommonTitle): boolean {
      const { changes } = database
        .prepare('UPDATE flight_bets SET is_open = 0 WHERE round_id = ? AND is_open = 1')
        .run(roundId);
      if (changes === 1) change(room);
      return changes === 1;
    },
    bets: (flightId: string): FlightBet[] =>
      database
        .prepare(BETS)
        .all(flightId)
        .map((row) => ({
          round: readRound(row),
          betNo: Number(row['bet_no']),
          displayName: String(row['display_name'] ?? ''),
          lobbyOrigin: String(row['lobby_origin']),
        })),
    dueBets: (nowMs: number): DueBet[] =>
      database
        .prepare(DUE)
        .all(nowMs)
        .map((row) => ({
          roundId: String(row['round_id']),
          stakeMinor: Number(row['stake_minor']),
          autoHundredths: autoOf(JSON.parse(String(row['choice']))),
          flight: readFlight(row),
        })),
    olderOpenRounds: (): string[] =>
      database
        .prepare(
          `SELECT round_id FROM rounds WHERE status = 'open' AND flight_id IN
           (SELECT flight_id FROM flights)`,
        )
        .all()
        .map((row) => String(row['round_id'])),
  };
}

/** Makes the store over an open database. */
export function createFlightsStore(database: Database): FlightsStore {
  return { ...createRooms(database), ...createBets(database) };
}
