CREATE TABLE "hand_movement" (
	"site_id" text NOT NULL,
	"movement_id" text NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"journal_id" text NOT NULL,
	"made_by" text,
	"proposal_id" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "hand_movement_site_id_movement_id_pk" PRIMARY KEY("site_id","movement_id")
);
--> statement-breakpoint
CREATE INDEX "hand_movement_of_member" ON "hand_movement" USING btree ("site_id","member_id","at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "posting" DROP CONSTRAINT "posting_account";--> statement-breakpoint
-- Not validated: the rows that stand met the narrower rule, and reading all of them would stop every bet meanwhile.
ALTER TABLE "posting" ADD CONSTRAINT "posting_account" CHECK (CASE WHEN "posting"."account" IN ('cash', 'bonus', 'hold') THEN "posting"."member_id" IS NOT NULL AND "posting"."scope" IS NULL AND "posting"."account_after_minor" IS NOT NULL AND "posting"."account_after_minor" >= 0 AND "posting"."total_after_minor" IS NOT NULL
        WHEN "posting"."account" IN ('house', 'payment_clearing') THEN "posting"."member_id" IS NULL AND "posting"."scope" IS NOT NULL
        ELSE "posting"."member_id" IS NULL AND "posting"."scope" IS NULL AND "posting"."account" IN ('bonus_expense', 'expired_bonus', 'rebate_expense', 'commission_payable', 'salary_expense', 'dividend_expense', 'jackpot_pool', 'fees', 'opening_credits', 'suspense', 'corrections') END) NOT VALID;
