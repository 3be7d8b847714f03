ALTER TABLE "vendor" ADD COLUMN "display_names" jsonb;--> statement-breakpoint
ALTER TABLE "played_game" ADD COLUMN "vendor_names" jsonb;
