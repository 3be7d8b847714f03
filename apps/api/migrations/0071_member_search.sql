ALTER TABLE "member" ADD COLUMN "name_bones" text DEFAULT '' NOT NULL;
--> statement-breakpoint
CREATE INDEX "member_by_account" ON "member" USING btree ("site_id","account_key" COLLATE "C");--> statement-breakpoint
CREATE INDEX "member_by_name" ON "member" USING btree ("site_id","name_bones" COLLATE "C","account_key" COLLATE "C") WHERE "member"."name_bones" <> '';--> statement-breakpoint
CREATE INDEX "member_by_mail" ON "member" USING btree ("site_id",lower("profile"->>'email')) WHERE lower("member"."profile"->>'email') IS NOT NULL;--> statement-breakpoint
CREATE INDEX "member_by_number" ON "member" USING btree ("site_id",("profile"->>'mobileNum')) WHERE ("member"."profile"->>'mobileNum') IS NOT NULL;--> statement-breakpoint
CREATE INDEX "member_by_upline" ON "member" USING btree ("site_id","invited_by_member_id","account_key" COLLATE "C") WHERE "member"."invited_by_member_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "payout_account_ending" ON "payout_account" USING btree ("site_id",right("number", 4));
