CREATE TABLE "ledger_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"licence" text NOT NULL,
	"kind" text NOT NULL,
	"player_id" uuid,
	"ref" text DEFAULT '' NOT NULL,
	"balance_ore" bigint,
	"version" bigint,
	"head" "bytea",
	CONSTRAINT "ledger_accounts_of_player" UNIQUE("player_id","kind"),
	CONSTRAINT "ledger_accounts_balance_of_players" CHECK ((player_id is null) = (balance_ore is null) and (player_id is null) = (version is null) and (player_id is null) = (head is null)),
	CONSTRAINT "ledger_accounts_kind" CHECK (case when player_id is null then kind in ('provider-clearing', 'client-bank', 'house', 'promotion-cost', 'suspense', 'written-off') else kind in ('cash', 'bonus', 'reserved', 'debt') end),
	CONSTRAINT "ledger_accounts_not_below_zero" CHECK (balance_ore is null or case when kind = 'debt' then balance_ore <= 0 else balance_ore >= 0 end)
);
--> statement-breakpoint
CREATE TABLE "ledger_books" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"licence" text NOT NULL,
	"movements" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_movements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"licence" text NOT NULL,
	"brand" text NOT NULL,
	"player_id" uuid,
	"number" bigint,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"reference" text NOT NULL,
	"by" text NOT NULL,
	"event_at" timestamp with time zone,
	"at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	"transaction" text DEFAULT pg_current_xact_id()::text NOT NULL,
	CONSTRAINT "ledger_movements_once" UNIQUE("source","reference"),
	CONSTRAINT "ledger_movements_of_player" UNIQUE("player_id","number"),
	CONSTRAINT "ledger_movements_number" CHECK ((player_id is null) = (number is null))
);
--> statement-breakpoint
CREATE TABLE "ledger_seals" (
	"day" date NOT NULL,
	"licence" text NOT NULL,
	"last_transfer" bigint NOT NULL,
	"sums" jsonb NOT NULL,
	"audit_rows" bigint NOT NULL,
	"audit_hash" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	"sealed_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	CONSTRAINT "ledger_seals_licence_day_pk" PRIMARY KEY("licence","day")
);
--> statement-breakpoint
CREATE TABLE "ledger_transfers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"movement_id" uuid NOT NULL,
	"debit" uuid NOT NULL,
	"credit" uuid NOT NULL,
	"amount_ore" bigint NOT NULL,
	"debit_version" bigint,
	"debit_balance_after" bigint,
	"credit_version" bigint,
	"credit_balance_after" bigint,
	CONSTRAINT "ledger_transfers_debit_version" UNIQUE("debit","debit_version"),
	CONSTRAINT "ledger_transfers_credit_version" UNIQUE("credit","credit_version"),
	CONSTRAINT "ledger_transfers_amount" CHECK (amount_ore > 0),
	CONSTRAINT "ledger_transfers_two_accounts" CHECK (debit <> credit)
);
--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_player_id_ledger_books_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."ledger_books"("player_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_books" ADD CONSTRAINT "ledger_books_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_movements" ADD CONSTRAINT "ledger_movements_player_id_ledger_books_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."ledger_books"("player_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_movement_id_ledger_movements_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."ledger_movements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_debit_ledger_accounts_id_fk" FOREIGN KEY ("debit") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_credit_ledger_accounts_id_fk" FOREIGN KEY ("credit") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_of_house" ON "ledger_accounts" USING btree ("licence","kind","ref") WHERE player_id is null;--> statement-breakpoint
CREATE INDEX "ledger_transfers_of_movement" ON "ledger_transfers" USING btree ("movement_id");