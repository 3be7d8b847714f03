CREATE TABLE "payout_account" (
	"site_id" text NOT NULL,
	"account_id" text NOT NULL,
	"member_id" text NOT NULL,
	"channel" text NOT NULL,
	"number" text NOT NULL,
	"holder_name" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"usable_from" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "payout_account_site_id_account_id_pk" PRIMARY KEY("site_id","account_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "payout_account_standing" ON "payout_account" USING btree ("site_id","member_id","channel","number") WHERE "payout_account"."removed_at" IS NULL;
