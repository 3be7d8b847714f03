CREATE TABLE "payout_stop" (
	"site_id" text NOT NULL,
	"stop_id" text NOT NULL,
	"member_id" text NOT NULL,
	"reason" text NOT NULL,
	"told" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"review_at" timestamp with time zone NOT NULL,
	"set_by" text,
	"proposal_id" text,
	"alerted_at" timestamp with time zone,
	"lifted_at" timestamp with time zone,
	"lifted_by" text,
	CONSTRAINT "payout_stop_site_id_stop_id_pk" PRIMARY KEY("site_id","stop_id"),
	CONSTRAINT "payout_stop_reason" CHECK ("payout_stop"."reason" IN ('check', 'law')),
	CONSTRAINT "payout_stop_review" CHECK ("payout_stop"."review_at" > "payout_stop"."starts_at")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "payout_stop_standing" ON "payout_stop" USING btree ("site_id","member_id") WHERE "payout_stop"."lifted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "payout_stop_by_review" ON "payout_stop" USING btree ("site_id","review_at","stop_id") WHERE "payout_stop"."lifted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "payout_stop_of_member" ON "payout_stop" USING btree ("site_id","member_id","starts_at" DESC NULLS LAST);
