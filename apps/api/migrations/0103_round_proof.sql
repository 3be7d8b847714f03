ALTER TABLE "round" ADD COLUMN "proof" jsonb;
