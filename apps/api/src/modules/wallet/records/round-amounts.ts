import { sql } from 'drizzle-orm';

/**
 * The part of a round's stake that was not taken back, in minor units; the surrounding statement calls the round `r`.
 */
export const ROUND_STAKE = sql`(r.stake_cash_minor + r.stake_bonus_minor - r.refund_cash_minor - r.refund_bonus_minor)`;
/** What a round paid, in minor units; the surrounding statement calls the round `r`. */
export const ROUND_PAYOUT = sql`(r.payout_cash_minor + r.payout_bonus_minor)`;
/** As `ROUND_STAKE`, but a round that was taken back shows the amount that was staked, although its net is zero. */
export const SHOWN_STAKE = sql`CASE WHEN r.state = 'rolled_back' THEN r.stake_cash_minor + r.stake_bonus_minor ELSE ${ROUND_STAKE} END`;
