CREATE TABLE "deposit" (
	"site_id" text NOT NULL,
	"deposit_id" text NOT NULL,
	"member_id" text NOT NULL,
	"channel" text NOT NULL,
	"gateway" smallint NOT NULL,
	"amount_minor" bigint NOT NULL,
	"fee_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"steps" jsonb NOT NULL,
	"language" text NOT NULL,
	"return_url" text NOT NULL,
	"callback_url" text NOT NULL,
	"cashier_reference" text,
	"payment_url" text,
	"expires_at" timestamp with time zone NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"journal_id" text,
	"cash_after_minor" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	CONSTRAINT "deposit_site_id_deposit_id_pk" PRIMARY KEY("site_id","deposit_id"),
	CONSTRAINT "deposit_amounts" CHECK ("deposit"."amount_minor" > 0 AND "deposit"."fee_minor" >= 0),
	CONSTRAINT "deposit_state" CHECK ("deposit"."state" IN ('created', 'pending', 'credited', 'failed', 'cancelled', 'expired')),
	CONSTRAINT "deposit_credited_by_a_journal" CHECK (("deposit"."state" = 'credited') = ("deposit"."journal_id" IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_key" ON "deposit" USING btree ("site_id","member_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "deposit_of_member" ON "deposit" USING btree ("site_id","member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "deposit_due" ON "deposit" USING btree ("next_check_at") WHERE "deposit"."next_check_at" IS NOT NULL;
