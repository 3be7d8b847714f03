CREATE TABLE "round_day_total" (
	"site_id" text NOT NULL,
	"member_id" text NOT NULL,
	"day" date NOT NULL,
	"time_zone" text NOT NULL,
	"state" text NOT NULL,
	"bet_kind" text NOT NULL,
	"stake_minor" bigint DEFAULT 0 NOT NULL,
	"payout_minor" bigint DEFAULT 0 NOT NULL,
	"rounds" integer NOT NULL,
	CONSTRAINT "round_day_total_pk" PRIMARY KEY("site_id","member_id","day","time_zone","state","bet_kind")
);
--> statement-breakpoint
ALTER TABLE "round_day" ADD COLUMN "is_totalled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "round_day_not_totalled" ON "round_day" USING btree ("site_id","member_id") WHERE NOT "round_day"."is_totalled";
