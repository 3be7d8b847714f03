CREATE INDEX "inbox_newest" ON "inbox_message" USING btree ("site_id","member_id","created_at" DESC NULLS LAST,"message_id" DESC NULLS LAST);
