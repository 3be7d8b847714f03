CREATE TABLE "identity_document" (
	"site_id" text NOT NULL,
	"document_id" text NOT NULL,
	"member_id" text NOT NULL,
	"picture_ids" jsonb NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"sent_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "identity_document_site_id_document_id_pk" PRIMARY KEY("site_id","document_id"),
	CONSTRAINT "identity_document_state" CHECK ("identity_document"."state" IN ('pending', 'approved', 'rejected')),
	CONSTRAINT "identity_document_says_why" CHECK (("identity_document"."state" = 'rejected') = ("identity_document"."reason" IS NOT NULL)),
	CONSTRAINT "identity_document_decided" CHECK (("identity_document"."state" = 'pending') = ("identity_document"."decided_at" IS NULL))
);
--> statement-breakpoint
CREATE INDEX "identity_document_member" ON "identity_document" USING btree ("site_id","member_id","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "identity_document_pending" ON "identity_document" USING btree ("site_id","sent_at","document_id") WHERE "identity_document"."state" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "identity_document_standing" ON "identity_document" USING btree ("site_id","member_id") WHERE "identity_document"."state" <> 'rejected';
