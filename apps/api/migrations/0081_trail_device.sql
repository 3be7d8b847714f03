ALTER TABLE "audit_entry" ADD COLUMN "device" text;
