CREATE TABLE "chat" (
	"site_id" text NOT NULL,
	"member_id" text NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	"desk_read_number" integer DEFAULT 0 NOT NULL,
	"typing_name" text,
	"typing_until" timestamp with time zone,
	CONSTRAINT "chat_site_id_member_id_pk" PRIMARY KEY("site_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "number" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "author_name" text;
--> statement-breakpoint
UPDATE "chat_message" SET "number" = "placed"."place" FROM (SELECT "site_id", "member_id", "message_id", row_number() OVER (PARTITION BY "site_id", "member_id" ORDER BY "created_at", "message_id") AS "place" FROM "chat_message") AS "placed" WHERE "chat_message"."site_id" = "placed"."site_id" AND "chat_message"."member_id" = "placed"."member_id" AND "chat_message"."message_id" = "placed"."message_id";
--> statement-breakpoint
INSERT INTO "chat" ("site_id", "member_id", "last_number") SELECT "site_id", "member_id", max("number") FROM "chat_message" GROUP BY "site_id", "member_id";
--> statement-breakpoint
CREATE INDEX "chat_history" ON "chat_message" USING btree ("site_id","member_id","number");
