ALTER TABLE "banner" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;
