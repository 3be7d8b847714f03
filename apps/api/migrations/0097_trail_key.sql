CREATE TABLE "trail_key" (
	"site_id" text NOT NULL,
	"number" integer NOT NULL,
	"public_key" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "trail_key_site_id_number_pk" PRIMARY KEY("site_id","number")
);
--> statement-breakpoint
CREATE TRIGGER trail_key_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON trail_key
  FOR EACH STATEMENT EXECUTE FUNCTION trail_is_append_only();
