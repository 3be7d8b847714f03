import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { ofSite } from '#modules/wallet/index.ts';
import { rowsOf } from '#platform/database/connection.ts';
import type { Queryable } from '#platform/database/connection.ts';

/** From when to when something of a member counts. */
interface Span {
  readonly memberId: string;
  readonly from: Date;
  readonly until: Date;
}

const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** What eligibility for rewards reads that no other store has, for one site. Amounts in minor units. */
export function eligibilityStore(db: Queryable, siteId: string) {
  const one = async (query: SQL): Promise<number> => {
    const [row] = await rowsOf<{ value: number | string | null }>(db, query);
    return Number(row?.value ?? 0);
  };
  return {
    /** Other applications of a member for a promotion that wait or were granted. */
    otherApplications: (memberId: string, linkedPromotionId: number, beside: string) =>
      one(sql`SELECT count(*)::int AS value FROM reward_application
        WHERE site_id = ${siteId} AND member_id = ${memberId} AND linked_promotion_id = ${linkedPromotionId}
          AND state <> 'rejected' AND application_id <> ${beside}`),
    /** Bonuses that a member was granted by a promotion, since a moment, in another way than by an application. */
    otherBonuses: (memberId: string, promotionId: number, since: Date) =>
      one(sql`SELECT count(*)::int AS value FROM bonus
        WHERE site_id = ${siteId} AND member_id = ${memberId} AND promotion_id = ${promotionId}
          AND granted_at >= ${moment(since)} AND source NOT LIKE 'application:%'`),
    /** How many of some pictures of a member are still there. */
    pictures: (memberId: string, pictureIds: readonly string[]) =>
      pictureIds.length === 0
        ? Promise.resolve(0)
        : one(sql`SELECT count(*)::int AS value FROM picture
            WHERE site_id = ${siteId} AND member_id = ${memberId} AND picture_id IN (${sql.join(
              pictureIds.map((id) => sql`${id}`),
              sql`, `,
            )})`),
    /** What a member paid in. */
    deposited: ({ memberId, from, until }: Span) =>
      one(sql`SELECT sum(amount_minor)::bigint AS value FROM deposit
        WHERE site_id = ${siteId} AND member_id = ${memberId} AND state = 'credited'
          AND created_at >= ${moment(from)} AND created_at <= ${moment(until)}`),
    /** What a member lost in rounds that are over: stakes without what came back. */
    netLoss: ({ memberId, from, until }: Span) =>
      one(sql`SELECT sum(stake_cash_minor + stake_bonus_minor - refund_cash_minor - refund_bonus_minor
            - payout_cash_minor - payout_bonus_minor)::bigint AS value FROM round
        WHERE ${ofSite('round', siteId)} AND member_id = ${memberId} AND state IN ('won', 'lost')
          AND opened_at >= ${moment(from)} AND opened_at <= ${moment(until)}`),
    /** What a member has now: cash and bonus. */
    balance: (memberId: string) =>
      one(sql`SELECT cash_minor + bonus_minor AS value FROM wallet
        WHERE site_id = ${siteId} AND member_id = ${memberId}`),
  };
}
