CREATE TABLE "game_plays" (
	"brand" text NOT NULL,
	"game" text NOT NULL,
	"players" integer NOT NULL,
	"rounds" integer NOT NULL,
	CONSTRAINT "game_plays_brand_game_pk" PRIMARY KEY("brand","game")
);
--> statement-breakpoint
CREATE TABLE "pot_awards" (
	"game_round_id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"pot" text NOT NULL,
	"ore" bigint NOT NULL,
	"restart_ore" bigint NOT NULL,
	"shown_until" timestamp with time zone NOT NULL,
	"at" timestamp with time zone DEFAULT clock.wall() NOT NULL,
	CONSTRAINT "pot_awards_of_pot" UNIQUE("brand","pot","at","game_round_id"),
	CONSTRAINT "pot_awards_ore" CHECK (ore > 0 and restart_ore > 0)
);
--> statement-breakpoint
CREATE TABLE "pot_contributions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pot_contributions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"brand" text NOT NULL,
	"pot" text NOT NULL,
	"game_round_id" uuid NOT NULL,
	"ore" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT clock.wall() NOT NULL,
	CONSTRAINT "pot_contributions_once" UNIQUE("game_round_id"),
	CONSTRAINT "pot_contributions_ore" CHECK (ore > 0)
);
--> statement-breakpoint
CREATE TABLE "pot_sums" (
	"brand" text NOT NULL,
	"pot" text NOT NULL,
	"up_to" bigint NOT NULL,
	"ore" bigint NOT NULL,
	CONSTRAINT "pot_sums_brand_pot_up_to_pk" PRIMARY KEY("brand","pot","up_to")
);
--> statement-breakpoint
CREATE TABLE "pots" (
	"brand" text NOT NULL,
	"pot" text NOT NULL,
	"licence" text NOT NULL,
	"restart_ore" bigint NOT NULL,
	"begun_at" timestamp with time zone DEFAULT clock.wall() NOT NULL,
	CONSTRAINT "pots_brand_pot_pk" PRIMARY KEY("brand","pot")
);
--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_kind";--> statement-breakpoint
ALTER TABLE "game_rounds" DROP CONSTRAINT "game_rounds_most_win";--> statement-breakpoint
ALTER TABLE "authority_records" ADD COLUMN "pot_wins_ore" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "authority_records" ADD COLUMN "pot_stakes_ore" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "house_rounds" ADD COLUMN "pot_ore" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "game_rounds" ADD COLUMN "pot_ore" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "winner_name" text DEFAULT 'alias' NOT NULL;--> statement-breakpoint
ALTER TABLE "pot_awards" ADD CONSTRAINT "pot_awards_game_round_id_game_rounds_id_fk" FOREIGN KEY ("game_round_id") REFERENCES "public"."game_rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pot_contributions" ADD CONSTRAINT "pot_contributions_game_round_id_game_rounds_id_fk" FOREIGN KEY ("game_round_id") REFERENCES "public"."game_rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pot_contributions_of_pot" ON "pot_contributions" USING btree ("brand","pot","id");--> statement-breakpoint
CREATE INDEX "bingo_rounds_over" ON "bingo_rounds" USING btree ("brand","finished_at") WHERE state = 'finished';--> statement-breakpoint
CREATE INDEX "house_rounds_wins" ON "house_rounds" USING btree ("shown_until") WHERE game_round_id is not null and win_ore - stake_ore >= 5000;--> statement-breakpoint
CREATE INDEX "game_rounds_studio_wins" ON "game_rounds" USING btree ("closed_at") WHERE state = 'settled' and wins_ore - stakes_ore >= 5000 and caller not in ('house', 'rooms', 'import');--> statement-breakpoint
ALTER TABLE "house_rounds" ADD CONSTRAINT "house_rounds_pot" CHECK (pot_ore between 0 and win_ore);--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_kind" CHECK (case when player_id is null then kind in ('provider-clearing', 'client-bank', 'house', 'promotion-cost', 'suspense', 'written-off', 'escrow', 'pot') else kind in ('cash', 'bonus', 'reserved', 'debt') end);--> statement-breakpoint
ALTER TABLE "game_rounds" ADD CONSTRAINT "game_rounds_pot" CHECK (pot_ore between 0 and wins_ore);--> statement-breakpoint
ALTER TABLE "game_rounds" ADD CONSTRAINT "game_rounds_most_win" CHECK (wins_ore - pot_ore <= stakes_ore::numeric * most_win_times);--> statement-breakpoint
CREATE TRIGGER "pot_keep" BEFORE UPDATE OR DELETE OR TRUNCATE ON "pots" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse"();
--> statement-breakpoint
CREATE TRIGGER "pot_contribution_keep" BEFORE UPDATE OR DELETE OR TRUNCATE ON "pot_contributions" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse"();
--> statement-breakpoint
CREATE TRIGGER "pot_sum_keep" BEFORE UPDATE OR DELETE OR TRUNCATE ON "pot_sums" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse"();
--> statement-breakpoint
CREATE TRIGGER "pot_award_keep" BEFORE UPDATE OR DELETE OR TRUNCATE ON "pot_awards" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse"();
--> statement-breakpoint
ALTER TABLE "pots" ENABLE ALWAYS TRIGGER "pot_keep";
--> statement-breakpoint
ALTER TABLE "pot_contributions" ENABLE ALWAYS TRIGGER "pot_contribution_keep";
--> statement-breakpoint
ALTER TABLE "pot_sums" ENABLE ALWAYS TRIGGER "pot_sum_keep";
--> statement-breakpoint
ALTER TABLE "pot_awards" ENABLE ALWAYS TRIGGER "pot_award_keep";
--> statement-breakpoint
-- Not of "pots": an award locks its row, which asks for the right to change it.
REVOKE UPDATE, DELETE, TRUNCATE ON "pot_contributions", "pot_sums", "pot_awards" FROM PUBLIC, CURRENT_USER;
--> statement-breakpoint
-- What a round puts into a pot: the row that pots are counted by, and its booking.
CREATE FUNCTION "pot_contribute"("of_licence" text, "of_brand" text, "of_pot" text, "of_round" uuid, "of_ore" bigint, "of_at" timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO pot_contributions (brand, pot, game_round_id, ore, at) VALUES (of_brand, of_pot, of_round, of_ore, of_at);
  SELECT ledger_post(of_licence, of_brand, NULL, 'pot-contribution', 'pot', of_round::text, 'pot', NULL, jsonb_build_array(jsonb_build_object(
    'from', 'house', 'fromRef', of_brand, 'to', 'pot', 'toRef', of_brand || '/' || of_pot, 'amountOre', of_ore
  )));
$$;
--> statement-breakpoint
-- What lies in a brand's pots by the rows that they are counted by: the last sum, and what came after it.
CREATE FUNCTION "pots_now"("of_brand" text) RETURNS TABLE ("pot" text, "ore" bigint) LANGUAGE sql STABLE AS $$
  SELECT pots.pot, (
    pots.restart_ore + coalesce(summed.ore, 0)
    + coalesce((SELECT sum(contributions.ore) FROM pot_contributions AS contributions
      WHERE contributions.brand = pots.brand AND contributions.pot = pots.pot AND contributions.id > coalesce(summed.up_to, 0)), 0)
    + coalesce((SELECT sum(awards.restart_ore - awards.ore) FROM pot_awards AS awards WHERE awards.brand = pots.brand AND awards.pot = pots.pot), 0)
  )::bigint
  FROM pots LEFT JOIN LATERAL (
    SELECT sums.up_to, sums.ore FROM pot_sums AS sums WHERE sums.brand = pots.brand AND sums.pot = pots.pot ORDER BY sums.up_to DESC LIMIT 1
  ) AS summed ON true
  WHERE pots.brand = of_brand
$$;
--> statement-breakpoint
-- Each pot's account holds what its rows add up to, each row and each win has its booking, and each win of a pot is one round's.
CREATE FUNCTION "ledger_check_pots"() RETURNS TABLE ("invariant" text, "subject" text, "fault" text) LANGUAGE sql STABLE AS $$
  WITH booked AS (
    SELECT accounts.ref, sum(CASE WHEN transfers.credit = accounts.id THEN transfers.amount_ore ELSE -transfers.amount_ore END) AS ore
    FROM ledger_accounts AS accounts JOIN ledger_transfers AS transfers ON accounts.id IN (transfers.debit, transfers.credit)
    WHERE accounts.kind = 'pot' GROUP BY accounts.ref
  ),
  counted AS (
    SELECT pots.brand || '/' || pots.pot AS ref, pots.restart_ore
      + coalesce((SELECT sum(ore) FROM pot_contributions AS put WHERE put.brand = pots.brand AND put.pot = pots.pot), 0)
      + coalesce((SELECT sum(won.restart_ore - won.ore) FROM pot_awards AS won WHERE won.brand = pots.brand AND won.pot = pots.pot), 0) AS ore
    FROM pots
  )
  SELECT 'pots', coalesce(counted.ref, booked.ref), format('its account holds %s, its rows add up to %s', coalesce(booked.ore, 0), coalesce(counted.ore, 0))
    FROM counted FULL JOIN booked ON booked.ref = counted.ref WHERE coalesce(booked.ore, 0) <> coalesce(counted.ore, 0)
  UNION ALL
  SELECT 'pots', sums.brand || '/' || sums.pot, format('the sum up to %s is not that of its rows', sums.up_to) FROM pot_sums AS sums
    WHERE sums.ore <> (SELECT coalesce(sum(put.ore), 0) FROM pot_contributions AS put WHERE put.brand = sums.brand AND put.pot = sums.pot AND put.id <= sums.up_to)
  UNION ALL
  SELECT 'pots', coalesce(put.game_round_id::text, movements.reference), 'what it put in and what is booked differ'
    FROM pot_contributions AS put FULL JOIN (
      SELECT movements.reference, sum(transfers.amount_ore) AS ore FROM ledger_movements AS movements
      JOIN ledger_transfers AS transfers ON transfers.movement_id = movements.id
      WHERE movements.kind = 'pot-contribution' GROUP BY movements.id
    ) AS movements ON movements.reference = put.game_round_id::text
    WHERE put.ore IS DISTINCT FROM movements.ore
  UNION ALL
  SELECT 'pots', rounds.id::text, format('it won %s of a pot, the award is of %s', rounds.pot_ore, coalesce(awards.ore, 0))
    FROM game_rounds AS rounds LEFT JOIN pot_awards AS awards ON awards.game_round_id = rounds.id
    WHERE (rounds.pot_ore > 0 OR awards.ore IS NOT NULL) AND rounds.pot_ore <> coalesce(awards.ore, 0)
  UNION ALL
  SELECT 'pots', decided.id::text, 'the round shows another win of a pot than is booked'
    FROM house_rounds AS decided LEFT JOIN game_rounds AS rounds ON rounds.id = decided.game_round_id
    WHERE decided.pot_ore <> coalesce(rounds.pot_ore, 0)
$$;
--> statement-breakpoint
-- What ledger_check_pots finds, of the contributions since the last seal, and of all wins, which are few.
CREATE FUNCTION "ledger_recent_pots"() RETURNS TABLE ("invariant" text, "subject" text, "fault" text) LANGUAGE sql STABLE AS $$
  WITH booked AS MATERIALIZED (
    SELECT movements.reference, sum(transfers.amount_ore) AS ore
    FROM ledger_recent() AS transfers JOIN ledger_movements AS movements ON movements.id = transfers.movement_id
    WHERE movements.kind = 'pot-contribution' GROUP BY movements.id
  )
  SELECT 'pots', booked.reference, 'what it put in and what is booked differ'
    FROM booked LEFT JOIN pot_contributions AS put ON put.game_round_id = booked.reference::uuid
    WHERE put.ore IS DISTINCT FROM booked.ore
  UNION ALL
  SELECT 'pots', awards.game_round_id::text, format('it won %s of a pot, the award is of %s', rounds.pot_ore, awards.ore)
    FROM pot_awards AS awards JOIN game_rounds AS rounds ON rounds.id = awards.game_round_id
    LEFT JOIN house_rounds AS decided ON decided.game_round_id = rounds.id
    WHERE rounds.pot_ore <> awards.ore OR decided.pot_ore IS DISTINCT FROM awards.ore
$$;
--> statement-breakpoint
-- Jackpots by the clock and invented winners are gone: the release before finds none, which is true.
UPDATE "games" SET "jackpot_id" = NULL WHERE "jackpot_id" IS NOT NULL;
--> statement-breakpoint
DELETE FROM "jackpots";
--> statement-breakpoint
DELETE FROM "winners";
--> statement-breakpoint
DELETE FROM "imports" WHERE "name" LIKE 'winners/%';
