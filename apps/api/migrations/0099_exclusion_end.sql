CREATE TABLE "exclusion_end" (
	"site_id" text NOT NULL,
	"member_id" text NOT NULL,
	"break_id" text NOT NULL,
	"ran_out_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"ended_by" text,
	"proposal_id" text,
	CONSTRAINT "exclusion_end_site_id_member_id_break_id_pk" PRIMARY KEY("site_id","member_id","break_id"),
	CONSTRAINT "exclusion_end_is_late" CHECK ("exclusion_end"."ended_at" >= "exclusion_end"."ran_out_at")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "member_break_with_end" ON "member_break" USING btree ("site_id","member_id","break_id","ends_at");
--> statement-breakpoint
ALTER TABLE "exclusion_end" ADD CONSTRAINT "exclusion_end_of_break" FOREIGN KEY ("site_id","member_id","break_id","ran_out_at") REFERENCES "member_break"("site_id","member_id","break_id","ends_at");
--> statement-breakpoint
-- What has run out before this version had ended by the clock, and its member may have played since.
INSERT INTO "exclusion_end" ("site_id", "member_id", "break_id", "ran_out_at", "asked_at", "ended_at")
SELECT "site_id", "member_id", "break_id", "ends_at", "ends_at", "ends_at" FROM "member_break" WHERE "kind" = 'exclusion' AND "ends_at" <= now();
--> statement-breakpoint
CREATE TRIGGER exclusion_end_stays BEFORE UPDATE OR DELETE ON "exclusion_end" FOR EACH ROW EXECUTE FUNCTION refuse_break_change();
--> statement-breakpoint
CREATE TABLE "sealing_key" (
	"site_id" text NOT NULL,
	"key_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sealed_key" text NOT NULL,
	CONSTRAINT "sealing_key_site_id_key_id_pk" PRIMARY KEY("site_id","key_id")
);
--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "odd_report" text;
--> statement-breakpoint
ALTER TABLE "identity_document" ADD COLUMN "confirmed" jsonb;
--> statement-breakpoint
ALTER TABLE "proposal" DROP CONSTRAINT "proposal_kind";
--> statement-breakpoint
ALTER TABLE "proposal" ADD CONSTRAINT "proposal_kind" CHECK ("proposal"."kind" IN ('corrections', 'transfers', 'grants', 'licence', 'play_mode', 'providers', 'keys', 'retention', 'exclusions', 'resets', 'withdrawals', 'rewards', 'settlements', 'four_eyes'));
