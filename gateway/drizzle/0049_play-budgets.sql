CREATE TABLE "play_budgets" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"amount_ore" bigint NOT NULL,
	"lost_ore" bigint DEFAULT 0 NOT NULL,
	"set_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	"counted_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	CONSTRAINT "play_budgets_amount" CHECK (amount_ore > 0)
);
--> statement-breakpoint
ALTER TABLE "play_budgets" ADD CONSTRAINT "play_budgets_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_budgets" ADD CONSTRAINT "play_budgets_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;