CREATE TABLE "round_day" (
	"site_id" text NOT NULL,
	"member_id" text NOT NULL,
	"time_zone" text NOT NULL,
	"day" date NOT NULL,
	"vendor" text NOT NULL,
	"node_id" integer NOT NULL,
	"state" text NOT NULL,
	"stake_minor" bigint DEFAULT 0 NOT NULL,
	"payout_minor" bigint DEFAULT 0 NOT NULL,
	"rounds" integer NOT NULL,
	"is_stale" boolean DEFAULT false NOT NULL,
	CONSTRAINT "round_day_pk" PRIMARY KEY("site_id","member_id","day","time_zone","vendor","node_id","state")
);
--> statement-breakpoint
CREATE INDEX "round_day_stale" ON "round_day" USING btree ("site_id","member_id") WHERE "round_day"."is_stale";--> statement-breakpoint
CREATE TABLE "round_cover" (
	"site_id" text NOT NULL,
	"member_id" text NOT NULL,
	"time_zone" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	CONSTRAINT "round_cover_site_id_member_id_time_zone_pk" PRIMARY KEY("site_id","member_id","time_zone")
);
