CREATE TABLE "bingo_balls" (
	"round_id" uuid NOT NULL,
	"index" integer NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "bingo_balls_round_id_index_pk" PRIMARY KEY("round_id","index"),
	CONSTRAINT "bingo_balls_once" UNIQUE("round_id","number")
);
--> statement-breakpoint
CREATE TABLE "bingo_draws" (
	"round_id" uuid PRIMARY KEY NOT NULL,
	"order" smallint[] NOT NULL,
	"salt" "bytea" NOT NULL,
	"last_ball" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bingo_plates" (
	"kind" text NOT NULL,
	"no" integer NOT NULL,
	"cells" smallint[] NOT NULL,
	CONSTRAINT "bingo_plates_kind_no_pk" PRIMARY KEY("kind","no")
);
--> statement-breakpoint
CREATE TABLE "bingo_purchases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"round_id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"paid_ore" bigint NOT NULL,
	"bought_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	"paid_back_at" timestamp with time zone,
	"paid_back_because" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "bingo_purchases_paid_back" CHECK ((paid_back_at is null) = (paid_back_because is null))
);
--> statement-breakpoint
CREATE TABLE "bingo_rounds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand" text NOT NULL,
	"room" text NOT NULL,
	"room_name" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"sale_opens_at" timestamp with time zone NOT NULL,
	"plate" text NOT NULL,
	"plate_price_ore" integer NOT NULL,
	"most_plates" integer NOT NULL,
	"least_players" integer NOT NULL,
	"least_plates" integer NOT NULL,
	"guaranteed_prize_ore" integer NOT NULL,
	"return_percent" integer NOT NULL,
	"shares" jsonb NOT NULL,
	"interval_ms" integer NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"cancelled_because" text,
	"players" integer DEFAULT 0 NOT NULL,
	"plates" integer DEFAULT 0 NOT NULL,
	"prizes" jsonb,
	"plates_root" text,
	"commitment" text,
	"shown" integer DEFAULT 0 NOT NULL,
	"shown_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"odd_ore" integer DEFAULT 0 NOT NULL,
	"odd_into" uuid,
	CONSTRAINT "bingo_rounds_once" UNIQUE("brand","room","starts_at"),
	CONSTRAINT "bingo_rounds_drawn" CHECK ((state in ('drawn', 'showing', 'finished')) = (commitment is not null)),
	CONSTRAINT "bingo_rounds_cancelled" CHECK ((state = 'cancelled') = (cancelled_because is not null)),
	CONSTRAINT "bingo_rounds_finished" CHECK ((state = 'finished') = (finished_at is not null)),
	CONSTRAINT "bingo_rounds_pace" CHECK (interval_ms >= 3000),
	CONSTRAINT "bingo_rounds_players" CHECK (least_players >= 2)
);
--> statement-breakpoint
CREATE TABLE "bingo_tickets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"round_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"plate_no" integer NOT NULL,
	"paid_back_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "bingo_wins" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"round_id" uuid NOT NULL,
	"pattern" text NOT NULL,
	"ticket_id" uuid NOT NULL,
	"index" integer NOT NULL,
	"ore" integer NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "bingo_wins_once" UNIQUE("round_id","pattern","ticket_id"),
	CONSTRAINT "bingo_wins_ore" CHECK (ore > 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_kind";--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "return_percent" integer DEFAULT 80 NOT NULL;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "most_plates" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "least_players" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "interval_ms" integer DEFAULT 4000 NOT NULL;--> statement-breakpoint
ALTER TABLE "game_rounds" ADD COLUMN "escrow" text;--> statement-breakpoint
ALTER TABLE "bingo_balls" ADD CONSTRAINT "bingo_balls_round_id_bingo_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."bingo_rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bingo_draws" ADD CONSTRAINT "bingo_draws_round_id_bingo_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."bingo_rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bingo_purchases" ADD CONSTRAINT "bingo_purchases_round_id_bingo_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."bingo_rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bingo_purchases" ADD CONSTRAINT "bingo_purchases_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bingo_tickets" ADD CONSTRAINT "bingo_tickets_round_id_bingo_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."bingo_rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bingo_tickets" ADD CONSTRAINT "bingo_tickets_purchase_id_bingo_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."bingo_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bingo_wins" ADD CONSTRAINT "bingo_wins_round_id_bingo_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."bingo_rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bingo_wins" ADD CONSTRAINT "bingo_wins_ticket_id_bingo_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."bingo_tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bingo_purchases_of_round" ON "bingo_purchases" USING btree ("round_id");--> statement-breakpoint
CREATE INDEX "bingo_purchases_of_player" ON "bingo_purchases" USING btree ("player_id","bought_at");--> statement-breakpoint
CREATE INDEX "bingo_purchases_open" ON "bingo_purchases" USING btree ("round_id") WHERE paid_back_at is null and ended_at is null;--> statement-breakpoint
CREATE INDEX "bingo_rounds_under_way" ON "bingo_rounds" USING btree ("state","starts_at") WHERE state in ('planned', 'selling', 'drawn', 'showing');--> statement-breakpoint
CREATE INDEX "bingo_rounds_odd" ON "bingo_rounds" USING btree ("brand","room") WHERE odd_ore > 0 and odd_into is null;--> statement-breakpoint
CREATE UNIQUE INDEX "bingo_tickets_once" ON "bingo_tickets" USING btree ("round_id","plate_no") WHERE paid_back_at is null;--> statement-breakpoint
CREATE INDEX "bingo_tickets_of_purchase" ON "bingo_tickets" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "bingo_wins_unpaid" ON "bingo_wins" USING btree ("round_id") WHERE paid_at is null;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_kind" CHECK (case when player_id is null then kind in ('provider-clearing', 'client-bank', 'house', 'promotion-cost', 'suspense', 'written-off', 'escrow') else kind in ('cash', 'bonus', 'reserved', 'debt') end);