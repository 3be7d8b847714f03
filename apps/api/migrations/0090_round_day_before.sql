-- What a process of the version before sums has no kind of play: it is summed again by the next reader that knows kinds.
ALTER TABLE "round_day" ALTER COLUMN "bet_kind" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "round_day" ALTER COLUMN "is_stale" SET DEFAULT true;
