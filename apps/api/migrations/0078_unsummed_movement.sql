CREATE TABLE "unsummed_movement" (
	"site_id" text NOT NULL,
	"journal_id" text NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"posted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "unsummed_movement_site_id_journal_id_pk" PRIMARY KEY("site_id","journal_id")
);
--> statement-breakpoint
CREATE TABLE "member_day_bets" (
	"site_id" text NOT NULL,
	"day" text COLLATE "C" NOT NULL,
	"member_id" text NOT NULL,
	"game_type" text NOT NULL,
	"valid_bet_minor" bigint NOT NULL,
	CONSTRAINT "member_day_bets_pk" PRIMARY KEY("site_id","day","member_id","game_type")
);
--> statement-breakpoint
CREATE TABLE "team_day_bets" (
	"site_id" text NOT NULL,
	"day" text COLLATE "C" NOT NULL,
	"member_id" text NOT NULL,
	"game_type" text NOT NULL,
	"valid_bet_minor" bigint NOT NULL,
	CONSTRAINT "team_day_bets_pk" PRIMARY KEY("site_id","day","member_id","game_type")
);
--> statement-breakpoint
CREATE INDEX "member_is_closed" ON "member" ("site_id","member_id") WHERE status = 'closed';
--> statement-breakpoint
-- What the sums do not have yet.
INSERT INTO "unsummed_movement" ("site_id","journal_id","member_id","kind","reference","amount_minor","posted_at")
SELECT j.site_id, j.journal_id, p.member_id, j.kind, j.reference, sum(p.amount_minor), j.posted_at
FROM journal AS j
JOIN posting AS p ON p.site_id = j.site_id AND p.journal_id = j.journal_id AND p.member_id IS NOT NULL
LEFT JOIN team_mark AS mark ON mark.site_id = j.site_id
WHERE j.kind IN ('bet', 'rollback', 'win', 'deposit', 'withdrawal_paid') AND j.journal_id COLLATE "C" >= coalesce(mark.summed_until, '')
GROUP BY j.site_id, j.journal_id, p.member_id;
--> statement-breakpoint
-- The bets by type of game of the days whose commission is not frozen, as far as they were summed.
INSERT INTO "member_day_bets" ("site_id","day","member_id","game_type","valid_bet_minor")
SELECT j.site_id, to_char(j.posted_at AT TIME ZONE (s.settings ->> 'timeZone'), 'YYYY-MM-DD'), p.member_id, coalesce(g.game_type, ''), -sum(p.amount_minor)
FROM journal AS j
JOIN posting AS p ON p.site_id = j.site_id AND p.journal_id = j.journal_id AND p.member_id IS NOT NULL
JOIN site AS s ON s.site_id = j.site_id
JOIN team_mark AS mark ON mark.site_id = j.site_id
JOIN round AS r ON r.site_id = j.site_id AND r.round_id = j.reference
LEFT JOIN game AS g ON g.site_id = r.site_id AND g.vassalage = r.vendor AND g.node_id = r.node_id
WHERE j.kind IN ('bet', 'rollback') AND j.journal_id COLLATE "C" < mark.summed_until
  AND to_char(j.posted_at AT TIME ZONE (s.settings ->> 'timeZone'), 'YYYY-MM-DD') > coalesce(
    (SELECT max(d.day) FROM agent_settled_day AS d WHERE d.site_id = j.site_id),
    to_char((now() AT TIME ZONE (s.settings ->> 'timeZone'))::date - 2, 'YYYY-MM-DD'))
GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
INSERT INTO "team_day_bets" ("site_id","day","member_id","game_type","valid_bet_minor")
SELECT b.site_id, b.day, l.ancestor_id, b.game_type, sum(b.valid_bet_minor)
FROM member_day_bets AS b JOIN team_line AS l ON l.site_id = b.site_id AND l.member_id = b.member_id
GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
DROP TABLE "team_mark";
