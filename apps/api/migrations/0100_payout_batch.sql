CREATE TABLE "payout_batch" (
	"site_id" text NOT NULL,
	"batch_id" text NOT NULL,
	"channel" text NOT NULL,
	"currency" text NOT NULL,
	"payouts" integer NOT NULL,
	"sum_minor" bigint NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" text NOT NULL,
	"result_at" timestamp with time zone,
	CONSTRAINT "payout_batch_site_id_batch_id_pk" PRIMARY KEY("site_id","batch_id")
);
--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "batch_id" text;--> statement-breakpoint
CREATE INDEX "payout_batch_by_time" ON "payout_batch" USING btree ("site_id","made_at" DESC NULLS LAST,"batch_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "withdrawal_of_batch" ON "withdrawal" USING btree ("site_id","batch_id") WHERE "withdrawal"."batch_id" IS NOT NULL;
