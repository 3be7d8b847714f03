import type { BlockKind } from '@maidan/contract/constants';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { ofSite } from '#modules/wallet/index.ts';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable } from '#platform/database/connection.ts';

/** A member that was found. Moments are as the database writes them. */
export interface FoundMember {
  readonly memberId: string;
  readonly account: string;
  readonly accountKey: string;
  readonly nameBones: string;
  readonly nickname: string;
  readonly type: number;
  readonly status: string;
  readonly mobile: string;
  readonly mail: string;
  readonly joinedAt: string;
  readonly lastLoginAt: string | null;
  readonly blocked: readonly BlockKind[];
}

/** A page: what comes after a place of the order, at most so many. */
export interface SearchPage {
  readonly after: readonly string[];
  readonly most: number;
}

/** One row of the index is one candidate: no statement counts, and none leaves rows out by skipping them. */
const COLUMNS = sql`m.member_id AS "memberId", m.account, m.account_key AS "accountKey", m.name_bones AS "nameBones", m.nickname,
  m.type, m.status, coalesce(m.mobile_key, m.profile->>'mobileNum', '') AS mobile, coalesce(m.profile->>'email', '') AS mail,
  m.created_at AS "joinedAt", m.last_login_at AS "lastLoginAt"`;

/** What comes behind every text that begins with one. U+10FFFF is the last letter that there is. */
const endOf = (beginning: string) => `${beginning}\u{10FFFF}`;

/** The statements by which members of a site are found (OPS-41). Each reads its page from an index. */
export function memberSearchStore(db: Queryable, siteId: string, now: Date) {
  const run = (members: SQL): Promise<FoundMember[]> =>
    rowsOf<FoundMember>(
      db,
      sql`SELECT f.*, ARRAY(
          SELECT b.kind FROM member_block b WHERE b.site_id = ${siteId} AND b.member_id = f."memberId"
            AND b.lifted_at IS NULL AND b.ends_at > ${now.toISOString()}::timestamptz ORDER BY b.kind
        ) AS blocked FROM (${members}) AS f`,
    );
  const from = sql`SELECT ${COLUMNS} FROM member AS m WHERE m.site_id = ${siteId}`;
  const byIds = (ids: SQL) => run(sql`${from} AND m.member_id IN (${ids})`);
  return {
    byId: (memberId: string) => run(sql`${from} AND m.member_id = ${memberId}`),
    byMail: (mail: string) =>
      run(sql`${from} AND lower(m.profile->>'email') = ${mail.toLowerCase()} LIMIT 100`),
    /** By any of several spellings of one number. */
    byPhone: (key: string, spellings: readonly string[]) =>
      run(sql`${from} AND m.mobile_key = ${key}
        UNION (SELECT ${COLUMNS} FROM member AS m WHERE m.site_id = ${siteId}
          AND m.profile->>'mobileNum' IN (${list(spellings)}) LIMIT 100)`),
    byReceipt: (receiptNumber: string) =>
      byIds(sql`SELECT p.member_id FROM journal j
        JOIN posting p ON p.site_id = j.site_id AND p.journal_id = j.journal_id AND p.member_id IS NOT NULL
        WHERE ${ofSite('j', siteId)} AND receipt_number(j.journal_id) = ${receiptNumber}`),
    byPayment: (number: string) =>
      byIds(sql`SELECT d.member_id FROM deposit d WHERE d.site_id = ${siteId} AND d.deposit_id = ${number}
        UNION SELECT w.member_id FROM withdrawal w WHERE w.site_id = ${siteId} AND w.withdrawal_id = ${number}`),
    byRound: (roundId: string) =>
      byIds(
        sql`SELECT r.member_id FROM round r WHERE r.site_id = ${siteId} AND r.round_id = ${roundId}`,
      ),
    /** By the last four or more signs of a payout account. */
    byPayout: (ending: string) =>
      byIds(sql`SELECT a.member_id FROM payout_account a WHERE a.site_id = ${siteId}
        AND right(a.number, 4) = ${ending.slice(-4)} AND a.number LIKE ${`%${ending}`} LIMIT 100`),
    /** By the beginning of the account, in its order. */
    byAccount: (beginning: string, { after: [after = ''], most }: SearchPage) =>
      run(sql`${from} AND m.account_key COLLATE "C" >= ${beginning} AND m.account_key COLLATE "C" < ${endOf(beginning)}
        AND m.account_key COLLATE "C" > ${after} ORDER BY m.account_key COLLATE "C" LIMIT ${most}`),
    /** By the beginning of the displayed name as it sounds, in the order of sounds. */
    byName: (bones: string, { after: [name, account = ''], most }: SearchPage) => {
      // Both bounds at once would let the database begin at the first name that there is.
      const begin =
        name === undefined
          ? sql`m.name_bones COLLATE "C" >= ${bones}`
          : sql`(m.name_bones COLLATE "C", m.account_key COLLATE "C") > (${name}, ${account})`;
      return run(sql`${from} AND m.name_bones <> '' AND ${begin} AND m.name_bones COLLATE "C" < ${endOf(bones)}
        ORDER BY m.name_bones COLLATE "C", m.account_key COLLATE "C" LIMIT ${most}`);
    },
    /** Those that a member brought, by account. */
    byUpline: (uplineKey: string, { after: [after = ''], most }: SearchPage) =>
      run(sql`${from} AND m.invited_by_member_id = (
          SELECT u.member_id FROM member u WHERE u.site_id = ${siteId} AND u.account_key = ${uplineKey}
        ) AND m.account_key COLLATE "C" > ${after} ORDER BY m.account_key COLLATE "C" LIMIT ${most}`),
    /** Members who have a tag, in the order of their ids. */
    byTag: (tag: string, { after: [after = ''], most }: SearchPage) =>
      run(sql`SELECT ${COLUMNS} FROM member_tag AS t JOIN member AS m ON m.site_id = ${siteId} AND m.member_id = t.member_id
        WHERE t.site_id = ${siteId} AND t.tag = ${tag} AND t.member_id COLLATE "C" > ${after}
        ORDER BY t.member_id COLLATE "C" LIMIT ${most}`),
    /** The tag in use whose id or name a text is. */
    async tagOf(text: string): Promise<string | undefined> {
      const key = text.toLowerCase();
      const [row] = await rowsOf<{ tag: string }>(
        db,
        sql`SELECT tag FROM tag WHERE site_id = ${siteId} AND retired_at IS NULL
          AND (tag = ${key} OR lower(name->>'bn') = lower(${text}) OR lower(name->>'en') = lower(${text}))
          ORDER BY tag = ${key} DESC, tag LIMIT 1`,
      );
      return row?.tag;
    },
  };
}

export type MemberSearchStore = ReturnType<typeof memberSearchStore>;

const list = (texts: readonly string[]) =>
  sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  );
