ALTER TABLE "game_session" ADD COLUMN "session_id" text;--> statement-breakpoint
CREATE INDEX "game_session_open" ON "game_session" USING btree ("site_id","member_id") WHERE NOT "game_session"."is_ended";
