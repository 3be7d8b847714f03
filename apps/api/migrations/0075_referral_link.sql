CREATE TABLE "referral_link" (
	"site_id" text NOT NULL,
	"code" text NOT NULL,
	"member_id" text NOT NULL,
	"name" text NOT NULL,
	"is_open" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referral_link_site_id_code_pk" PRIMARY KEY("site_id","code")
);
--> statement-breakpoint
CREATE INDEX "referral_link_of_member" ON "referral_link" USING btree ("site_id","member_id","created_at");--> statement-breakpoint
CREATE TABLE "referral_day" (
	"site_id" text NOT NULL,
	"code" text NOT NULL,
	"day" text NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "referral_day_site_id_code_day_pk" PRIMARY KEY("site_id","code","day")
);
--> statement-breakpoint
CREATE TABLE "first_deposit" (
	"site_id" text NOT NULL,
	"member_id" text NOT NULL,
	"deposit_id" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "first_deposit_site_id_member_id_pk" PRIMARY KEY("site_id","member_id")
);
--> statement-breakpoint
INSERT INTO "first_deposit" ("site_id", "member_id", "deposit_id", "amount_minor", "at")
	SELECT DISTINCT ON ("site_id", "member_id") "site_id", "member_id", "deposit_id", "amount_minor", (s->>'at')::timestamptz
	FROM "deposit" CROSS JOIN LATERAL jsonb_array_elements("steps") AS s
	WHERE "state" = 'credited' AND s->>'state' = 'credited'
	ORDER BY "site_id", "member_id", (s->>'at')::timestamptz;
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "invited_by_code" text;--> statement-breakpoint
CREATE INDEX "member_by_link" ON "member" USING btree ("site_id","invited_by_code","created_at") WHERE "member"."invited_by_code" IS NOT NULL;
