import { createHash, randomBytes } from 'node:crypto';
import type { LaunchBody, LaunchTheme } from '@maidan/wire';
import type { Database } from '@maidan/partner-service';

/** How long a frame may be used after its launch, in milliseconds. */
const SESSION_LIFE_MS = 12 * 3_600_000;

/** One launched frame: the player and the game, in a look and language. */
export interface Session {
  sessionId: string;
  keyId: string;
  vendor: string;
  gameCode: string;
  title: string;
  language: string;
  currency: string;
  theme: LaunchTheme;
  digits: 'beng' | 'latn';
  lobbyOrigin: string;
  isFreePlay: boolean;
  /** Whether the site lets the game offer autoplay. */
  mayAutoplay: boolean;
  /** The player's session at the operator; empty in free play, whose wallet needs none. */
  operatorToken: string;
  playerRef: string | undefined;
  displayName: string | undefined;
}

/** SQL over frame sessions. Tokens are stored as hashes only. */
export interface SessionsStore {
  /** Stores a session and answers the frame's token: 256 random bits. */
  create: (keyId: string, launch: LaunchBody, nowMs: number) => string;
  /** Finds the live session of a frame token. */
  find: (token: string, nowMs: number) => Session | undefined;
  setPlayer: (sessionId: string, playerRef: string, displayName: string) => void;
  /** Removes sessions that ended more than a day ago. */
  purge: (nowMs: number) => void;
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function optionalText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function readSession(row: Record<string, unknown>): Session {
  return {
    sessionId: String(row['session_id']),
    keyId: String(row['key_id']),
    vendor: String(row['vendor']),
    gameCode: String(row['game_code']),
    title: String(row['title']),
    language: String(row['language']),
    currency: String(row['currency']),
    theme: JSON.parse(String(row['theme'])) as LaunchTheme,
    digits: row['digits'] === 'beng' ? 'beng' : 'latn',
    lobbyOrigin: String(row['lobby_origin']),
    isFreePlay: row['is_free_play'] === 1,
    mayAutoplay: row['may_autoplay'] === 1,
    operatorToken: optionalText(row['operator_token']) ?? '',
    playerRef: optionalText(row['player_ref']),
    displayName: optionalText(row['display_name']),
  };
}

/** A free player keeps the same play money while the operator's session lasts. */
function freePlayerRef(launch: LaunchBody): string {
  const seed = launch.sessionToken ?? randomBytes(32).toString('hex');
  return `free-${createHash('sha256').update(`${launch.vendor}/${seed}`).digest('hex').slice(0, 40)}`;
}

/** Makes the store over an open database. */
export function createSessionsStore(database: Database): SessionsStore {
  const insert = `INSERT INTO sessions (session_id, key_id, vendor, game_code, title, language,
    currency, theme, digits, lobby_origin, is_free_play, operator_token, player_ref,
    created_at, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
  return {
    create(keyId, launch, nowMs) {
      const token = randomBytes(32).toString('base64url');
      database
        .prepare(insert)
        .run(
          hashToken(token),
          keyId,
          launch.vendor,
          launch.gameCode,
          launch.title,
          launch.language,
          launch.currency,
          JSON.stringify(launch.theme),
          launch.digits,
          launch.lobbyOrigin,
          launch.freePlay ? 1 : 0,
          launch.freePlay ? null : (launch.sessionToken ?? null),
          launch.freePlay ? freePlayerRef(launch) : null,
          nowMs,
          nowMs + SESSION_LIFE_MS,
        );
      // A table of its own: a database that is older than the setting has no column for it.
      if (launch.autoplay === true)
        database
          .prepare('INSERT INTO session_autoplay (session_id) VALUES (?)')
          .run(hashToken(token));
      return token;
    },
    find(token, nowMs) {
      const row = database
        .prepare(
          `SELECT *, session_id IN (SELECT session_id FROM session_autoplay) AS may_autoplay
            FROM sessions WHERE session_id = ? AND expires_at > ?`,
        )
        .get(hashToken(token), nowMs);
      return row === undefined ? undefined : readSession(row);
    },
    setPlayer(sessionId, playerRef, displayName) {
      database
        .prepare('UPDATE sessions SET player_ref = ?, display_name = ? WHERE session_id = ?')
        .run(playerRef, displayName, sessionId);
    },
    purge(nowMs) {
      database.prepare('DELETE FROM sessions WHERE expires_at < ?').run(nowMs - 86_400_000);
      database.exec(
        'DELETE FROM session_autoplay WHERE session_id NOT IN (SELECT session_id FROM sessions)',
      );
    },
  };
}
