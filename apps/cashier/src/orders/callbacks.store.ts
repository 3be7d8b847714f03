import type { PaymentCallback } from '@maidan/wire';
import type { Database } from '@maidan/partner-service';

/** A callback that is due. */
export interface DueCallback {
  callbackId: number;
  cashierReference: string;
  rawBody: string;
  /** Number of failed attempts. */
  attempts: number;
  /** Whether it is signed with a secret that is not ours, and tried once. */
  isForged: boolean;
}

/** SQL over callbacks, which are kept until the operator has accepted them. */
export interface CallbacksStore {
  add: (cashierReference: string, callback: PaymentCallback, notBefore: number) => void;
  /** As `add`, for a callback as a stranger would send it. */
  addForged: (cashierReference: string, callback: PaymentCallback, notBefore: number) => void;
  /** Callbacks that are due, oldest first, at most fifty. */
  due: (nowMs: number) => DueCallback[];
  setTaken: (callbackId: number, nowMs: number) => void;
  /** Counts a failed attempt and stores why it failed. */
  setFailed: (callbackId: number, fault: string, nextAttemptAt: number) => void;
  countWaiting: () => number;
}

/** Makes the store over an open database. */
export function createCallbacksStore(database: Database): CallbacksStore {
  const insert = (cashierReference: string, callback: PaymentCallback, notBefore: number) =>
    database
      .prepare('INSERT INTO callbacks (cashier_reference, body, next_attempt_at) VALUES (?, ?, ?)')
      .run(cashierReference, JSON.stringify(callback), notBefore).lastInsertRowid;
  return {
    add(...callback) {
      insert(...callback);
    },
    addForged(...callback) {
      database.prepare('INSERT INTO forged_callbacks VALUES (?)').run(insert(...callback));
    },
    due(nowMs) {
      const rows = database
        .prepare(
          `SELECT callbacks.*, forged_callbacks.callback_id IS NOT NULL AS is_forged
           FROM callbacks LEFT JOIN forged_callbacks USING (callback_id) WHERE done_at IS NULL AND next_attempt_at <= ?
           ORDER BY next_attempt_at, callbacks.callback_id LIMIT 50`,
        )
        .all(nowMs);
      return rows.map((row) => ({
        callbackId: Number(row['callback_id']),
        cashierReference: String(row['cashier_reference']),
        rawBody: String(row['body']),
        attempts: Number(row['attempts']),
        isForged: Number(row['is_forged']) === 1,
      }));
    },
    setTaken(callbackId, nowMs) {
      database
        .prepare('UPDATE callbacks SET done_at = ? WHERE callback_id = ?')
        .run(nowMs, callbackId);
    },
    setFailed(callbackId, fault, nextAttemptAt) {
      database
        .prepare(
          `UPDATE callbacks SET attempts = attempts + 1, next_attempt_at = ?, last_fault = ?
           WHERE callback_id = ?`,
        )
        .run(nextAttemptAt, fault, callbackId);
    },
    countWaiting() {
      const row = database
        .prepare('SELECT count(*) AS n FROM callbacks WHERE done_at IS NULL')
        .get();
      return Number(row?.['n'] ?? 0);
    },
  };
}
