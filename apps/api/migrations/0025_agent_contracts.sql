CREATE TABLE "agent_contract" (
	"site_id" text NOT NULL,
	"contract_id" text NOT NULL,
	"kind" text NOT NULL,
	"offered_by_member_id" text NOT NULL,
	"member_id" text NOT NULL,
	"terms" jsonb NOT NULL,
	"state" text NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_device" text,
	"answered_text" text,
	"text_language" text,
	"text_hash" text,
	CONSTRAINT "agent_contract_site_id_contract_id_pk" PRIMARY KEY("site_id","contract_id")
);
--> statement-breakpoint
CREATE TABLE "agent_contract_event" (
	"site_id" text NOT NULL,
	"contract_id" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "agent_contract_event_site_id_contract_id_state_pk" PRIMARY KEY("site_id","contract_id","state")
);
--> statement-breakpoint
CREATE INDEX "agent_contract_member" ON "agent_contract" USING btree ("site_id","member_id","kind","offered_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "agent_contract_offered" ON "agent_contract" USING btree ("site_id","member_id","kind") WHERE "agent_contract"."state" = 'offered';--> statement-breakpoint
CREATE UNIQUE INDEX "agent_contract_accepted" ON "agent_contract" USING btree ("site_id","member_id","kind") WHERE "agent_contract"."state" = 'accepted';
