CREATE TABLE "member_reveal" (
	"site_id" text NOT NULL,
	"reveal_id" text NOT NULL,
	"operator_id" text NOT NULL,
	"member_id" text NOT NULL,
	"field" text NOT NULL,
	"shown_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_reveal_site_id_reveal_id_pk" PRIMARY KEY("site_id","reveal_id")
);
--> statement-breakpoint
CREATE INDEX "member_reveal_of" ON "member_reveal" USING btree ("operator_id","shown_at");--> statement-breakpoint
CREATE INDEX "member_reveal_shown" ON "member_reveal" USING btree ("site_id","operator_id","member_id","ends_at");
