import { REQUEST_ID_MEMORY_MS } from '@maidan/wire';
import type { Database } from '@maidan/partner-service';

/** SQL over the request ids of signed calls. */
export interface RequestIdsStore {
  /** True when the id was new; it is then remembered for as long as the wire requires. */
  remember: (keyId: string, requestId: string, nowMs: number) => boolean;
  purge: (nowMs: number) => void;
}

/** Makes the store over an open database. */
export function createRequestIdsStore(database: Database): RequestIdsStore {
  return {
    remember(keyId, requestId, nowMs) {
      const result = database
        .prepare('INSERT OR IGNORE INTO request_ids VALUES (?, ?, ?)')
        .run(keyId, requestId, nowMs);
      return Number(result.changes) === 1;
    },
    purge(nowMs) {
      database
        .prepare('DELETE FROM request_ids WHERE seen_at < ?')
        .run(nowMs - 2 * REQUEST_ID_MEMORY_MS);
    },
  };
}
