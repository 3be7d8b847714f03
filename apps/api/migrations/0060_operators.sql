CREATE TABLE "operator" (
	"site_id" text NOT NULL,
	"operator_id" text NOT NULL,
	"mail" text NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"password_hash" text NOT NULL,
	"totp_sealed" text NOT NULL,
	"totp_last_step" integer DEFAULT 0 NOT NULL,
	"link_hash" text,
	"link_ends_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "operator_site_id_operator_id_pk" PRIMARY KEY("site_id","operator_id"),
	CONSTRAINT "operator_state" CHECK ("state" IN ('invited', 'active', 'suspended', 'ended'))
);
--> statement-breakpoint
CREATE TABLE "operator_grant" (
	"site_id" text NOT NULL,
	"operator_id" text NOT NULL,
	"role" text NOT NULL,
	"from" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	CONSTRAINT "operator_grant_site_id_operator_id_role_pk" PRIMARY KEY("site_id","operator_id","role")
);
--> statement-breakpoint
CREATE TABLE "operator_session" (
	"site_id" text NOT NULL,
	"session_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"operator_id" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"proved_at" timestamp with time zone NOT NULL,
	"network" text NOT NULL,
	"user_agent" text NOT NULL,
	CONSTRAINT "operator_session_site_id_session_id_pk" PRIMARY KEY("site_id","session_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "operator_mail" ON "operator" USING btree ("site_id","mail");
--> statement-breakpoint
CREATE UNIQUE INDEX "operator_link" ON "operator" USING btree ("site_id","link_hash") WHERE "operator"."link_hash" IS NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX "operator_session_token" ON "operator_session" USING btree ("site_id","token_hash");
--> statement-breakpoint
CREATE INDEX "operator_session_of" ON "operator_session" USING btree ("site_id","operator_id");
--> statement-breakpoint
CREATE INDEX "reward_application_open" ON "reward_application" USING btree ("site_id","applied_at","application_id") WHERE "reward_application"."state" IN ('applying', 'process');
--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "operator_id" text;
--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "role" text;
--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "reason" text;
--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "network" text;
--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "session_id" text;
--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "request_id" text;
