ALTER TABLE "operator" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;
