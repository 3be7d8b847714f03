CREATE TABLE "invite_reward" (
	"site_id" text NOT NULL,
	"member_id" text NOT NULL,
	"inviter_id" text NOT NULL,
	"outcome" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"bonus_id" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "invite_reward_site_id_member_id_pk" PRIMARY KEY("site_id","member_id"),
	CONSTRAINT "invite_reward_outcome" CHECK ("invite_reward"."outcome" IN ('granted', 'deposit_below', 'most_reached', 'not_allowed')),
	CONSTRAINT "invite_reward_is_a_bonus" CHECK (("invite_reward"."outcome" = 'granted') = ("invite_reward"."bonus_id" IS NOT NULL))
);
--> statement-breakpoint
CREATE INDEX "invite_reward_of_inviter" ON "invite_reward" USING btree ("site_id","inviter_id","at");--> statement-breakpoint
CREATE INDEX "first_deposit_by_time" ON "first_deposit" USING btree ("site_id","at","member_id");
