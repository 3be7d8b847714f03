ALTER TABLE "member" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
UPDATE "member" SET "closed_at" = now() WHERE "status" = 'closed';--> statement-breakpoint
CREATE INDEX "member_closed" ON "member" USING btree ("site_id","closed_at") WHERE "member"."closed_at" IS NOT NULL;
