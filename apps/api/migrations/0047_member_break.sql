CREATE TABLE "member_break" (
	"site_id" text NOT NULL,
	"member_id" text NOT NULL,
	"break_id" text NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	CONSTRAINT "member_break_site_id_member_id_break_id_pk" PRIMARY KEY("site_id","member_id","break_id"),
	CONSTRAINT "member_break_kind" CHECK ("member_break"."kind" IN ('time_out', 'exclusion')),
	CONSTRAINT "member_break_end" CHECK ("member_break"."ends_at" > "member_break"."starts_at"),
	CONSTRAINT "member_break_time_out_ends" CHECK ("member_break"."kind" = 'exclusion' OR "member_break"."ends_at" IS NOT NULL)
);
--> statement-breakpoint
CREATE FUNCTION refuse_break_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a break is neither changed nor removed';
END $$;
--> statement-breakpoint
CREATE TRIGGER member_break_stays BEFORE UPDATE OR DELETE ON "member_break" FOR EACH ROW EXECUTE FUNCTION refuse_break_change();
