import { VENDORS } from '@maidan/contract/vendor-code';
import { sql } from 'drizzle-orm';
import type { Name, SQL } from 'drizzle-orm';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable } from '#platform/database/connection.ts';
import { ofSite } from '#modules/wallet/index.ts';

/** A list of what is kept of a member: its table, what is told of a row, and the order in which it is read. */
interface OwnList {
  readonly name: string;
  readonly table: string;
  readonly columns: readonly string[];
  /** A moment; the newest come first. */
  readonly order: string;
  /** What tells rows of one moment apart, besides site and member. */
  readonly ids: readonly string[];
}

const list = (
  name: string,
  table: string,
  columns: string,
  order: string,
  ...ids: readonly string[]
): OwnList => ({ name, table, columns: columns.split(' '), order, ids });

/** Every list that is told by rows of one table. What proves who somebody is, and what others wrote of them, is in none. */
const LISTS: readonly OwnList[] = [
  list(
    'signIns',
    'sign_in',
    'at way is_success user_agent network is_new_device',
    'at',
    'sign_in_id',
  ),
  list('devices', 'member_device', 'device first_at last_at', 'first_at', 'device'),
  list(
    'rounds',
    'round',
    'round_id vendor game_code currency state stake_cash_minor stake_bonus_minor payout_cash_minor payout_bonus_minor opened_at settled_at',
    'opened_at',
    'round_id',
  ),
  list(
    'deposits',
    'deposit',
    'deposit_id channel amount_minor fee_minor currency state created_at',
    'created_at',
    'deposit_id',
  ),
  list(
    'withdrawals',
    'withdrawal',
    'withdrawal_id channel account_number holder_name amount_minor currency state reason requested_at ended_at',
    'requested_at',
    'withdrawal_id',
  ),
  list(
    'payoutAccounts',
    'payout_account',
    'channel number holder_name added_at removed_at',
    'added_at',
    'account_id',
  ),
  list(
    'bonuses',
    'bonus',
    'bonus_id source title state currency amount_minor wager_minor progress_minor released_minor offered_at',
    'offered_at',
    'bonus_id',
  ),
  list(
    'rebateClaims',
    'rebate_claim',
    'claim_id amount_minor currency from_day to_day claimed_at',
    'claimed_at',
    'claim_id',
  ),
  list(
    'rewardApplications',
    'reward_application',
    'application_id linked_promotion_id remarks state reason applied_at reviewed_at',
    'applied_at',
    'application_id',
  ),
  list(
    'documents',
    'identity_document',
    'state reason sent_at decided_at picture_ids',
    'sent_at',
    'document_id',
  ),
  list(
    'limits',
    'member_limit',
    'kind period amount state asked_at standing_since ended_at',
    'asked_at',
    'limit_id',
  ),
  list('breaks', 'member_break', 'kind starts_at ends_at', 'starts_at', 'break_id'),
  list(
    'blocks',
    'member_block',
    'kind reason told starts_at ends_at lifted_at',
    'starts_at',
    'block_id',
  ),
  list(
    'withdrawalStops',
    'payout_stop',
    'reason told starts_at review_at lifted_at',
    'starts_at',
    'stop_id',
  ),
  list('corrections', 'hand_movement', 'kind cause amount_minor at', 'at', 'movement_id'),
  list('messages', 'inbox_message', 'title body created_at read_at', 'created_at', 'message_id'),
  list(
    'chat',
    'chat_message',
    'is_from_member author_name body created_at read_at',
    'created_at',
    'message_id',
  ),
  list('feedback', 'feedback', 'topic content page created_at', 'created_at', 'feedback_id'),
  list('favourites', 'favourite', `${VENDORS} node_id added_at`, 'added_at', VENDORS, 'node_id'),
];

/** The names of the lists, in the order in which a file has them. */
export const OWN_LISTS: readonly string[] = ['movements', ...LISTS.map(({ name }) => name)];

/** Where a list goes on: the key of the last row that was read. */
export type ListPlace = readonly string[];

/** Rows of a list as JSON texts, and the key of the last one. */
export interface ListCut {
  readonly rows: readonly string[];
  readonly last: ListPlace | undefined;
}

/** Everything that one site keeps of its members as lists, read in stretches by their keys. */
export function ownListsStore(db: Queryable, siteId: string) {
  return {
    /** How many rows all lists of a member have. */
    async count(memberId: string): Promise<number> {
      const counts = ['posting', ...LISTS.map(({ table }) => table)].map(
        (table) =>
          sql`(SELECT count(*) FROM ${sql.identifier(table)} AS o WHERE ${ofTable(siteId, table)} AND o.member_id = ${memberId})`,
      );
      const [row] = await rowsOf<{ rows: number }>(
        db,
        sql`SELECT (${sql.join(counts, sql` + `)})::int AS rows`,
      );
      return row?.rows ?? 0;
    },

    /** The next rows of a list, at most `most`; `after` is where the stretch before ended. */
    async read(
      name: string,
      memberId: string,
      after: ListPlace | undefined,
      most: number,
    ): Promise<ListCut> {
      const found = LISTS.find((one) => one.name === name);
      const query = found
        ? rowsOfList(siteId, found, memberId, after)
        : postings(siteId, memberId, after);
      const rows = await rowsOf<{ told: string; key: string[] }>(db, sql`${query} LIMIT ${most}`);
      return { rows: rows.map(({ told }) => told), last: rows.at(-1)?.key };
    },
  };
}

/** The condition on the site; rounds and postings are found by the indexes of their members. */
function ofTable(siteId: string, table: string): SQL {
  return table === 'round' || table === 'posting'
    ? ofSite('o', siteId)
    : sql`o.site_id = ${siteId}`;
}

function rowsOfList(
  siteId: string,
  { table, columns, order, ids }: OwnList,
  memberId: string,
  after: ListPlace | undefined,
): SQL {
  const told = joined(columns.map((name) => sql`${sql.raw(`'${name}'`)}, ${sql.identifier(name)}`));
  const keys = [
    sql.identifier(order),
    ...ids.map((id) =>
      isNumber(id) ? sql.identifier(id) : sql`${sql.identifier(id)} COLLATE "C"`,
    ),
  ];
  const place = (after ?? []).map((text, at) => {
    if (at === 0) return sql`${text}::timestamptz`;
    return isNumber(ids[at - 1] ?? '') ? sql`${text}::int` : sql`${text}`;
  });
  const further = after ? sql`AND (${joined(keys)}) < (${joined(place)})` : sql``;
  return sql`SELECT json_build_object(${told})::text AS told, ARRAY[${joined(keys.map((key) => sql`(${key})::text`))}] AS key
    FROM ${sql.identifier(table)} AS o
    WHERE ${ofTable(siteId, table)} AND o.member_id = ${memberId} ${further}
    ORDER BY ${joined(keys.map((key) => sql`${key} DESC`))}`;
}

const isNumber = (id: string) => id === 'node_id';
const joined = (parts: readonly (SQL | Name)[]) => sql.join([...parts], sql`, `);

/** What moved in the member's accounts, journal by journal. */
function postings(siteId: string, memberId: string, after: ListPlace | undefined): SQL {
  const further = after
    ? sql`AND (p.journal_id COLLATE "C", -p.line) < (${after[0] ?? ''}, ${after[1] ?? ''}::int)`
    : sql``;
  return sql`SELECT json_build_object('kind', j.kind, 'reference_type', j.reference_type, 'reference', j.reference,
      'posted_at', j.posted_at, 'account', p.account, 'amount_minor', p.amount_minor, 'currency', p.currency,
      'account_after_minor', p.account_after_minor)::text AS told, ARRAY[p.journal_id, (-p.line)::text] AS key
    FROM posting AS p JOIN journal AS j ON j.site_id = p.site_id AND j.journal_id = p.journal_id
    WHERE ${ofSite('p', siteId)} AND p.member_id = ${memberId} ${further}
    ORDER BY p.journal_id COLLATE "C" DESC, p.line`;
}
