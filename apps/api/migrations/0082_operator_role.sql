CREATE TABLE "operator_role" (
	"site_id" text NOT NULL,
	"role" text NOT NULL,
	"name" jsonb NOT NULL,
	"permissions" jsonb NOT NULL,
	"copied_from" text,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "operator_role_site_id_role_pk" PRIMARY KEY("site_id","role")
);
--> statement-breakpoint
CREATE INDEX "operator_grant_role" ON "operator_grant" USING btree ("role");
