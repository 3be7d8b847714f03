CREATE TABLE "agent_rate" (
	"site_id" text NOT NULL,
	"member_id" text NOT NULL,
	"from_day" text NOT NULL,
	"rates" jsonb NOT NULL,
	"given_by_member_id" text,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agent_rate_site_id_member_id_from_day_pk" PRIMARY KEY("site_id","member_id","from_day")
);
