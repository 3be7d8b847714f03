-- What a search compares is unlike anything typed before, so a sample of the stored keys foretells nothing, and to compare
-- a text with each entry of the sample costs more than to plan the rest of the statement.
ALTER TABLE "game" ALTER COLUMN "search_bones" SET STATISTICS 0;
--> statement-breakpoint
ALTER TABLE "game" ALTER COLUMN "search_sound" SET STATISTICS 0;
