-- What is summed by day is told apart by kind of play. The sums are made anew when a record is next read.
DELETE FROM "round_day";--> statement-breakpoint
DELETE FROM "round_cover";--> statement-breakpoint
ALTER TABLE "round_day" ADD COLUMN "bet_kind" text NOT NULL;--> statement-breakpoint
ALTER TABLE "round_day" DROP CONSTRAINT "round_day_pk";--> statement-breakpoint
ALTER TABLE "round_day" ADD CONSTRAINT "round_day_pk" PRIMARY KEY("site_id","member_id","day","time_zone","vendor","node_id","state","bet_kind");
