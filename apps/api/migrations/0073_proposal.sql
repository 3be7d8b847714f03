CREATE TABLE "proposal" (
	"site_id" text NOT NULL,
	"proposal_id" text NOT NULL,
	"operation" text NOT NULL,
	"permission" text NOT NULL,
	"kind" text NOT NULL,
	"body" jsonb NOT NULL,
	"target" text NOT NULL,
	"revision" text NOT NULL,
	"amount_minor" bigint,
	"member_id" text,
	"hash" text NOT NULL,
	"reason" text NOT NULL,
	"maker_id" text,
	"maker" jsonb,
	"via" text NOT NULL,
	"state" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"runs_alone" boolean NOT NULL,
	"checker_id" text,
	"decided_at" timestamp with time zone,
	"decision" text,
	"seen_at" timestamp with time zone,
	CONSTRAINT "proposal_site_id_proposal_id_pk" PRIMARY KEY("site_id","proposal_id"),
	CONSTRAINT "proposal_state" CHECK ("proposal"."state" IN ('open', 'approved', 'rejected', 'withdrawn', 'void', 'expired')),
	CONSTRAINT "proposal_kind" CHECK ("proposal"."kind" IN ('corrections', 'transfers', 'grants', 'licence', 'play_mode', 'providers', 'keys', 'retention', 'exclusions', 'withdrawals', 'rewards', 'settlements', 'four_eyes')),
	CONSTRAINT "proposal_decided" CHECK (("proposal"."state" = 'open') = ("proposal"."decided_at" IS NULL)),
	CONSTRAINT "proposal_checked" CHECK ("proposal"."checker_id" IS NULL OR "proposal"."maker_id" IS NULL OR "proposal"."checker_id" <> "proposal"."maker_id")
);
--> statement-breakpoint
CREATE TABLE "counted_act" (
	"site_id" text NOT NULL,
	"act_id" text NOT NULL,
	"kind" text NOT NULL,
	"operator_id" text NOT NULL,
	"member_id" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "counted_act_site_id_act_id_pk" PRIMARY KEY("site_id","act_id")
);
--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "proposal_id" text;--> statement-breakpoint
ALTER TABLE "reward_application" ADD COLUMN "reviewed_by" text;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "edited_by" text;--> statement-breakpoint
CREATE INDEX "proposal_newest" ON "proposal" USING btree ("site_id","made_at" DESC NULLS LAST,"proposal_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "proposal_by_state" ON "proposal" USING btree ("site_id","state","made_at" DESC NULLS LAST,"proposal_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "proposal_of_maker" ON "proposal" USING btree ("site_id","maker_id","made_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "proposal_due" ON "proposal" USING btree ("ends_at") WHERE "proposal"."state" = 'open';--> statement-breakpoint
CREATE INDEX "counted_act_sum" ON "counted_act" USING btree ("site_id","operator_id","member_id","kind","at");
