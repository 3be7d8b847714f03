-- Sign-ins from before say no network.
ALTER TABLE "sign_in" ADD COLUMN "network" text DEFAULT '' NOT NULL;
