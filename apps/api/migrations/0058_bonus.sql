CREATE TABLE "bonus" (
	"site_id" text NOT NULL,
	"bonus_id" text NOT NULL,
	"member_id" text NOT NULL,
	"source" text NOT NULL,
	"promotion_id" integer,
	"title" jsonb NOT NULL,
	"state" text NOT NULL,
	"currency" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"wager_minor" bigint NOT NULL,
	"contributions" jsonb NOT NULL,
	"life_days" integer NOT NULL,
	"balance_minor" bigint DEFAULT 0 NOT NULL,
	"progress_minor" bigint DEFAULT 0 NOT NULL,
	"played" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"released_minor" bigint DEFAULT 0 NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"claim_until" timestamp with time zone,
	"granted_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "bonus_site_id_bonus_id_pk" PRIMARY KEY("site_id","bonus_id"),
	CONSTRAINT "bonus_amounts" CHECK ("amount_minor" > 0 AND "wager_minor" >= 0 AND "balance_minor" >= 0 AND "progress_minor" >= 0 AND "released_minor" >= 0),
	CONSTRAINT "bonus_state" CHECK ("state" IN ('offered', 'active', 'met', 'expired', 'forfeited')),
	CONSTRAINT "bonus_balance_while_active" CHECK ("state" = 'active' OR "balance_minor" = 0),
	CONSTRAINT "bonus_met_by_progress" CHECK ("state" <> 'met' OR "progress_minor" >= "wager_minor")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "bonus_source" ON "bonus" USING btree ("site_id","source");--> statement-breakpoint
CREATE INDEX "bonus_of_member" ON "bonus" USING btree ("site_id","member_id","offered_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bonus_active" ON "bonus" USING btree ("site_id","member_id") WHERE "state" = 'active';--> statement-breakpoint
CREATE INDEX "bonus_due" ON "bonus" USING btree ("expires_at") WHERE "state" = 'active';--> statement-breakpoint
CREATE INDEX "bonus_offer_due" ON "bonus" USING btree ("claim_until") WHERE "state" = 'offered';--> statement-breakpoint
CREATE TABLE "valid_bet" (
	"site_id" text NOT NULL,
	"member_id" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"stake_minor" bigint NOT NULL,
	CONSTRAINT "valid_bet_site_id_member_id_day_kind_pk" PRIMARY KEY("site_id","member_id","day","kind")
);
--> statement-breakpoint
CREATE INDEX "valid_bet_of_day" ON "valid_bet" USING btree ("site_id","day","member_id");--> statement-breakpoint
CREATE TABLE "rebate" (
	"site_id" text NOT NULL,
	"member_id" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"valid_bet_minor" bigint NOT NULL,
	"rate_basis_points" integer NOT NULL,
	"amount_minor" bigint NOT NULL,
	"rank" text NOT NULL,
	"claim_id" text,
	CONSTRAINT "rebate_site_id_member_id_day_kind_pk" PRIMARY KEY("site_id","member_id","day","kind"),
	CONSTRAINT "rebate_amounts" CHECK ("valid_bet_minor" >= 0 AND "rate_basis_points" >= 0 AND "amount_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "rebate_claim" (
	"site_id" text NOT NULL,
	"claim_id" text NOT NULL,
	"member_id" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"journal_id" text NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	CONSTRAINT "rebate_claim_site_id_claim_id_pk" PRIMARY KEY("site_id","claim_id"),
	CONSTRAINT "rebate_claim_amount" CHECK ("amount_minor" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "rebate_claim_key" ON "rebate_claim" USING btree ("site_id","member_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "rebate_claim_of_member" ON "rebate_claim" USING btree ("site_id","member_id","claimed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE TABLE "rebate_day" (
	"site_id" text NOT NULL,
	"day" date NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rebate_day_site_id_day_pk" PRIMARY KEY("site_id","day")
);
--> statement-breakpoint
ALTER TABLE "promotion" ADD COLUMN "bonus" jsonb;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "bonus" jsonb;--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "bet_kind" text;--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "counted_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "bonus_parts" jsonb;--> statement-breakpoint
ALTER TABLE "vendor_transaction" ADD COLUMN "bonus_parts" jsonb;--> statement-breakpoint
-- What was settled before is counted nowhere, and never will be.
UPDATE "round" SET "counted_minor" = "stake_cash_minor" + "stake_bonus_minor" - "refund_cash_minor" - "refund_bonus_minor"
WHERE "was_settled";--> statement-breakpoint
-- As before, with the bonuses that the call may move: those that run, and those from which the round took its stakes.
CREATE OR REPLACE FUNCTION wallet_call_state(
  of_site text, of_member text, of_vendor text, of_transaction text, of_round text, of_bet text
) RETURNS jsonb LANGUAGE plpgsql
SET enable_seqscan = off AS $$
DECLARE
  locked wallet;
  held round;
  answer jsonb;
BEGIN
  SELECT * INTO locked FROM wallet WHERE site_id = of_site AND member_id = of_member FOR UPDATE;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  SELECT * INTO held FROM round WHERE site_id = of_site AND round_id = of_round;
  SELECT jsonb_build_object(
    'wallet', to_jsonb(locked),
    'transaction', (
      SELECT to_jsonb(t) FROM vendor_transaction t
      WHERE t.site_id = of_site AND t.vendor = of_vendor AND t.transaction_id = of_transaction
    ),
    'bet', (
      SELECT to_jsonb(b) FROM vendor_transaction b
      WHERE b.site_id = of_site AND b.vendor = of_vendor AND b.transaction_id = of_bet
    ),
    'round', CASE WHEN held.round_id IS NOT NULL THEN to_jsonb(held) END,
    'running', (
      SELECT jsonb_agg(to_jsonb(n)) FROM bonus n
      WHERE n.site_id = of_site AND n.member_id = of_member AND n.state = 'active'
    ),
    'ended', (
      SELECT jsonb_agg(to_jsonb(n)) FROM jsonb_object_keys(held.bonus_parts) AS part(bonus_id)
      JOIN bonus n ON n.site_id = of_site AND n.bonus_id = part.bonus_id
      WHERE n.state <> 'active'
    )
  ) INTO answer;
  RETURN answer;
END $$;
