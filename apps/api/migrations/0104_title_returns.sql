CREATE TABLE "title_day" (
	"site_id" text NOT NULL,
	"vendor" text NOT NULL,
	"node_id" integer NOT NULL,
	"day" date NOT NULL,
	"rounds" integer NOT NULL,
	"stake_minor" bigint NOT NULL,
	"payout_minor" bigint NOT NULL,
	"stake_squares" numeric NOT NULL,
	"payout_squares" numeric NOT NULL,
	"products" numeric NOT NULL,
	"summed_at" timestamp with time zone NOT NULL,
	"is_stale" boolean DEFAULT false NOT NULL,
	CONSTRAINT "title_day_site_id_vendor_node_id_day_pk" PRIMARY KEY("site_id","vendor","node_id","day")
);
--> statement-breakpoint
CREATE TABLE "title_return" (
	"site_id" text NOT NULL,
	"vendor" text NOT NULL,
	"node_id" integer NOT NULL,
	"least_bp" integer,
	"most_bp" integer,
	"changed_on" date,
	"rounds" bigint DEFAULT 0 NOT NULL,
	"stake_minor" bigint DEFAULT 0 NOT NULL,
	"payout_minor" bigint DEFAULT 0 NOT NULL,
	"margin" double precision,
	"since" date,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "title_return_site_id_vendor_node_id_pk" PRIMARY KEY("site_id","vendor","node_id")
);
--> statement-breakpoint
CREATE INDEX "title_day_of_site" ON "title_day" USING btree ("site_id","day");
