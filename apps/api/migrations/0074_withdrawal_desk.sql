ALTER TABLE "withdrawal" ADD COLUMN "alerted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "decided_by" text;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "checks" jsonb;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "document_asked_at" timestamp with time zone;--> statement-breakpoint
CREATE TABLE "withdrawal_claim" (
	"site_id" text NOT NULL,
	"withdrawal_id" text NOT NULL,
	"operator_id" text NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "withdrawal_claim_site_id_withdrawal_id_pk" PRIMARY KEY("site_id","withdrawal_id")
);
--> statement-breakpoint
CREATE INDEX "proposal_open_target" ON "proposal" USING btree ("site_id","target") WHERE "proposal"."state" = 'open';
