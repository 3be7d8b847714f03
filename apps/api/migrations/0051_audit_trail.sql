CREATE TABLE "audit_entry" (
	"site_id" text NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"via" text NOT NULL,
	"permission" text NOT NULL,
	"target" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_entry_site_id_number_pk" PRIMARY KEY("site_id","number")
);
--> statement-breakpoint
CREATE FUNCTION trail_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: what was done stays written', TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation', CONSTRAINT = 'trail_is_append_only';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_entry_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entry
  FOR EACH STATEMENT EXECUTE FUNCTION trail_is_append_only();
