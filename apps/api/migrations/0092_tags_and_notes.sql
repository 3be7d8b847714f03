CREATE TABLE "tag" (
	"site_id" text NOT NULL,
	"tag" text NOT NULL,
	"name" jsonb NOT NULL,
	"meaning" text NOT NULL,
	"owner_kind" text NOT NULL,
	"owner" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "tag_site_id_tag_pk" PRIMARY KEY("site_id","tag"),
	CONSTRAINT "tag_owner_kind" CHECK ("tag"."owner_kind" IN ('role', 'operator'))
);
--> statement-breakpoint
CREATE TABLE "member_tag" (
	"site_id" text NOT NULL,
	"member_id" text NOT NULL,
	"tag" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"given_by" text NOT NULL,
	CONSTRAINT "member_tag_site_id_member_id_tag_pk" PRIMARY KEY("site_id","member_id","tag")
);
--> statement-breakpoint
CREATE TABLE "member_note" (
	"site_id" text NOT NULL,
	"note_id" text NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"is_pinned" boolean NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"written_by" text NOT NULL,
	"struck_at" timestamp with time zone,
	"struck_by" text,
	"struck_reason" text,
	CONSTRAINT "member_note_site_id_note_id_pk" PRIMARY KEY("site_id","note_id"),
	CONSTRAINT "member_note_kind" CHECK ("member_note"."kind" IN ('service', 'payments', 'safety')),
	CONSTRAINT "member_note_struck" CHECK (("member_note"."struck_at" IS NULL) = ("member_note"."struck_reason" IS NULL) AND ("member_note"."struck_at" IS NULL OR NOT "member_note"."is_pinned"))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "tag_name_bn" ON "tag" USING btree ("site_id",lower("name"->>'bn')) WHERE "tag"."retired_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "tag_name_en" ON "tag" USING btree ("site_id",lower("name"->>'en')) WHERE "tag"."retired_at" IS NULL;--> statement-breakpoint
CREATE INDEX "member_tag_members" ON "member_tag" USING btree ("site_id","tag","member_id" COLLATE "C");--> statement-breakpoint
CREATE INDEX "member_note_of_member" ON "member_note" USING btree ("site_id","member_id","kind","written_at" DESC NULLS LAST,"note_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "member_note_pinned" ON "member_note" USING btree ("site_id","member_id") WHERE "member_note"."is_pinned";
--> statement-breakpoint
CREATE FUNCTION note_stays_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.struck_at IS NULL
      AND (OLD.site_id, OLD.note_id, OLD.member_id, OLD.kind, OLD.text, OLD.written_at, OLD.written_by)
        = (NEW.site_id, NEW.note_id, NEW.member_id, NEW.kind, NEW.text, NEW.written_at, NEW.written_by)
    THEN RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'a note on a member stays as it was written: strike it'
    USING ERRCODE = 'restrict_violation', CONSTRAINT = 'note_stays_written';
END $$;
--> statement-breakpoint
CREATE TRIGGER member_note_stays_written BEFORE UPDATE OR DELETE ON "member_note"
  FOR EACH ROW EXECUTE FUNCTION note_stays_written();
