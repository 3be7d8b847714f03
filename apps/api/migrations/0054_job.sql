CREATE TABLE "job" (
	"site_id" text NOT NULL,
	"job_id" text NOT NULL,
	"name" text NOT NULL,
	"singleton_key" text,
	"payload" jsonb NOT NULL,
	"member_id" text,
	"operator_id" text,
	"state" text NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"look_at" timestamp with time zone,
	"checkpoint" jsonb,
	"steps_done" integer DEFAULT 0 NOT NULL,
	"steps_total" integer,
	"result" jsonb,
	"fault" text,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "job_site_id_job_id_pk" PRIMARY KEY("site_id","job_id"),
	CONSTRAINT "job_state" CHECK ("state" IN ('waiting', 'running', 'done', 'failed')),
	CONSTRAINT "job_is_looked_at_until_it_ends" CHECK (("look_at" IS NULL) = ("state" IN ('done', 'failed'))),
	CONSTRAINT "job_ends_once" CHECK (("ended_at" IS NULL) = ("state" IN ('waiting', 'running')))
);
--> statement-breakpoint
CREATE TABLE "job_schedule" (
	"site_id" text NOT NULL,
	"name" text NOT NULL,
	"last_due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_schedule_site_id_name_pk" PRIMARY KEY("site_id","name")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "job_singleton" ON "job" USING btree ("site_id","name","singleton_key") WHERE "job"."look_at" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("look_at") WHERE "job"."look_at" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "job_of_member" ON "job" USING btree ("site_id","member_id","created_at" DESC) WHERE "job"."member_id" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "job_ended" ON "job" USING btree ("site_id","state","ended_at") WHERE "job"."ended_at" IS NOT NULL;
