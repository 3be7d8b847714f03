CREATE TABLE "trail_proof" (
	"site_id" text NOT NULL,
	"walked_at" timestamp with time zone NOT NULL,
	"newest_number" integer NOT NULL,
	"newest_hash" text NOT NULL,
	"broken_at" integer,
	CONSTRAINT "trail_proof_site_id_walked_at_pk" PRIMARY KEY("site_id","walked_at")
);
