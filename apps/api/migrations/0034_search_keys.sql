ALTER TABLE "game" ADD COLUMN "search_sound" text;--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "search_bones" text;--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "search_version" integer;--> statement-breakpoint
DROP INDEX "game_search";--> statement-breakpoint
CREATE INDEX "game_search_sound" ON "game" USING gin ("search_sound" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "game_search_bones" ON "game" USING gin ("search_bones" gin_trgm_ops);
