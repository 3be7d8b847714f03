CREATE TABLE "member_block" (
	"site_id" text NOT NULL,
	"block_id" text NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"told" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"set_by" text NOT NULL,
	"lifted_at" timestamp with time zone,
	"lifted_by" text,
	CONSTRAINT "member_block_site_id_block_id_pk" PRIMARY KEY("site_id","block_id"),
	CONSTRAINT "member_block_kind" CHECK ("member_block"."kind" IN ('sign_in', 'play', 'deposit', 'promotions')),
	CONSTRAINT "member_block_end" CHECK ("member_block"."ends_at" > "member_block"."starts_at"),
	CONSTRAINT "member_block_lifted" CHECK (("member_block"."lifted_at" IS NULL) = ("member_block"."lifted_by" IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "member_block_standing" ON "member_block" USING btree ("site_id","member_id","kind") WHERE "member_block"."lifted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "member_block_of_member" ON "member_block" USING btree ("site_id","member_id","starts_at" DESC NULLS LAST);
