CREATE TABLE "agent_settlement" (
	"site_id" text NOT NULL,
	"settlement_id" text NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"contract_id" text,
	"period_key" text NOT NULL,
	"period_from" timestamp with time zone NOT NULL,
	"period_to" timestamp with time zone NOT NULL,
	"frozen_at" timestamp with time zone NOT NULL,
	"inputs" jsonb NOT NULL,
	"currency" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"carried_out_minor" bigint NOT NULL,
	"paid_by_member_id" text,
	"state" text NOT NULL,
	"journal_id" text,
	"paid_at" timestamp with time zone,
	CONSTRAINT "agent_settlement_site_id_settlement_id_pk" PRIMARY KEY("site_id","settlement_id")
);
--> statement-breakpoint
CREATE TABLE "agent_commission_line" (
	"site_id" text NOT NULL,
	"settlement_id" text NOT NULL,
	"line_member_id" text NOT NULL,
	"game_type" text NOT NULL,
	"valid_bets_minor" bigint NOT NULL,
	"rate_basis_points" integer NOT NULL,
	"given_basis_points" integer NOT NULL,
	"commission_minor" bigint NOT NULL,
	CONSTRAINT "agent_commission_line_pk" PRIMARY KEY("site_id","settlement_id","line_member_id","game_type")
);
--> statement-breakpoint
CREATE TABLE "agent_settled_day" (
	"site_id" text NOT NULL,
	"day" text NOT NULL,
	"frozen_at" timestamp with time zone NOT NULL,
	"payees" integer NOT NULL,
	CONSTRAINT "agent_settled_day_site_id_day_pk" PRIMARY KEY("site_id","day")
);
--> statement-breakpoint
CREATE INDEX "agent_settlement_member" ON "agent_settlement" USING btree ("site_id","member_id","kind","period_from" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "agent_settlement_due" ON "agent_settlement" USING btree ("site_id","frozen_at") WHERE "agent_settlement"."state" = 'due';
