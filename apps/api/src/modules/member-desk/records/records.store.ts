import type {
  BonusState,
  DepositState,
  DocumentState,
  SignInWay,
  WithdrawalState,
} from '@maidan/contract/constants';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { rowsOf } from '#platform/database/connection.ts';
import type { LocalisedText } from '#platform/database/columns.ts';
import type { Queryable } from '#platform/database/connection.ts';
import type { KeysetRead } from '#platform/http/keyset-page.ts';

/** Which page of which member's records is read. Days are those of the site, both included. */
export interface RecordCut {
  readonly memberId: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly read: KeysetRead;
}

/** A deposit or withdrawal as it is listed. Moments are as the database writes them. */
export interface PaymentRecord {
  readonly way: 'deposit' | 'withdrawal';
  readonly number: string;
  readonly state: DepositState | WithdrawalState;
  readonly channel: string;
  readonly account: string | null;
  readonly amountMinor: number;
  readonly feeMinor: number;
  readonly currency: string;
  readonly at: string;
  readonly endedAt: string | null;
  readonly journalId: string | null;
}

/** A bonus as it is listed. */
export interface BonusRecord {
  readonly bonusId: string;
  readonly title: LocalisedText;
  readonly promotionId: number | null;
  readonly state: BonusState;
  readonly amountMinor: number;
  readonly balanceMinor: number;
  readonly wagerMinor: number;
  readonly progressMinor: number;
  readonly releasedMinor: number;
  readonly currency: string;
  readonly at: string;
  readonly grantedAt: string | null;
  readonly expiresAt: string | null;
  readonly endedAt: string | null;
}

/** A sign-in, or a try that failed, as it is listed. */
export interface SignInRecord {
  readonly signInId: string;
  readonly at: string;
  readonly way: SignInWay;
  readonly isSuccess: boolean;
  readonly isNewDevice: boolean;
  readonly userAgent: string;
  readonly network: string;
}

/** Identity documents as they are listed. */
export interface DocumentRecord {
  readonly documentId: string;
  readonly state: Exclude<DocumentState, 'none'>;
  readonly pictures: number;
  readonly reason: string | null;
  readonly at: string;
  readonly decidedAt: string | null;
}

/** A message of an inbox as it is listed. */
export interface MessageRecord {
  readonly messageId: string;
  readonly title: LocalisedText;
  readonly body: LocalisedText;
  readonly at: string;
  readonly readAt: string | null;
}

/** A table whose rows are listed by a moment and an id, both with an index of the member. */
interface Listed {
  readonly table: string;
  readonly at: string;
  readonly id: string;
}

/** The start of a day of the site, some days later. */
const startOf = (timeZone: string) => (day: string, plus: number) =>
  sql`(${day}::date + ${plus}::int)::timestamp AT TIME ZONE ${timeZone}`;
/** The filter by a state; none lets every state through. */
const ofState = (state: string) => (state === '' ? [] : [sql`state = ${state}`]);

/** Lists of what belongs to members of a site, each page from the index of its table (OPS-42). */
export function recordsStore(db: Queryable, siteId: string, timeZone: string) {
  /** A page of a table as a statement of its own, newest first. */
  function pageOf({ table, at, id }: Listed, cut: RecordCut, what: SQL, filter: SQL[]): SQL {
    const [moment, name] = [sql.identifier(at), sql.identifier(id)];
    const { after, most } = cut.read;
    const start = startOf(timeZone);
    const where = [
      sql`site_id = ${siteId}`,
      sql`member_id = ${cut.memberId}`,
      ...(cut.from === undefined ? [] : [sql`${moment} >= ${start(cut.from, 0)}`]),
      ...(cut.to === undefined ? [] : [sql`${moment} < ${start(cut.to, 1)}`]),
      ...(after
        ? [sql`(${moment}, ${name}) < (${after.at.toISOString()}::timestamptz, ${after.id})`]
        : []),
      ...filter,
    ];
    return sql`SELECT ${what}, ${moment} AS at FROM ${sql.identifier(table)}
      WHERE ${sql.join(where, sql` AND `)} ORDER BY ${moment} DESC, ${name} DESC LIMIT ${most}`;
  }

  return {
    payments(
      cut: RecordCut,
      { way, state, channel }: { way: string; state: string; channel: string },
    ): Promise<PaymentRecord[]> {
      const filter = [...ofState(state), ...(channel === '' ? [] : [sql`channel = ${channel}`])];
      const deposit = { table: 'deposit', at: 'created_at', id: 'deposit_id' };
      const withdrawal = { table: 'withdrawal', at: 'requested_at', id: 'withdrawal_id' };
      const both = [
        pageOf(deposit, cut, DEPOSIT_COLUMNS, filter),
        pageOf(withdrawal, cut, WITHDRAWAL_COLUMNS, filter),
      ].filter((_, index) => way === '' || (way === 'deposit') === (index === 0));
      const rows = sql.join(
        both.map((one) => sql`(${one})`),
        sql` UNION ALL `,
      );
      return rowsOf<PaymentRecord>(
        db,
        sql`SELECT * FROM (${rows}) AS p ORDER BY at DESC, number DESC LIMIT ${cut.read.most}`,
      );
    },
    bonuses: (cut: RecordCut, state: string): Promise<BonusRecord[]> =>
      rowsOf<BonusRecord>(
        db,
        pageOf(
          { table: 'bonus', at: 'offered_at', id: 'bonus_id' },
          cut,
          BONUS_COLUMNS,
          ofState(state),
        ),
      ),
    signIns(cut: RecordCut, outcome: string): Promise<SignInRecord[]> {
      const listed = { table: 'sign_in', at: 'at', id: 'sign_in_id' };
      const filter = outcome === '' ? [] : [sql`is_success = ${outcome === 'success'}`];
      return rowsOf<SignInRecord>(db, pageOf(listed, cut, SIGN_IN_COLUMNS, filter));
    },
    documents(cut: RecordCut, state: string): Promise<DocumentRecord[]> {
      const listed = { table: 'identity_document', at: 'sent_at', id: 'document_id' };
      return rowsOf<DocumentRecord>(db, pageOf(listed, cut, DOCUMENT_COLUMNS, ofState(state)));
    },
    messages(cut: RecordCut, state: string): Promise<MessageRecord[]> {
      const listed = { table: 'inbox_message', at: 'created_at', id: 'message_id' };
      const filter = state === '' ? [] : [sql`(read_at IS NULL) = ${state === 'unread'}`];
      return rowsOf<MessageRecord>(db, pageOf(listed, cut, MESSAGE_COLUMNS, filter));
    },
  };
}

const DEPOSIT_COLUMNS = sql`'deposit' AS way, deposit_id AS number, state, channel, NULL AS account, amount_minor AS "amountMinor",
  fee_minor AS "feeMinor", currency, NULL::timestamptz AS "endedAt", journal_id AS "journalId"`;
const WITHDRAWAL_COLUMNS = sql`'withdrawal' AS way, withdrawal_id AS number, state, channel, account_number AS account,
  amount_minor AS "amountMinor", 0::bigint AS "feeMinor", currency, ended_at AS "endedAt",
  coalesce(end_journal_id, hold_journal_id) AS "journalId"`;
const BONUS_COLUMNS = sql`bonus_id AS "bonusId", title, promotion_id AS "promotionId", state, amount_minor AS "amountMinor",
  balance_minor AS "balanceMinor", wager_minor AS "wagerMinor", progress_minor AS "progressMinor",
  released_minor AS "releasedMinor", currency, granted_at AS "grantedAt", expires_at AS "expiresAt", ended_at AS "endedAt"`;
const SIGN_IN_COLUMNS = sql`sign_in_id AS "signInId", way, is_success AS "isSuccess", is_new_device AS "isNewDevice",
  user_agent AS "userAgent", network`;
const DOCUMENT_COLUMNS = sql`document_id AS "documentId", state, jsonb_array_length(picture_ids) AS pictures, reason,
  decided_at AS "decidedAt"`;
const MESSAGE_COLUMNS = sql`message_id AS "messageId", title, body, read_at AS "readAt"`;
