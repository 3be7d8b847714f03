CREATE TABLE "social_account" (
	"site_id" text NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"member_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "social_account_site_id_provider_subject_pk" PRIMARY KEY("site_id","provider","subject")
);
--> statement-breakpoint
CREATE INDEX "social_account_member" ON "social_account" USING btree ("site_id","member_id");
