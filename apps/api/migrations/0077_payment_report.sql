CREATE TABLE "payment_report" (
	"site_id" text NOT NULL,
	"report_id" text NOT NULL,
	"oddity" text NOT NULL,
	"reference" text NOT NULL,
	"cashier_reference" text NOT NULL,
	"status" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"sequence" integer NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"times" integer NOT NULL,
	"state" text NOT NULL,
	"deposit_id" text,
	"closed_at" timestamp with time zone,
	"closed_by" text,
	"note" text,
	CONSTRAINT "payment_report_site_id_report_id_pk" PRIMARY KEY("site_id","report_id"),
	CONSTRAINT "payment_report_oddity" CHECK ("payment_report"."oddity" IN ('unknown', 'mismatch', 'contrary', 'late', 'doubled', 'failed')),
	CONSTRAINT "payment_report_state" CHECK ("payment_report"."state" IN ('open', 'seen', 'matched', 'returned'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_report_once" ON "payment_report" USING btree ("site_id","reference","cashier_reference","sequence","status");--> statement-breakpoint
CREATE INDEX "payment_report_by_state" ON "payment_report" USING btree ("site_id","state","received_at","report_id");--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_credited_once" ON "deposit" USING btree ("site_id","cashier_reference") WHERE "deposit"."state" = 'credited' AND "deposit"."cashier_reference" IS NOT NULL;
