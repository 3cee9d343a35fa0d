CREATE TABLE "house_games" (
	"game" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"changed_by" text NOT NULL,
	"reason" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT clock.wall() NOT NULL,
	CONSTRAINT "house_games_state" CHECK (state in ('open', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "house_rounds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"player_id" uuid NOT NULL,
	"play_session_id" uuid NOT NULL,
	"game_round_id" uuid,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"math_version" text NOT NULL,
	"stake_ore" bigint NOT NULL,
	"win_ore" bigint NOT NULL,
	"win_cash_ore" bigint DEFAULT 0 NOT NULL,
	"win_bonus_ore" bigint DEFAULT 0 NOT NULL,
	"win_movement_id" uuid,
	"stakes_so_far_ore" bigint NOT NULL,
	"wins_so_far_ore" bigint NOT NULL,
	"draws" integer[] NOT NULL,
	"events" jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"shown_until" timestamp with time zone NOT NULL,
	CONSTRAINT "house_rounds_game_round" UNIQUE("game_round_id"),
	CONSTRAINT "house_rounds_win" UNIQUE("win_movement_id"),
	CONSTRAINT "house_rounds_number" UNIQUE("play_session_id","number"),
	CONSTRAINT "house_rounds_amounts" CHECK (stake_ore > 0 and win_ore >= 0 and shown_until > started_at),
	CONSTRAINT "house_rounds_money" CHECK (game_round_id is not null or (win_cash_ore = 0 and win_bonus_ore = 0)),
	CONSTRAINT "house_rounds_win_booked" CHECK ((win_movement_id is null) = (win_cash_ore + win_bonus_ore = 0))
);
--> statement-breakpoint
CREATE TABLE "reality_clocks" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"every_minutes" integer,
	"since" timestamp with time zone DEFAULT clock.wall() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "house_rounds" ADD CONSTRAINT "house_rounds_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_rounds" ADD CONSTRAINT "house_rounds_play_session_id_play_sessions_id_fk" FOREIGN KEY ("play_session_id") REFERENCES "public"."play_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_rounds" ADD CONSTRAINT "house_rounds_game_round_id_game_rounds_id_fk" FOREIGN KEY ("game_round_id") REFERENCES "public"."game_rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_rounds" ADD CONSTRAINT "house_rounds_win_movement_id_ledger_movements_id_fk" FOREIGN KEY ("win_movement_id") REFERENCES "public"."ledger_movements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reality_clocks" ADD CONSTRAINT "reality_clocks_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "house_rounds_shown" ON "house_rounds" USING btree ("player_id","shown_until");--> statement-breakpoint
CREATE INDEX "house_rounds_started" ON "house_rounds" USING btree ("player_id","started_at");--> statement-breakpoint
CREATE INDEX "house_rounds_by_version" ON "house_rounds" USING btree ("math_version","started_at");
--> statement-breakpoint
CREATE TRIGGER "house_round_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "house_rounds" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse"();
--> statement-breakpoint
ALTER TABLE "house_rounds" ENABLE ALWAYS TRIGGER "house_round_stay";
--> statement-breakpoint
-- Each round for money is one settled round of the wallet with the same amounts, each round of our own games in the wallet is
-- one of these, a demo has none, and no player has two rounds that were shown at the same time.
CREATE FUNCTION "ledger_check_house_rounds"() RETURNS TABLE ("invariant" text, "subject" text, "fault" text) LANGUAGE sql STABLE AS $$
  SELECT 'house-rounds', coalesce(shown.id::text, booked.reference), 'the round and its money differ'
  FROM (
    SELECT rounds.* FROM house_rounds AS rounds JOIN play_sessions AS plays ON plays.id = rounds.play_session_id WHERE plays.mode = 'real'
  ) AS shown
  FULL JOIN (SELECT * FROM game_rounds WHERE caller = 'house') AS booked ON booked.id = shown.game_round_id
  WHERE booked.reference IS DISTINCT FROM shown.id::text OR booked.state <> 'settled'
    OR booked.play_session_id <> shown.play_session_id OR booked.stakes_ore <> shown.stake_ore OR booked.wins_ore <> shown.win_ore
  UNION ALL
  SELECT 'house-rounds', rounds.id::text, 'a round of a demo has money'
  FROM house_rounds AS rounds JOIN play_sessions AS plays ON plays.id = rounds.play_session_id
  WHERE plays.mode = 'demo' AND rounds.game_round_id IS NOT NULL
  UNION ALL
  SELECT 'house-rounds', id::text, 'it began while another one was being shown'
  FROM (
    SELECT id, started_at, lag(shown_until) OVER (PARTITION BY player_id ORDER BY started_at, id) AS before FROM house_rounds
  ) AS paced WHERE started_at < before
  UNION ALL
  SELECT 'house-rounds', id::text, 'its play session''s sums leave a round out'
  FROM (
    SELECT id, number, stakes_so_far_ore, wins_so_far_ore, row_number() OVER own AS place,
      sum(stake_ore) OVER own AS stakes_ore, sum(win_ore) OVER own AS wins_ore
    FROM house_rounds WINDOW own AS (PARTITION BY play_session_id ORDER BY number)
  ) AS summed
  WHERE (number, stakes_so_far_ore, wins_so_far_ore) IS DISTINCT FROM (place, stakes_ore, wins_ore)
$$;
