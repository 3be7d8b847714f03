CREATE TABLE "two_step" (
	"site_id" text NOT NULL,
	"member_id" text NOT NULL,
	"secret_sealed" text NOT NULL,
	"last_step" integer NOT NULL,
	"recovery_hashes" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"since" timestamp with time zone,
	CONSTRAINT "two_step_site_id_member_id_pk" PRIMARY KEY("site_id","member_id")
);
