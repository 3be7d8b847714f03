ALTER TABLE "operator_session" ADD COLUMN "device_key" text;
