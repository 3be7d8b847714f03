CREATE TABLE "operator_passkey" (
	"site_id" text NOT NULL,
	"passkey_id" text NOT NULL,
	"operator_id" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"name" text NOT NULL,
	"is_synced" boolean NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "operator_passkey_site_id_passkey_id_pk" PRIMARY KEY("site_id","passkey_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "operator_passkey_credential" ON "operator_passkey" USING btree ("site_id","credential_id");
--> statement-breakpoint
CREATE INDEX "operator_passkey_of" ON "operator_passkey" USING btree ("site_id","operator_id");
--> statement-breakpoint
ALTER TABLE "operator" ADD COLUMN "has_totp" boolean DEFAULT true NOT NULL;
