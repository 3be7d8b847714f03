-- How a round came out, in the vendor's words, for its player's record.
ALTER TABLE "round" ADD COLUMN "outcome" jsonb;
--> statement-breakpoint
-- A round that paid less than it cost, or just that, was called won; the record, its filter and its colours now mean net.
UPDATE "round" SET "state" = 'lost'
WHERE "state" = 'won' AND "payout_cash_minor" + "payout_bonus_minor"
  <= "stake_cash_minor" + "stake_bonus_minor" - "refund_cash_minor" - "refund_bonus_minor";
