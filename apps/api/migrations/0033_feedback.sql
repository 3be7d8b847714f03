CREATE TABLE "feedback" (
	"site_id" text NOT NULL,
	"feedback_id" text NOT NULL,
	"member_id" text,
	"topic" text NOT NULL,
	"content" text NOT NULL,
	"page" text,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feedback_site_id_feedback_id_pk" PRIMARY KEY("site_id","feedback_id")
);
--> statement-breakpoint
CREATE INDEX "feedback_newest" ON "feedback" USING btree ("site_id","created_at");
