CREATE INDEX "team_line_level" ON "team_line" ("site_id","ancestor_id","depth","account_key") INCLUDE ("member_id","joined_at");
--> statement-breakpoint
CREATE INDEX "member_account_parts" ON "member" USING gin (("site_id" || ''),"account_key" gin_trgm_ops);
