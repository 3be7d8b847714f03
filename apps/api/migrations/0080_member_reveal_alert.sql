CREATE TABLE "member_reveal_alert" (
	"site_id" text NOT NULL,
	"operator_id" text NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_reveal_alert_site_id_operator_id_pk" PRIMARY KEY("site_id","operator_id")
);
