CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
DROP INDEX "game_search_sound";--> statement-breakpoint
DROP INDEX "game_search_bones";--> statement-breakpoint
CREATE INDEX "game_search_sound" ON "game" USING gin (("site_id" || ''),"search_sound" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "game_search_bones" ON "game" USING gin (("site_id" || ''),"search_bones" gin_trgm_ops);
