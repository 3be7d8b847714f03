CREATE TABLE "team_line" (
	"site_id" text NOT NULL,
	"member_id" text NOT NULL,
	"ancestor_id" text NOT NULL,
	"depth" smallint NOT NULL,
	"account_key" text COLLATE "C" NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "team_line_site_id_member_id_ancestor_id_pk" PRIMARY KEY("site_id","member_id","ancestor_id"),
	CONSTRAINT "team_line_depth" CHECK (depth >= 1),
	CONSTRAINT "team_line_no_circle" CHECK (member_id <> ancestor_id)
);
--> statement-breakpoint
CREATE INDEX "team_line_list" ON "team_line" ("site_id","ancestor_id","account_key") INCLUDE ("depth","member_id","joined_at");
--> statement-breakpoint
CREATE INDEX "team_line_joined" ON "team_line" ("site_id","ancestor_id","joined_at" DESC,"member_id" DESC) INCLUDE ("depth","account_key");
--> statement-breakpoint
CREATE TABLE "team_level" (
	"site_id" text NOT NULL,
	"member_id" text NOT NULL,
	"depth" smallint NOT NULL,
	"members" integer NOT NULL,
	CONSTRAINT "team_level_site_id_member_id_depth_pk" PRIMARY KEY("site_id","member_id","depth")
);
--> statement-breakpoint
CREATE TABLE "member_day" (
	"site_id" text NOT NULL,
	"member_id" text NOT NULL,
	"day" text COLLATE "C" NOT NULL,
	"bets" integer NOT NULL,
	"valid_bet_minor" bigint NOT NULL,
	"won_minor" bigint NOT NULL,
	"deposit_minor" bigint NOT NULL,
	"withdrawal_minor" bigint NOT NULL,
	CONSTRAINT "member_day_site_id_member_id_day_pk" PRIMARY KEY("site_id","member_id","day")
);
--> statement-breakpoint
CREATE TABLE "team_day" (
	"site_id" text NOT NULL,
	"member_id" text NOT NULL,
	"day" text COLLATE "C" NOT NULL,
	"last_active" integer NOT NULL,
	"valid_bet_minor" bigint NOT NULL,
	"won_minor" bigint NOT NULL,
	"deposit_minor" bigint NOT NULL,
	"withdrawal_minor" bigint NOT NULL,
	CONSTRAINT "team_day_site_id_member_id_day_pk" PRIMARY KEY("site_id","member_id","day")
);
--> statement-breakpoint
CREATE TABLE "team_month" (
	"site_id" text NOT NULL,
	"member_id" text NOT NULL,
	"month" text COLLATE "C" NOT NULL,
	"active" integer NOT NULL,
	CONSTRAINT "team_month_site_id_member_id_month_pk" PRIMARY KEY("site_id","member_id","month")
);
--> statement-breakpoint
CREATE TABLE "team_mark" (
	"site_id" text PRIMARY KEY NOT NULL,
	"summed_until" text NOT NULL
);
--> statement-breakpoint
INSERT INTO "team_line" ("site_id","member_id","ancestor_id","depth","account_key","joined_at")
WITH RECURSIVE line (site_id, member_id, ancestor_id, depth, met) AS (
  SELECT site_id, member_id, invited_by_member_id, 1, ARRAY[member_id, invited_by_member_id] FROM member WHERE invited_by_member_id IS NOT NULL AND invited_by_member_id <> member_id
  UNION ALL
  SELECT line.site_id, line.member_id, p.invited_by_member_id, line.depth + 1, line.met || p.invited_by_member_id
  FROM line JOIN member AS p ON p.site_id = line.site_id AND p.member_id = line.ancestor_id
  WHERE p.invited_by_member_id IS NOT NULL AND p.invited_by_member_id <> ALL (line.met)
)
SELECT line.site_id, line.member_id, line.ancestor_id, line.depth, m.account_key, m.created_at
FROM line JOIN member AS m ON m.site_id = line.site_id AND m.member_id = line.member_id;
--> statement-breakpoint
INSERT INTO "team_level" ("site_id","member_id","depth","members")
SELECT site_id, ancestor_id, depth, count(*) FROM team_line GROUP BY site_id, ancestor_id, depth;
