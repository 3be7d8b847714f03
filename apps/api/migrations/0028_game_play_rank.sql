-- Which games are played by most, counted from settled rounds.
ALTER TABLE "game" ADD COLUMN "play_rank" integer;
--> statement-breakpoint
DROP INDEX "game_hot";
--> statement-breakpoint
CREATE INDEX "game_hot" ON "game" USING btree ("site_id","sort_rank","sort_name","vassalage","node_id")
WHERE "game"."is_hot" OR "game"."play_rank" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "played_game" ADD COLUMN "is_stand_in" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- One index for the winners and for what is played; a round that is settled stands in it either way.
DROP INDEX "round_won";
--> statement-breakpoint
CREATE INDEX "round_settled" ON "round" USING btree ("site_id" COLLATE "C","settled_at" DESC)
WHERE "round"."state" IN ('won', 'lost');
