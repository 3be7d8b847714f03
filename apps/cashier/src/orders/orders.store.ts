import {
  REQUEST_ID_MEMORY_MS,
  type CreatePaymentBody,
  type CreatePayoutBody,
  type PaymentStatus,
} from '@maidan/wire';
import type { Database } from '@maidan/partner-service';

interface OrderBase {
  cashierReference: string;
  keyId: string;
  reference: string;
  /** The unguessable part of the hosted page's address. */
  pageToken: string;
  status: PaymentStatus;
  /** Sequence number of the present state; 0 at the start. */
  sequence: number;
  /** Unix milliseconds at which a payment expires or a payout ends. */
  dueAt: number;
  updatedAt: number;
}
/** A payment that a player makes on the hosted page. */
export type PaymentOrder = OrderBase & { kind: 'payment'; body: CreatePaymentBody };
/** A payout to a player's account. */
export type PayoutOrder = OrderBase & { kind: 'payout'; body: CreatePayoutBody };
/** Either of them. */
export type Order = PaymentOrder | PayoutOrder;

/** SQL over orders and request ids. */
export interface OrdersStore {
  insert: (order: Order, nowMs: number) => void;
  findByReference: (keyId: string, kind: Order['kind'], reference: string) => Order | undefined;
  findByToken: (pageToken: string) => PaymentOrder | undefined;
  find: (cashierReference: string) => Order | undefined;
  /** Pending orders that are due. */
  due: (nowMs: number) => Order[];
  setStatus: (
    cashierReference: string,
    status: PaymentStatus,
    sequence: number,
    nowMs: number,
  ) => void;
  /** True when the id was new; it is then remembered for as long as the wire requires. */
  rememberRequest: (keyId: string, requestId: string, nowMs: number) => boolean;
  purgeRequests: (nowMs: number) => void;
}

function readOrder(row: Record<string, unknown>): Order {
  const base = {
    cashierReference: String(row['cashier_reference']),
    keyId: String(row['key_id']),
    reference: String(row['reference']),
    pageToken: String(row['page_token']),
    status: String(row['status']) as PaymentStatus,
    sequence: Number(row['sequence']),
    dueAt: Number(row['due_at']),
    updatedAt: Number(row['updated_at']),
  };
  const body: unknown = JSON.parse(String(row['body']));
  return row['kind'] === 'payout'
    ? { ...base, kind: 'payout', body: body as CreatePayoutBody }
    : { ...base, kind: 'payment', body: body as CreatePaymentBody };
}

/** Makes the store over an open database. */
export function createOrdersStore(database: Database): OrdersStore {
  const one = (sql: string, ...values: string[]) => {
    const row = database.prepare(sql).get(...values);
    return row === undefined ? undefined : readOrder(row);
  };
  return {
    insert(order, nowMs) {
      database
        .prepare('INSERT INTO orders VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
        .run(
          order.cashierReference,
          order.keyId,
          order.kind,
          order.reference,
          JSON.stringify(order.body),
          order.pageToken,
          order.status,
          order.sequence,
          order.dueAt,
          nowMs,
          nowMs,
        );
    },
    findByReference: (keyId, kind, reference) =>
      one(
        'SELECT * FROM orders WHERE key_id = ? AND kind = ? AND reference = ?',
        keyId,
        kind,
        reference,
      ),
    findByToken(pageToken) {
      const order = one('SELECT * FROM orders WHERE page_token = ?', pageToken);
      return order?.kind === 'payment' ? order : undefined;
    },
    find: (cashierReference) =>
      one('SELECT * FROM orders WHERE cashier_reference = ?', cashierReference),
    due: (nowMs) =>
      database
        .prepare(`SELECT * FROM orders WHERE status = 'pending' AND due_at <= ? LIMIT 500`)
        .all(nowMs)
        .map((row) => readOrder(row)),
    setStatus(cashierReference, status, sequence, nowMs) {
      database
        .prepare(
          'UPDATE orders SET status = ?, sequence = ?, updated_at = ? WHERE cashier_reference = ?',
        )
        .run(status, sequence, nowMs, cashierReference);
    },
    rememberRequest(keyId, requestId, nowMs) {
      const result = database
        .prepare('INSERT OR IGNORE INTO request_ids VALUES (?, ?, ?)')
        .run(keyId, requestId, nowMs);
      return Number(result.changes) === 1;
    },
    purgeRequests(nowMs) {
      database
        .prepare('DELETE FROM request_ids WHERE seen_at < ?')
        .run(nowMs - 2 * REQUEST_ID_MEMORY_MS);
    },
  };
}
