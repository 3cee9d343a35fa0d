CREATE TABLE "payout_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"player_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"provider" text NOT NULL,
	"state" text DEFAULT 'opening' NOT NULL,
	"locale" text NOT NULL,
	"return_url" text NOT NULL,
	"url" text,
	"token_sealed" "bytea",
	"label" text,
	"added_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	"verified_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "payout_accounts_verified" CHECK ((state = 'verified') = (verified_at is not null) and (state = 'verified') = (token_sealed is not null) and (state <> 'verified' or label is not null)),
	CONSTRAINT "payout_accounts_state" CHECK (state in ('opening', 'registering', 'verified', 'refused', 'name-differs'))
);
--> statement-breakpoint
CREATE TABLE "payout_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"player_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"opened_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "withdrawal_steps" (
	"withdrawal_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"state" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	CONSTRAINT "withdrawal_steps_withdrawal_id_place_pk" PRIMARY KEY("withdrawal_id","place")
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"player_id" uuid NOT NULL,
	"licence" text NOT NULL,
	"brand" text NOT NULL,
	"amount_ore" bigint NOT NULL,
	"account_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"state" text DEFAULT 'checking' NOT NULL,
	"by" text NOT NULL,
	"reason" text,
	"documents" jsonb,
	"documents_until" timestamp with time zone,
	"officer_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	"sent_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	CONSTRAINT "withdrawals_amount" CHECK (amount_ore > 0),
	CONSTRAINT "withdrawals_documents" CHECK ((documents is null) = (documents_until is null) and (state <> 'waiting' or documents is not null)),
	CONSTRAINT "withdrawals_reason" CHECK ((state in ('refused', 'returned')) = (reason is not null))
);
--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_notes" ADD CONSTRAINT "payout_notes_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_steps" ADD CONSTRAINT "withdrawal_steps_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_account_id_payout_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."payout_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_accounts_of_player" ON "payout_accounts" USING btree ("player_id","added_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_notes_open" ON "payout_notes" USING btree ("player_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "withdrawals_of_player" ON "withdrawals" USING btree ("player_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "withdrawals_open" ON "withdrawals" USING btree ("player_id") WHERE state in ('checking', 'waiting', 'approved', 'sent');--> statement-breakpoint
CREATE INDEX "withdrawals_paid" ON "withdrawals" USING btree ("licence","paid_at") WHERE paid_at is not null;