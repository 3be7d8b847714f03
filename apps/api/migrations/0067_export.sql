CREATE TABLE "export_file" (
	"site_id" text NOT NULL,
	"export_id" text NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"wish" jsonb NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "export_file_site_id_export_id_pk" PRIMARY KEY("site_id","export_id"),
	CONSTRAINT "export_file_kind" CHECK ("export_file"."kind" IN ('account_record', 'betting_record', 'own_data'))
);
--> statement-breakpoint
CREATE INDEX "export_file_of_member" ON "export_file" USING btree ("site_id","member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "export_file_age" ON "export_file" USING btree ("created_at");--> statement-breakpoint
CREATE TABLE "export_part" (
	"site_id" text NOT NULL,
	"export_id" text NOT NULL,
	"part" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "export_part_site_id_export_id_part_pk" PRIMARY KEY("site_id","export_id","part"),
	CONSTRAINT "export_part_of_file" FOREIGN KEY ("site_id","export_id") REFERENCES "export_file"("site_id","export_id") ON DELETE cascade
);
