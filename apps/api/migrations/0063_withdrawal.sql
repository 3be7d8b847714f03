CREATE TABLE "withdrawal" (
	"site_id" text NOT NULL,
	"withdrawal_id" text NOT NULL,
	"member_id" text NOT NULL,
	"account_id" text NOT NULL,
	"channel" text NOT NULL,
	"account_number" text NOT NULL,
	"holder_name" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"steps" jsonb NOT NULL,
	"reason" text,
	"fault" text,
	"callback_url" text NOT NULL,
	"ordered_at" timestamp with time zone,
	"cashier_reference" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"hold_journal_id" text NOT NULL,
	"end_journal_id" text,
	"requested_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"took_seconds" integer,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	CONSTRAINT "withdrawal_site_id_withdrawal_id_pk" PRIMARY KEY("site_id","withdrawal_id"),
	CONSTRAINT "withdrawal_amount" CHECK ("withdrawal"."amount_minor" > 0),
	CONSTRAINT "withdrawal_state" CHECK ("withdrawal"."state" IN ('requested', 'reviewing', 'approved', 'paid', 'rejected', 'failed')),
	CONSTRAINT "withdrawal_fault" CHECK ("withdrawal"."fault" IS NULL OR "withdrawal"."fault" IN ('order_refused', 'account_refused')),
	CONSTRAINT "withdrawal_ends_by_a_journal" CHECK (("withdrawal"."state" IN ('paid', 'rejected', 'failed')) = ("withdrawal"."end_journal_id" IS NOT NULL)),
	CONSTRAINT "withdrawal_says_why" CHECK (("withdrawal"."state" = 'rejected') = ("withdrawal"."reason" IS NOT NULL) AND ("withdrawal"."state" = 'failed') = ("withdrawal"."fault" IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_key" ON "withdrawal" USING btree ("site_id","member_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "withdrawal_of_member" ON "withdrawal" USING btree ("site_id","member_id","requested_at" DESC NULLS LAST,"withdrawal_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "withdrawal_by_state" ON "withdrawal" USING btree ("site_id","state","requested_at");--> statement-breakpoint
CREATE INDEX "withdrawal_due" ON "withdrawal" USING btree ("next_check_at") WHERE "withdrawal"."next_check_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "withdrawal_times" ON "withdrawal" USING btree ("site_id","channel","ended_at","took_seconds") WHERE "withdrawal"."took_seconds" IS NOT NULL;
