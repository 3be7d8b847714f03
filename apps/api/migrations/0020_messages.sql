CREATE TABLE "outbox" (
	"site_id" text NOT NULL,
	"message_id" bigint GENERATED ALWAYS AS IDENTITY,
	"kind" text NOT NULL,
	"purpose" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"html" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "outbox_site_id_message_id_pk" PRIMARY KEY("site_id","message_id")
);
--> statement-breakpoint
CREATE INDEX "outbox_created" ON "outbox" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "mobile_key" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "mobile_verified_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "member_mobile" ON "member" USING btree ("site_id","mobile_key");
