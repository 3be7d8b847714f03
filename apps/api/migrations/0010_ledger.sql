CREATE TABLE "journal" (
	"site_id" text NOT NULL,
	"journal_id" text NOT NULL,
	"kind" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"reference_type" text NOT NULL,
	"reference" text NOT NULL,
	"lines" smallint NOT NULL,
	"posted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "journal_site_id_journal_id_pk" PRIMARY KEY("site_id","journal_id"),
	CONSTRAINT "journal_lines" CHECK ("journal"."lines" >= 2)
);
--> statement-breakpoint
CREATE TABLE "ledger_proof" (
	"site_id" text NOT NULL,
	"proved_at" timestamp with time zone NOT NULL,
	"journals" bigint NOT NULL,
	"wallets" bigint NOT NULL,
	"differences" integer NOT NULL,
	"report" jsonb NOT NULL,
	CONSTRAINT "ledger_proof_site_id_proved_at_pk" PRIMARY KEY("site_id","proved_at")
);
--> statement-breakpoint
CREATE TABLE "played_game" (
	"site_id" text NOT NULL,
	"vendor" text NOT NULL,
	"node_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"vendor_name" text NOT NULL,
	"mobile_large_icon" text NOT NULL,
	"show_icon" text,
	"search_text" text NOT NULL,
	CONSTRAINT "played_game_site_id_vendor_node_id_pk" PRIMARY KEY("site_id","vendor","node_id")
);
--> statement-breakpoint
CREATE TABLE "posting" (
	"site_id" text NOT NULL,
	"journal_id" text NOT NULL,
	"line" smallint NOT NULL,
	"account" text NOT NULL,
	"member_id" text,
	"scope" text,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"account_after_minor" bigint,
	"total_after_minor" bigint,
	CONSTRAINT "posting_site_id_journal_id_line_pk" PRIMARY KEY("site_id","journal_id","line"),
	CONSTRAINT "posting_not_zero" CHECK ("posting"."amount_minor" <> 0),
	CONSTRAINT "posting_account" CHECK (CASE WHEN "posting"."account" IN ('cash', 'bonus', 'hold') THEN "posting"."member_id" IS NOT NULL AND "posting"."scope" IS NULL AND "posting"."account_after_minor" IS NOT NULL AND "posting"."account_after_minor" >= 0 AND "posting"."total_after_minor" IS NOT NULL
        WHEN "posting"."account" IN ('house', 'payment_clearing') THEN "posting"."member_id" IS NULL AND "posting"."scope" IS NOT NULL
        ELSE "posting"."member_id" IS NULL AND "posting"."scope" IS NULL AND "posting"."account" IN ('bonus_expense', 'expired_bonus', 'rebate_expense', 'commission_payable', 'salary_expense', 'dividend_expense', 'jackpot_pool', 'fees', 'opening_credits', 'suspense') END)
);
--> statement-breakpoint
CREATE TABLE "round" (
	"site_id" text NOT NULL,
	"round_id" text NOT NULL,
	"member_id" text NOT NULL,
	"vendor" text NOT NULL,
	"vendor_round_id" text NOT NULL,
	"game_code" text NOT NULL,
	"node_id" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"stake_cash_minor" bigint DEFAULT 0 NOT NULL,
	"stake_bonus_minor" bigint DEFAULT 0 NOT NULL,
	"refund_cash_minor" bigint DEFAULT 0 NOT NULL,
	"refund_bonus_minor" bigint DEFAULT 0 NOT NULL,
	"payout_cash_minor" bigint DEFAULT 0 NOT NULL,
	"payout_bonus_minor" bigint DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "round_site_id_round_id_pk" PRIMARY KEY("site_id","round_id"),
	CONSTRAINT "round_state" CHECK ("round"."state" IN ('open', 'won', 'lost', 'rolled_back')),
	CONSTRAINT "round_refund_within_stake" CHECK ("round"."refund_cash_minor" BETWEEN 0 AND "round"."stake_cash_minor" AND "round"."refund_bonus_minor" BETWEEN 0 AND "round"."stake_bonus_minor"),
	CONSTRAINT "round_payout_not_negative" CHECK ("round"."payout_cash_minor" >= 0 AND "round"."payout_bonus_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "vendor_transaction" (
	"site_id" text NOT NULL,
	"vendor" text NOT NULL,
	"transaction_id" text NOT NULL,
	"kind" text NOT NULL,
	"member_id" text NOT NULL,
	"round_id" text,
	"body_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"cash_minor" bigint DEFAULT 0 NOT NULL,
	"bonus_minor" bigint DEFAULT 0 NOT NULL,
	"rolled_back_at" timestamp with time zone,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "vendor_transaction_site_id_vendor_transaction_id_pk" PRIMARY KEY("site_id","vendor","transaction_id"),
	CONSTRAINT "vendor_transaction_kind" CHECK ("vendor_transaction"."kind" IN ('bet', 'win', 'bet_and_win', 'rollback', 'tombstone'))
);
--> statement-breakpoint
CREATE TABLE "wallet" (
	"site_id" text NOT NULL,
	"member_id" text NOT NULL,
	"currency" text NOT NULL,
	"cash_minor" bigint DEFAULT 0 NOT NULL,
	"bonus_minor" bigint DEFAULT 0 NOT NULL,
	"hold_minor" bigint DEFAULT 0 NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "wallet_site_id_member_id_pk" PRIMARY KEY("site_id","member_id"),
	CONSTRAINT "wallet_cash_not_negative" CHECK ("wallet"."cash_minor" >= 0),
	CONSTRAINT "wallet_bonus_not_negative" CHECK ("wallet"."bonus_minor" >= 0),
	CONSTRAINT "wallet_hold_not_negative" CHECK ("wallet"."hold_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "game_session" (
	"site_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"member_id" text NOT NULL,
	"vendor" text NOT NULL,
	"node_id" integer NOT NULL,
	"game_code" text NOT NULL,
	"currency" text NOT NULL,
	"display_name" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"is_ended" boolean DEFAULT false NOT NULL,
	CONSTRAINT "game_session_site_id_token_hash_pk" PRIMARY KEY("site_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "vendor_request" (
	"site_id" text NOT NULL,
	"key_id" text NOT NULL,
	"request_id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vendor_request_site_id_key_id_request_id_pk" PRIMARY KEY("site_id","key_id","request_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "journal_idempotency_key" ON "journal" USING btree ("site_id" COLLATE "C","idempotency_key");--> statement-breakpoint
CREATE INDEX "journal_reference" ON "journal" USING btree ("site_id" COLLATE "C","reference","reference_type");--> statement-breakpoint
CREATE INDEX "posting_member" ON "posting" USING btree ("site_id" COLLATE "C","member_id","journal_id" COLLATE "C" DESC);--> statement-breakpoint
CREATE INDEX "round_of_member" ON "round" USING btree ("site_id" COLLATE "C","member_id","opened_at" DESC,"round_id" COLLATE "C" DESC);--> statement-breakpoint
CREATE INDEX "round_won" ON "round" USING btree ("site_id" COLLATE "C","settled_at" DESC) WHERE "round"."state" = 'won';