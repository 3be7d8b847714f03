CREATE TABLE "picture" (
	"site_id" text NOT NULL,
	"picture_id" text NOT NULL,
	"member_id" text NOT NULL,
	"content" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone,
	CONSTRAINT "picture_site_id_picture_id_pk" PRIMARY KEY("site_id","picture_id")
);
--> statement-breakpoint
CREATE INDEX "picture_loose" ON "picture" USING btree ("added_at") WHERE "picture"."taken_at" IS NULL;--> statement-breakpoint
CREATE TABLE "reward_application" (
	"site_id" text NOT NULL,
	"application_id" text NOT NULL,
	"member_id" text NOT NULL,
	"linked_promotion_id" integer NOT NULL,
	"remarks" text NOT NULL,
	"picture_ids" jsonb NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"applied_at" timestamp with time zone NOT NULL,
	"reviewed_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	CONSTRAINT "reward_application_site_id_application_id_pk" PRIMARY KEY("site_id","application_id")
);
--> statement-breakpoint
CREATE INDEX "reward_application_member" ON "reward_application" USING btree ("site_id","member_id","applied_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "reward_application_key" ON "reward_application" USING btree ("site_id","member_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "reward_application_standing" ON "reward_application" USING btree ("site_id","member_id","linked_promotion_id") WHERE "reward_application"."state" <> 'rejected';
