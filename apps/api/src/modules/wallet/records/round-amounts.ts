import { sql } from 'drizzle-orm';

/** What of a round's stake stands, in minor units: the round is `r` in the statement around it. */
export const STANDING = sql`(r.stake_cash_minor + r.stake_bonus_minor - r.refund_cash_minor - r.refund_bonus_minor)`;
/** What a round paid, in minor units: the round is `r` in the statement around it. */
export const PAYOUT = sql`(r.payout_cash_minor + r.payout_bonus_minor)`;
