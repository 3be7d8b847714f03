CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "idempotency" (
	"site_id" text NOT NULL,
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_site_id_scope_key_pk" PRIMARY KEY("site_id","scope","key")
);
--> statement-breakpoint
CREATE TABLE "short_lived" (
	"site_id" text NOT NULL,
	"key" text NOT NULL,
	"value" text,
	"count" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "short_lived_site_id_key_pk" PRIMARY KEY("site_id","key")
);
--> statement-breakpoint
CREATE TABLE "demo_seed" (
	"site_id" text NOT NULL,
	"part" text NOT NULL,
	"version" text NOT NULL,
	"seeded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "demo_seed_site_id_part_pk" PRIMARY KEY("site_id","part")
);
--> statement-breakpoint
CREATE TABLE "site" (
	"site_id" text NOT NULL,
	"settings" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"content_version" integer DEFAULT 1 NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "site_site_id_pk" PRIMARY KEY("site_id")
);
--> statement-breakpoint
CREATE TABLE "member" (
	"site_id" text NOT NULL,
	"member_id" text NOT NULL,
	"account" text NOT NULL,
	"account_key" text NOT NULL,
	"nickname" text DEFAULT '' NOT NULL,
	"type" integer NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"password_hash" text NOT NULL,
	"pin_hash" text,
	"language" text NOT NULL,
	"invite_code" text NOT NULL,
	"invited_by_member_id" text,
	"profile" jsonb NOT NULL,
	"registered_from" jsonb NOT NULL,
	"terms_version" text NOT NULL,
	"terms_accepted_at" timestamp with time zone NOT NULL,
	"marketing_consent_at" timestamp with time zone,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_login_at" timestamp with time zone,
	CONSTRAINT "member_site_id_member_id_pk" PRIMARY KEY("site_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"site_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"session_id" text NOT NULL,
	"member_id" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"renewed_at" timestamp with time zone NOT NULL,
	"idle_expires_at" timestamp with time zone NOT NULL,
	"absolute_expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_site_id_token_hash_pk" PRIMARY KEY("site_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "favourite" (
	"site_id" text NOT NULL,
	"member_id" text NOT NULL,
	"vassalage" text NOT NULL,
	"node_id" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourite_site_id_member_id_vassalage_node_id_pk" PRIMARY KEY("site_id","member_id","vassalage","node_id")
);
--> statement-breakpoint
CREATE TABLE "banner" (
	"site_id" text NOT NULL,
	"banner_id" text NOT NULL,
	"group_name" text NOT NULL,
	"position" integer NOT NULL,
	"image" text NOT NULL,
	"linkage" text NOT NULL,
	"kicker" jsonb,
	"title" jsonb NOT NULL,
	"action" jsonb,
	"edited_at" timestamp with time zone,
	CONSTRAINT "banner_site_id_banner_id_pk" PRIMARY KEY("site_id","banner_id")
);
--> statement-breakpoint
CREATE TABLE "announcement" (
	"site_id" text NOT NULL,
	"announcement_id" integer NOT NULL,
	"type" text NOT NULL,
	"group_name" text NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"url" text NOT NULL,
	"images" jsonb NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"edited_at" timestamp with time zone,
	CONSTRAINT "announcement_site_id_announcement_id_pk" PRIMARY KEY("site_id","announcement_id")
);
--> statement-breakpoint
CREATE TABLE "announcement_read" (
	"site_id" text NOT NULL,
	"member_id" text NOT NULL,
	"announcement_id" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "announcement_read_site_id_member_id_announcement_id_pk" PRIMARY KEY("site_id","member_id","announcement_id")
);
--> statement-breakpoint
CREATE TABLE "promotion" (
	"site_id" text NOT NULL,
	"promotion_id" integer NOT NULL,
	"linked_promotion_id" integer NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"image" text NOT NULL,
	"status" text NOT NULL,
	"category_ids" jsonb NOT NULL,
	"no_expiry" boolean NOT NULL,
	"image_required" boolean NOT NULL,
	"remark_required" boolean NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"edited_at" timestamp with time zone,
	CONSTRAINT "promotion_site_id_promotion_id_pk" PRIMARY KEY("site_id","promotion_id")
);
--> statement-breakpoint
CREATE TABLE "help_item" (
	"site_id" text NOT NULL,
	"help_id" text NOT NULL,
	"tag" text NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"children" jsonb NOT NULL,
	"version" text NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "help_item_site_id_help_id_pk" PRIMARY KEY("site_id","help_id")
);
--> statement-breakpoint
CREATE TABLE "service_entry" (
	"site_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"cs_type" text NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"path" text NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "service_entry_site_id_entry_id_pk" PRIMARY KEY("site_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "classify" (
	"site_id" text NOT NULL,
	"key" text NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "classify_site_id_key_pk" PRIMARY KEY("site_id","key")
);
--> statement-breakpoint
CREATE TABLE "game" (
	"site_id" text NOT NULL,
	"vassalage" text NOT NULL,
	"node_id" integer NOT NULL,
	"slug" text NOT NULL,
	"game_type" text NOT NULL,
	"classifies" text[] NOT NULL,
	"game_code" text NOT NULL,
	"name" jsonb NOT NULL,
	"is_hot" boolean NOT NULL,
	"is_new" boolean NOT NULL,
	"supports_free_play" boolean NOT NULL,
	"opens_vendor_list" boolean NOT NULL,
	"lotto_mode" text,
	"play_type" text,
	"cover" text NOT NULL,
	"square" text,
	"min_bet_minor" bigint DEFAULT 0 NOT NULL,
	"min_lines" integer DEFAULT 0 NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"under_maintenance" boolean DEFAULT false NOT NULL,
	"search_text" text NOT NULL,
	"sort_rank" integer NOT NULL,
	"sort_name" text COLLATE "C" NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "game_site_id_vassalage_node_id_pk" PRIMARY KEY("site_id","vassalage","node_id")
);
--> statement-breakpoint
CREATE TABLE "recent_game" (
	"site_id" text NOT NULL,
	"member_id" text NOT NULL,
	"vassalage" text NOT NULL,
	"node_id" integer NOT NULL,
	"played_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recent_game_site_id_member_id_vassalage_node_id_pk" PRIMARY KEY("site_id","member_id","vassalage","node_id")
);
--> statement-breakpoint
CREATE TABLE "vendor" (
	"site_id" text NOT NULL,
	"vassalage" text NOT NULL,
	"display_name" text NOT NULL,
	"is_hot" boolean NOT NULL,
	"position" integer NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"under_maintenance" boolean DEFAULT false NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "vendor_site_id_vassalage_pk" PRIMARY KEY("site_id","vassalage")
);
--> statement-breakpoint
CREATE INDEX "short_lived_expiry" ON "short_lived" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "member_account" ON "member" USING btree ("site_id","account_key");--> statement-breakpoint
CREATE UNIQUE INDEX "member_invite_code" ON "member" USING btree ("site_id","invite_code");--> statement-breakpoint
CREATE INDEX "member_invited_by" ON "member" USING btree ("site_id","invited_by_member_id");--> statement-breakpoint
CREATE INDEX "session_member" ON "session" USING btree ("site_id","member_id");--> statement-breakpoint
CREATE INDEX "session_expiry" ON "session" USING btree ("site_id","absolute_expires_at");--> statement-breakpoint
CREATE INDEX "favourite_order" ON "favourite" USING btree ("site_id","member_id","added_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "banner_group" ON "banner" USING btree ("site_id","group_name","position");--> statement-breakpoint
CREATE INDEX "announcement_type" ON "announcement" USING btree ("site_id","type","starts_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "game_order" ON "game" USING btree ("site_id","sort_rank","sort_name","vassalage","node_id");--> statement-breakpoint
CREATE INDEX "game_type_order" ON "game" USING btree ("site_id","game_type","sort_rank","sort_name","vassalage","node_id");--> statement-breakpoint
CREATE INDEX "game_vendor_order" ON "game" USING btree ("site_id","vassalage","sort_rank","sort_name","vassalage","node_id");--> statement-breakpoint
CREATE INDEX "game_hot" ON "game" USING btree ("site_id","sort_rank","sort_name","vassalage","node_id") WHERE "game"."is_hot";--> statement-breakpoint
CREATE INDEX "game_new" ON "game" USING btree ("site_id","sort_rank","sort_name","vassalage","node_id") WHERE "game"."is_new";--> statement-breakpoint
CREATE INDEX "game_classifies" ON "game" USING gin ("classifies");--> statement-breakpoint
CREATE INDEX "game_search" ON "game" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "recent_game_order" ON "recent_game" USING btree ("site_id","member_id","played_at" DESC NULLS LAST);