CREATE TABLE "presenter" (
	"site_id" text NOT NULL,
	"presenter_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"note" jsonb,
	"vassalage" text NOT NULL,
	"node_id" integer NOT NULL,
	"image" text,
	"from_minute" integer NOT NULL,
	"to_minute" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "presenter_site_id_presenter_id_pk" PRIMARY KEY("site_id","presenter_id"),
	CONSTRAINT "presenter_hours" CHECK ("from_minute" BETWEEN 0 AND 1439 AND "to_minute" BETWEEN 0 AND 1439)
);
