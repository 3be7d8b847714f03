ALTER TABLE "chat_message" ADD COLUMN "picture_id" text;
--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "picture_name" text;
