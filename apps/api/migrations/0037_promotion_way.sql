ALTER TABLE "promotion"
	ADD COLUMN "kind" text,
	ADD COLUMN "summary" jsonb,
	ADD COLUMN "terms" jsonb,
	ADD COLUMN "figures" jsonb,
	ADD COLUMN "act" text,
	ADD COLUMN "act_path" text;--> statement-breakpoint
CREATE TABLE "promotion_join" (
	"site_id" text NOT NULL,
	"member_id" text NOT NULL,
	"promotion_id" integer NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotion_join_site_id_member_id_promotion_id_pk" PRIMARY KEY("site_id","member_id","promotion_id")
);
