CREATE TABLE "help_answer" (
	"site_id" text NOT NULL,
	"tag" text NOT NULL,
	"part" integer NOT NULL,
	"version" text NOT NULL,
	"reader" text NOT NULL,
	"is_helpful" boolean NOT NULL,
	"words" text,
	"language" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "help_answer_site_id_tag_part_version_reader_pk" PRIMARY KEY("site_id","tag","part","version","reader")
);
--> statement-breakpoint
CREATE INDEX "help_answer_newest" ON "help_answer" USING btree ("site_id","answered_at");
