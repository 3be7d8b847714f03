-- Sign-ins from before do not say whether their device was new.
ALTER TABLE "sign_in" ADD COLUMN "is_new_device" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE TABLE "member_device" (
	"site_id" text NOT NULL,
	"member_id" text NOT NULL,
	"device" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_device_site_id_member_id_device_pk" PRIMARY KEY("site_id","member_id","device")
);
--> statement-breakpoint
CREATE TABLE "document_picture" (
	"site_id" text NOT NULL,
	"hash" text NOT NULL,
	"document_id" text NOT NULL,
	"member_id" text NOT NULL,
	CONSTRAINT "document_picture_site_id_hash_document_id_pk" PRIMARY KEY("site_id","hash","document_id")
);
--> statement-breakpoint
INSERT INTO "document_picture" ("site_id", "hash", "document_id", "member_id")
SELECT d.site_id, encode(sha256(p.content), 'hex'), d.document_id, d.member_id FROM identity_document d
CROSS JOIN LATERAL jsonb_array_elements_text(d.picture_ids) AS one(picture_id)
JOIN picture p ON p.site_id = d.site_id AND p.picture_id = one.picture_id
ON CONFLICT DO NOTHING;
--> statement-breakpoint
CREATE INDEX "member_device_members" ON "member_device" USING btree ("site_id","device");--> statement-breakpoint
CREATE INDEX "document_picture_of_member" ON "document_picture" USING btree ("site_id","member_id");--> statement-breakpoint
CREATE INDEX "sign_in_by_network" ON "sign_in" USING btree ("site_id","network","at" DESC NULLS LAST) WHERE "sign_in"."is_success" AND "sign_in"."network" <> '';--> statement-breakpoint
CREATE INDEX "audit_entry_by_target" ON "audit_entry" USING btree ("site_id","target","number" DESC NULLS LAST);
