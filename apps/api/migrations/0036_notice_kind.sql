-- What an announcement is about, for its sign and its name in lists; what was written before is news.
ALTER TABLE "announcement" ADD COLUMN "kind" text NOT NULL DEFAULT 'news';
