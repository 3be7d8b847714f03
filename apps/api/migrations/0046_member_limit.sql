CREATE TABLE "member_limit" (
	"site_id" text NOT NULL,
	"limit_id" text NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"amount" bigint,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmable_from" timestamp with time zone NOT NULL,
	"standing_since" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "member_limit_site_id_limit_id_pk" PRIMARY KEY("site_id","limit_id"),
	CONSTRAINT "member_limit_kind" CHECK ("member_limit"."kind" IN ('deposit', 'loss', 'stake', 'session')),
	CONSTRAINT "member_limit_period" CHECK ("member_limit"."period" IN ('day', 'week', 'month')),
	CONSTRAINT "member_limit_state" CHECK ("member_limit"."state" IN ('waiting', 'standing', 'replaced', 'withdrawn')),
	CONSTRAINT "member_limit_amount" CHECK ("member_limit"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "play_hour" (
	"site_id" text NOT NULL,
	"member_id" text NOT NULL,
	"hour" integer NOT NULL,
	"staked_minor" bigint DEFAULT 0 NOT NULL,
	"returned_minor" bigint DEFAULT 0 NOT NULL,
	"minutes" smallint NOT NULL,
	CONSTRAINT "play_hour_site_id_member_id_hour_pk" PRIMARY KEY("site_id","member_id","hour")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "member_limit_standing" ON "member_limit" USING btree ("site_id","member_id","kind","period") WHERE "member_limit"."state" = 'standing';--> statement-breakpoint
CREATE UNIQUE INDEX "member_limit_waiting" ON "member_limit" USING btree ("site_id","member_id","kind","period") WHERE "member_limit"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "member_limit_of_member" ON "member_limit" USING btree ("site_id","member_id","asked_at" DESC NULLS LAST);
