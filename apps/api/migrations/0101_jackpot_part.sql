ALTER TABLE "vendor_transaction" ADD COLUMN "jackpot_minor" bigint DEFAULT 0 NOT NULL;
