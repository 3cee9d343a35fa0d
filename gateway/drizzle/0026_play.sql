CREATE TABLE "game_rounds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"play_session_id" uuid NOT NULL,
	"caller" text NOT NULL,
	"reference" text NOT NULL,
	"stakes_ore" bigint DEFAULT 0 NOT NULL,
	"bonus_stakes_ore" bigint DEFAULT 0 NOT NULL,
	"wins_ore" bigint DEFAULT 0 NOT NULL,
	"most_win_times" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"opened_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "game_rounds_once" UNIQUE("caller","reference"),
	CONSTRAINT "game_rounds_state" CHECK ((state = 'open') = (closed_at is null)),
	CONSTRAINT "game_rounds_amounts" CHECK (stakes_ore >= 0 and bonus_stakes_ore between 0 and stakes_ore and wins_ore >= 0),
	CONSTRAINT "game_rounds_most_win" CHECK (wins_ore <= stakes_ore::numeric * most_win_times)
);
--> statement-breakpoint
CREATE TABLE "play_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"player_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"game" text NOT NULL,
	"mode" text NOT NULL,
	"session_id" uuid,
	"opened_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_because" text
);
--> statement-breakpoint
CREATE TABLE "wallet_calls" (
	"caller" text NOT NULL,
	"tx_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"round_id" uuid,
	"cash_ore" bigint DEFAULT 0 NOT NULL,
	"bonus_ore" bigint DEFAULT 0 NOT NULL,
	"movement_id" uuid,
	"outcome" json,
	"at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	CONSTRAINT "wallet_calls_caller_tx_id_pk" PRIMARY KEY("caller","tx_id"),
	CONSTRAINT "wallet_calls_movement" UNIQUE("movement_id")
);
--> statement-breakpoint
ALTER TABLE "holds" ADD COLUMN "after_movement" bigint;--> statement-breakpoint
ALTER TABLE "holds" ADD COLUMN "lifted_after" bigint;--> statement-breakpoint
ALTER TABLE "game_rounds" ADD CONSTRAINT "game_rounds_play_session_id_play_sessions_id_fk" FOREIGN KEY ("play_session_id") REFERENCES "public"."play_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_sessions" ADD CONSTRAINT "play_sessions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_sessions" ADD CONSTRAINT "play_sessions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_calls" ADD CONSTRAINT "wallet_calls_movement_id_ledger_movements_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."ledger_movements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_calls" ADD CONSTRAINT "wallet_calls_round" FOREIGN KEY ("round_id") REFERENCES "public"."game_rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_rounds_of_session" ON "game_rounds" USING btree ("play_session_id");--> statement-breakpoint
CREATE INDEX "play_sessions_of_player" ON "play_sessions" USING btree ("player_id","opened_at");--> statement-breakpoint
CREATE INDEX "wallet_calls_of_round" ON "wallet_calls" USING btree ("round_id");--> statement-breakpoint
-- A hold is placed and lifted under the lock of the player's row, as every stake is taken: so the number of the last movement
-- says which stakes knew of it.
CREATE FUNCTION "hold_place_among_movements"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM players WHERE id = NEW.player_id FOR NO KEY UPDATE;
  IF TG_OP = 'INSERT' THEN
    NEW.after_movement := coalesce((SELECT movements FROM ledger_books WHERE player_id = NEW.player_id), 0);
    NEW.lifted_after := CASE WHEN NEW.lifted_at IS NOT NULL THEN NEW.after_movement END;
  ELSE
    NEW.after_movement := OLD.after_movement;
    NEW.lifted_after := OLD.lifted_after;
    IF NEW.lifted_at IS NOT NULL AND OLD.lifted_at IS NULL THEN
      NEW.lifted_after := coalesce((SELECT movements FROM ledger_books WHERE player_id = NEW.player_id), 0);
    END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "hold_place_among_movements" BEFORE INSERT OR UPDATE ON "holds" FOR EACH ROW EXECUTE FUNCTION "hold_place_among_movements"();
--> statement-breakpoint
-- I9: no stake is taken once a hold that closes play was acknowledged. Imported history was not played here.
CREATE FUNCTION "ledger_check_exclusions"() RETURNS TABLE ("invariant" text, "subject" text, "fault" text) LANGUAGE sql STABLE AS $$
  SELECT 'I9', movements.id::text, format('a stake was taken under the hold %s (%s)', holds.id, holds.kind)
  FROM holds JOIN ledger_movements AS movements ON movements.player_id = holds.player_id
  WHERE movements.kind = 'stake' AND movements.source NOT LIKE 'import:%'
    AND holds.kind <> 'withdrawals'
    AND movements.number > holds.after_movement
    AND (holds.lifted_after IS NULL OR movements.number <= holds.lifted_after)
    -- An expired block closes play until customer service lifts it.
    AND (holds.kind = 'block' OR holds.ends_at IS NULL OR movements.at < holds.ends_at)
$$;
--> statement-breakpoint
-- Rounds are what the wallet's calls say, and each of these stands for one booking of the same amount.
CREATE FUNCTION "ledger_check_rounds"() RETURNS TABLE ("invariant" text, "subject" text, "fault" text) LANGUAGE sql STABLE AS $$
  WITH booked AS (
    SELECT movements.id, movements.source, movements.kind, sum(transfers.amount_ore) AS amount_ore
    FROM ledger_movements AS movements JOIN ledger_transfers AS transfers ON transfers.movement_id = movements.id
    WHERE movements.kind IN ('stake', 'win', 'rollback') GROUP BY movements.id
  ),
  called AS (
    SELECT round_id,
      coalesce(sum(cash_ore + bonus_ore) FILTER (WHERE kind = 'stake' AND state = 'done'), 0) AS stakes_ore,
      coalesce(sum(bonus_ore) FILTER (WHERE kind = 'stake' AND state = 'done'), 0) AS bonus_stakes_ore,
      coalesce(sum(cash_ore + bonus_ore) FILTER (WHERE kind = 'settle' AND state = 'done'), 0) AS wins_ore
    FROM wallet_calls WHERE round_id IS NOT NULL GROUP BY round_id
  )
  SELECT 'rounds', booked.id::text, 'no call of the wallet stands behind it' FROM booked
    WHERE (booked.source LIKE 'play:%' OR booked.source LIKE 'import:%')
      AND NOT EXISTS (SELECT FROM wallet_calls WHERE movement_id = booked.id)
  UNION ALL
  SELECT 'rounds', calls.caller || ' ' || calls.tx_id, format('it moved %s, %s are booked', calls.cash_ore + calls.bonus_ore, coalesce(booked.amount_ore, 0))
    FROM wallet_calls AS calls LEFT JOIN booked ON booked.id = calls.movement_id
    WHERE calls.cash_ore + calls.bonus_ore <> coalesce(booked.amount_ore, 0)
      OR booked.kind <> CASE calls.kind WHEN 'settle' THEN 'win' ELSE calls.kind END
  UNION ALL
  SELECT 'rounds', rounds.id::text, 'its amounts are not those of its calls'
    FROM game_rounds AS rounds LEFT JOIN called ON called.round_id = rounds.id
    WHERE (rounds.stakes_ore, rounds.bonus_stakes_ore, rounds.wins_ore)
      IS DISTINCT FROM (coalesce(called.stakes_ore, 0), coalesce(called.bonus_stakes_ore, 0), coalesce(called.wins_ore, 0))
$$;
