ALTER TABLE "member" ADD COLUMN "head_icon" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "member_trial" ON "member" USING btree ("site_id","created_at") WHERE "member"."type" = 40 AND "member"."status" = 'active';--> statement-breakpoint
CREATE TABLE "inbox_message" (
	"site_id" text NOT NULL,
	"member_id" text NOT NULL,
	"message_id" text NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "inbox_message_site_id_member_id_message_id_pk" PRIMARY KEY("site_id","member_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "chat_message" (
	"site_id" text NOT NULL,
	"member_id" text NOT NULL,
	"message_id" text NOT NULL,
	"is_from_member" boolean NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "chat_message_site_id_member_id_message_id_pk" PRIMARY KEY("site_id","member_id","message_id")
);
--> statement-breakpoint
CREATE INDEX "inbox_unread" ON "inbox_message" USING btree ("site_id","member_id") WHERE "inbox_message"."read_at" IS NULL;--> statement-breakpoint
CREATE INDEX "chat_unread" ON "chat_message" USING btree ("site_id","member_id") WHERE "chat_message"."read_at" IS NULL;
