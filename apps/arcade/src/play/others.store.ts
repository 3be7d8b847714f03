import type { Database } from '@maidan/partner-service';
import type { Session } from '../launch/sessions.store.ts';

/** How long a flight of another player is shown, in milliseconds. */
const SHOWN_FOR_MS = 24 * 3_600_000;
const MOST = 12;

/** A bet of another player on a flight of theirs, with no more of the player than a masked name. */
export interface OthersBet {
  name: string;
  stakeMinor: number;
  state: 'flying' | 'cashed' | 'lost';
  /** Where the bet was cashed out, or else where its flight ended; absent while it flies. */
  hundredths?: number;
  payoutMinor: number;
}

/** SQL over the flights of other players. */
export interface OthersStore {
  /**
   * Real bets of the last day of other players of the same title on the same site, newest first. Bets in free play and
   * in other currencies are left out.
   */
  ofOthers: (session: Session, nowMs: number) => OthersBet[];
}

const QUERY = `SELECT s.display_name, r.status, r.stake_minor, r.payout_minor,
    json_extract(r.outcome, '$.cashedAtHundredths') AS cashed_at,
    json_extract(r.outcome, '$.crashHundredths') AS crash_at
  FROM rounds r JOIN sessions s ON s.session_id = r.session_id
  WHERE r.key_id = ? AND r.vendor = ? AND r.game_code = ? AND r.created_at > ?
    AND r.flight_id IS NOT NULL AND r.status IN ('open', 'settling', 'settled')
    AND r.is_free_play = 0 AND r.currency = ? AND s.lobby_origin = ? AND r.player_ref <> ?
  ORDER BY r.created_at DESC LIMIT ?`;

/** A name as others may see it: the first two characters and the last one. Its length is not shown. */
export function maskName(name: string): string {
  const letters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  const last = letters.length > 3 ? (letters.at(-1) ?? '') : '';
  return `${letters.slice(0, Math.max(0, Math.min(2, letters.length - 1))).join('')}***${last}`;
}

function readBet(row: Record<string, unknown>): OthersBet {
  const isFlying = row['status'] === 'open';
  const isCashed = row['cashed_at'] !== null;
  const hundredths = isCashed ? row['cashed_at'] : row['crash_at'];
  return {
    name: maskName(String(row['display_name'] ?? '')),
    stakeMinor: Number(row['stake_minor']),
    state: isFlying ? 'flying' : isCashed ? 'cashed' : 'lost',
    ...(isFlying ? {} : { hundredths: Number(hundredths) }),
    payoutMinor: isFlying ? 0 : Number(row['payout_minor']),
  };
}

/** Makes the store over an open database. */
export function createOthersStore(database: Database): OthersStore {
  return {
    ofOthers(session, nowMs) {
      const { keyId, vendor, gameCode, currency, lobbyOrigin, playerRef = '' } = session;
      return database
        .prepare(QUERY)
        .all(keyId, vendor, gameCode, nowMs - SHOWN_FOR_MS, currency, lobbyOrigin, playerRef, MOST)
        .map((row) => readBet(row));
    },
  };
}
