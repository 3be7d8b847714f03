import type { Database } from '@maidan/partner-service';
import type { PlayerGame } from './rounds.store.ts';

/** How long a player may be away from a title and still count as on the same visit, in milliseconds. */
export const VISIT_MS = 30 * 60_000;
const SOUND_MEMORY_MS = 180 * 86_400_000;

/**
 * What a player chose in the frame. It is stored here and not in the browser, since a frame on another origin may have
 * no storage.
 */
export interface ChoicesStore {
  /** Stores the stake of a bet; `place` distinguishes the bets of one title. */
  keepStake: (game: PlayerGame, place: number, stakeMinor: number, nowMs: number) => void;
  /** The stakes of a visit by place. A new visit has none, so it starts at the smallest stake. */
  stakes: (game: PlayerGame, nowMs: number) => Map<number, number>;
  /** Stores, for all titles, whether the player wants sound. */
  keepSound: (player: PlayerGame, isOn: boolean, nowMs: number) => void;
  isSoundOn: (player: PlayerGame) => boolean;
  /** Removes choices that no visit can read any more. */
  purge: (nowMs: number) => void;
}

/** Makes the store over an open database. */
export function createChoicesStore(database: Database): ChoicesStore {
  return {
    keepStake({ keyId, vendor, playerRef, gameCode }, place, stakeMinor, nowMs) {
      database
        .prepare('INSERT OR REPLACE INTO stakes VALUES (?, ?, ?, ?, ?, ?, ?)')
        .run(keyId, vendor, playerRef, gameCode, place, stakeMinor, nowMs);
    },
    stakes({ keyId, vendor, playerRef, gameCode }, nowMs) {
      const rows = database
        .prepare(
          `SELECT place, stake_minor FROM stakes
           WHERE key_id = ? AND vendor = ? AND player_ref = ? AND game_code = ? AND kept_at > ?`,
        )
        .all(keyId, vendor, playerRef, gameCode, nowMs - VISIT_MS);
      return new Map(rows.map((row) => [Number(row['place']), Number(row['stake_minor'])]));
    },
    keepSound({ keyId, playerRef }, isOn, nowMs) {
      database
        .prepare('INSERT OR REPLACE INTO sounds VALUES (?, ?, ?, ?)')
        .run(keyId, playerRef, isOn ? 1 : 0, nowMs);
    },
    isSoundOn({ keyId, playerRef }) {
      const row = database
        .prepare('SELECT is_on FROM sounds WHERE key_id = ? AND player_ref = ?')
        .get(keyId, playerRef);
      return row?.['is_on'] === 1;
    },
    purge(nowMs) {
      database.prepare('DELETE FROM stakes WHERE kept_at < ?').run(nowMs - VISIT_MS);
      database.prepare('DELETE FROM sounds WHERE kept_at < ?').run(nowMs - SOUND_MEMORY_MS);
    },
  };
}
