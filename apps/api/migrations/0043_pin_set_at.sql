ALTER TABLE "member" ADD COLUMN "pin_set_at" timestamp with time zone;
