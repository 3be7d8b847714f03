-- What a member's journals of one day came to, summed once the day is over in the site's time zone. Nothing else writes
-- here, and everything can be counted again from the journals (docs/decisions/0083).
CREATE TABLE movement_day (
  site_id text NOT NULL,
  member_id text NOT NULL,
  time_zone text NOT NULL,
  day date NOT NULL,
  kind text NOT NULL,
  in_minor bigint NOT NULL,
  out_minor bigint NOT NULL,
  journals integer NOT NULL,
  journal_ids text[],
  PRIMARY KEY (site_id, member_id, time_zone, day, kind)
);
--> statement-breakpoint
-- The days that are summed, without gaps.
CREATE TABLE movement_cover (
  site_id text NOT NULL,
  member_id text NOT NULL,
  time_zone text NOT NULL,
  first_day date NOT NULL,
  last_day date NOT NULL,
  PRIMARY KEY (site_id, member_id, time_zone)
);
