CREATE TABLE "sign_in" (
	"site_id" text NOT NULL,
	"sign_in_id" text NOT NULL,
	"member_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"way" text NOT NULL,
	"is_success" boolean NOT NULL,
	"user_agent" text NOT NULL,
	CONSTRAINT "sign_in_site_id_sign_in_id_pk" PRIMARY KEY("site_id","sign_in_id")
);
--> statement-breakpoint
CREATE INDEX "sign_in_of_member" ON "sign_in" USING btree ("site_id","member_id","at" DESC NULLS LAST);
