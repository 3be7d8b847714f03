ALTER TABLE "round" ADD COLUMN "was_settled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- A round that a later bet opened again shows no settlement; its wins do.
UPDATE "round" SET "was_settled" = true WHERE "state" IN ('won', 'lost') OR ("state" = 'open' AND EXISTS (
  SELECT FROM "vendor_transaction" t WHERE t."site_id" = "round"."site_id" AND t."vendor" = "round"."vendor"
    AND t."round_id" = "round"."round_id" AND t."member_id" = "round"."member_id" AND t."kind" = 'win'
));
