CREATE TABLE "bonus_offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand" text NOT NULL,
	"full_slug" text NOT NULL,
	"is_open" boolean NOT NULL,
	"version" integer NOT NULL,
	"code" text,
	"bundle_id" text,
	"promotion_id" text,
	CONSTRAINT "bonus_offers_of_brand" UNIQUE("brand","full_slug")
);
--> statement-breakpoint
CREATE TABLE "bonus_terms" (
	"offer_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"hash" "bytea" NOT NULL,
	"published_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	"texts" jsonb NOT NULL,
	"least_deposit_ore" bigint NOT NULL,
	"most_bonus_ore" bigint NOT NULL,
	"wager_percent" integer NOT NULL,
	"days" integer NOT NULL,
	"deposit_within_days" integer NOT NULL,
	"games" text[] NOT NULL,
	"ends_on_withdrawal" boolean NOT NULL,
	"is_for_new_players" boolean NOT NULL,
	"needs_code" boolean NOT NULL,
	"players" integer,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"law_most_bonus_ore" bigint NOT NULL,
	"law_most_wager_percent" integer NOT NULL,
	"law_least_days" integer NOT NULL,
	"law_least_players" integer NOT NULL,
	CONSTRAINT "bonus_terms_offer_id_version_pk" PRIMARY KEY("offer_id","version"),
	CONSTRAINT "bonus_terms_version" CHECK (version >= 1),
	CONSTRAINT "bonus_terms_amounts" CHECK (least_deposit_ore > 0 and least_deposit_ore <= most_bonus_ore and most_bonus_ore <= law_most_bonus_ore),
	CONSTRAINT "bonus_terms_wager" CHECK (wager_percent between 0 and law_most_wager_percent),
	CONSTRAINT "bonus_terms_days" CHECK (days >= law_least_days and deposit_within_days >= 1),
	CONSTRAINT "bonus_terms_players" CHECK (players is null or players >= law_least_players),
	CONSTRAINT "bonus_terms_games" CHECK (cardinality(games) > 0),
	CONSTRAINT "bonus_terms_period" CHECK (opens_at is null or closes_at is null or opens_at < closes_at)
);
--> statement-breakpoint
CREATE TABLE "bonus_steps" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bonus_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"bonus_id" uuid NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone DEFAULT clock.now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bonuses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "bonuses_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" uuid NOT NULL,
	"licence" text NOT NULL,
	"brand" text NOT NULL,
	"offer_id" uuid NOT NULL,
	"terms_version" integer NOT NULL,
	"state" text DEFAULT 'accepted' NOT NULL,
	"accepted_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	"deposit_by" timestamp with time zone NOT NULL,
	"tx_id" text,
	"granted_at" timestamp with time zone,
	"granted_ore" bigint,
	"wager_ore" bigint,
	"wagered_ore" bigint DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_ore" bigint,
	CONSTRAINT "bonuses_number_unique" UNIQUE("number"),
	CONSTRAINT "bonuses_of_deposit" UNIQUE("tx_id"),
	CONSTRAINT "bonuses_state" CHECK (state in ('accepted', 'active', 'released', 'given-up', 'expired', 'reversed', 'closed', 'lapsed')),
	CONSTRAINT "bonuses_granted" CHECK ((granted_at is null) = (granted_ore is null) and (granted_at is null) = (wager_ore is null) and (granted_at is null) = (tx_id is null)),
	CONSTRAINT "bonuses_granted_state" CHECK (case when state in ('accepted', 'lapsed') then granted_at is null when state in ('active', 'released', 'expired', 'reversed') then granted_at is not null else true end),
	CONSTRAINT "bonuses_amounts" CHECK (granted_ore > 0 and wager_ore >= 0 and wagered_ore >= 0 and ended_ore >= 0),
	CONSTRAINT "bonuses_ended" CHECK ((state in ('accepted', 'active')) = (ended_at is null) and (ended_at is null) = (ended_ore is null)),
	CONSTRAINT "bonuses_released" CHECK (state <> 'released' or wagered_ore >= wager_ore)
);
--> statement-breakpoint
ALTER TABLE "game_rounds" DROP CONSTRAINT "game_rounds_amounts";--> statement-breakpoint
ALTER TABLE "game_rounds" ADD COLUMN "bonus_id" uuid;--> statement-breakpoint
ALTER TABLE "game_rounds" ADD COLUMN "counted_ore" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "game_rounds" ADD COLUMN "covers_opposites" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "wallet_calls" ADD COLUMN "counted_ore" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bonus_terms" ADD CONSTRAINT "bonus_terms_offer_id_bonus_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."bonus_offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_steps" ADD CONSTRAINT "bonus_steps_bonus_id_bonuses_id_fk" FOREIGN KEY ("bonus_id") REFERENCES "public"."bonuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonuses" ADD CONSTRAINT "bonuses_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonuses" ADD CONSTRAINT "bonuses_offer_id_bonus_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."bonus_offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonuses" ADD CONSTRAINT "bonuses_tx_id_deposits_tx_id_fk" FOREIGN KEY ("tx_id") REFERENCES "public"."deposits"("tx_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonuses" ADD CONSTRAINT "bonuses_terms" FOREIGN KEY ("offer_id","terms_version") REFERENCES "public"."bonus_terms"("offer_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bonus_offers_code" ON "bonus_offers" USING btree ("brand","code") WHERE is_open;--> statement-breakpoint
CREATE UNIQUE INDEX "bonus_offers_bundle" ON "bonus_offers" USING btree ("brand","bundle_id") WHERE is_open;--> statement-breakpoint
CREATE UNIQUE INDEX "bonus_offers_promotion" ON "bonus_offers" USING btree ("brand","promotion_id") WHERE is_open;--> statement-breakpoint
CREATE INDEX "bonus_steps_of_bonus" ON "bonus_steps" USING btree ("bonus_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "bonuses_one_open" ON "bonuses" USING btree ("player_id") WHERE state in ('accepted', 'active');--> statement-breakpoint
CREATE UNIQUE INDEX "bonuses_offer_once" ON "bonuses" USING btree ("player_id","offer_id") WHERE granted_at is not null;--> statement-breakpoint
CREATE INDEX "bonuses_of_player" ON "bonuses" USING btree ("player_id","number" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bonuses_open" ON "bonuses" USING btree ("state") WHERE state in ('accepted', 'active');--> statement-breakpoint
ALTER TABLE "game_rounds" ADD CONSTRAINT "game_rounds_bonus_id_bonuses_id_fk" FOREIGN KEY ("bonus_id") REFERENCES "public"."bonuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_rounds_of_bonus" ON "game_rounds" USING btree ("bonus_id") WHERE bonus_id is not null;--> statement-breakpoint
ALTER TABLE "game_rounds" ADD CONSTRAINT "game_rounds_amounts" CHECK (stakes_ore >= 0 and bonus_stakes_ore between 0 and stakes_ore and counted_ore between 0 and stakes_ore and wins_ore >= 0);
--> statement-breakpoint
-- Terms that somebody may have read stay as they were; offers, bonuses and their steps are kept.
CREATE FUNCTION "bonus_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Terms, offers and bonuses are kept.' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER "bonus_offer_stay" BEFORE DELETE OR TRUNCATE ON "bonus_offers" FOR EACH STATEMENT EXECUTE FUNCTION "bonus_stay"();
--> statement-breakpoint
CREATE TRIGGER "bonus_terms_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "bonus_terms" FOR EACH STATEMENT EXECUTE FUNCTION "bonus_stay"();
--> statement-breakpoint
CREATE TRIGGER "bonus_stay" BEFORE DELETE OR TRUNCATE ON "bonuses" FOR EACH STATEMENT EXECUTE FUNCTION "bonus_stay"();
--> statement-breakpoint
CREATE TRIGGER "bonus_step_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "bonus_steps" FOR EACH STATEMENT EXECUTE FUNCTION "bonus_stay"();
--> statement-breakpoint
-- A bonus begins as `accepted`, keeps what was agreed and granted, and ends once. It is granted no more than its terms and the
-- deposit allow, for a deposit that is credited.
CREATE FUNCTION "bonus_keep"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE most bigint;
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state <> 'accepted' OR NEW.wagered_ore <> 0 THEN
      RAISE EXCEPTION 'A bonus begins as accepted.' USING ERRCODE = 'check_violation';
    END IF;
    RETURN NEW;
  END IF;
  IF (NEW.id, NEW.number, NEW.player_id, NEW.licence, NEW.brand, NEW.offer_id, NEW.terms_version, NEW.accepted_at, NEW.deposit_by)
    IS DISTINCT FROM (OLD.id, OLD.number, OLD.player_id, OLD.licence, OLD.brand, OLD.offer_id, OLD.terms_version, OLD.accepted_at, OLD.deposit_by)
    OR (OLD.granted_at IS NOT NULL AND (NEW.tx_id, NEW.granted_at, NEW.granted_ore, NEW.wager_ore)
      IS DISTINCT FROM (OLD.tx_id, OLD.granted_at, OLD.granted_ore, OLD.wager_ore))
    OR OLD.state NOT IN ('accepted', 'active') THEN
    RAISE EXCEPTION 'This of a bonus never changes.' USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.state <> OLD.state AND (OLD.state, NEW.state) NOT IN (
    ('accepted', 'active'), ('accepted', 'given-up'), ('accepted', 'lapsed'), ('accepted', 'closed'),
    ('active', 'released'), ('active', 'given-up'), ('active', 'expired'), ('active', 'reversed'), ('active', 'closed')
  ) THEN
    RAISE EXCEPTION 'A bonus does not go from % to %.', OLD.state, NEW.state USING ERRCODE = 'check_violation';
  END IF;
  IF OLD.granted_at IS NULL AND NEW.granted_at IS NOT NULL THEN
    SELECT least(terms.most_bonus_ore, deposits.credited_ore) INTO most
      FROM bonus_terms AS terms, deposits
      WHERE terms.offer_id = NEW.offer_id AND terms.version = NEW.terms_version
        AND deposits.tx_id = NEW.tx_id AND deposits.player_id = NEW.player_id;
    IF most IS NULL OR NEW.granted_ore > most THEN
      RAISE EXCEPTION 'A bonus of % is more than its terms and deposit allow.', NEW.granted_ore USING ERRCODE = 'check_violation';
    END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "bonus_keep" BEFORE INSERT OR UPDATE ON "bonuses" FOR EACH ROW EXECUTE FUNCTION "bonus_keep"();
--> statement-breakpoint
CREATE FUNCTION "bonus_step"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR NEW.state <> OLD.state THEN
    INSERT INTO bonus_steps (bonus_id, state) VALUES (NEW.id, NEW.state);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "bonus_step" AFTER INSERT OR UPDATE ON "bonuses" FOR EACH ROW EXECUTE FUNCTION "bonus_step"();
--> statement-breakpoint
DO $$
DECLARE trigger record;
BEGIN
  FOR trigger IN
    SELECT tgname, tgrelid::regclass AS place FROM pg_trigger WHERE NOT tgisinternal AND tgname LIKE 'bonus\_%'
  LOOP
    EXECUTE format('ALTER TABLE %s ENABLE ALWAYS TRIGGER %I', trigger.place, trigger.tgname);
  END LOOP;
END $$;
--> statement-breakpoint
-- I10: a bonus is granted once, no more than its terms and its deposit allow; at its end all the bonus money there was moves, to
-- cash when it is released; and nobody has bonus money without an active bonus.
CREATE FUNCTION "ledger_check_bonuses"() RETURNS TABLE ("invariant" text, "subject" text, "fault" text) LANGUAGE sql STABLE AS $$
  WITH booked AS (
    SELECT movements.source, movements.reference, movements.kind, movements.player_id, sum(transfers.amount_ore) AS amount,
      bool_and(CASE movements.kind
        WHEN 'bonus-granted' THEN debits.kind = 'promotion-cost' AND credits.kind = 'bonus'
        WHEN 'bonus-released' THEN debits.kind = 'bonus' AND credits.kind = 'cash'
        ELSE debits.kind = 'bonus' AND credits.kind = 'promotion-cost' END) AS is_right,
      bool_or(transfers.debit_balance_after <> 0 AND debits.kind = 'bonus') AS leaves_some
    FROM ledger_movements AS movements
    JOIN ledger_transfers AS transfers ON transfers.movement_id = movements.id
    JOIN ledger_accounts AS debits ON debits.id = transfers.debit
    JOIN ledger_accounts AS credits ON credits.id = transfers.credit
    WHERE movements.kind IN ('bonus-granted', 'bonus-released', 'bonus-ended')
    GROUP BY movements.id
  )
  SELECT 'I10', coalesce(bonuses.id::text, booked.reference), format('granted %s, booked %s', bonuses.granted_ore, booked.amount)
    FROM (SELECT * FROM bonuses WHERE granted_at IS NOT NULL) AS bonuses
    FULL JOIN (SELECT * FROM booked WHERE kind = 'bonus-granted') AS booked
      ON booked.source = 'bonus' AND booked.reference = bonuses.id::text AND booked.player_id = bonuses.player_id
    WHERE bonuses.granted_ore IS DISTINCT FROM booked.amount OR NOT booked.is_right
  UNION ALL
  SELECT 'I10', bonuses.id::text, format('granted %s of at most %s', bonuses.granted_ore, least(terms.most_bonus_ore, deposits.credited_ore))
    FROM bonuses
    JOIN bonus_terms AS terms ON terms.offer_id = bonuses.offer_id AND terms.version = bonuses.terms_version
    LEFT JOIN deposits ON deposits.tx_id = bonuses.tx_id AND deposits.player_id = bonuses.player_id
    WHERE bonuses.granted_ore > least(terms.most_bonus_ore, coalesce(deposits.credited_ore, 0))
  UNION ALL
  SELECT 'I10', coalesce(bonuses.id::text, booked.reference),
    format('%s with %s, booked %s %s', bonuses.state, bonuses.ended_ore, booked.kind, booked.amount)
    FROM (SELECT * FROM bonuses WHERE ended_ore > 0) AS bonuses
    FULL JOIN (SELECT * FROM booked WHERE source = 'bonus-end') AS booked
      ON booked.reference = bonuses.id::text AND booked.player_id = bonuses.player_id
    WHERE bonuses.ended_ore IS DISTINCT FROM booked.amount OR NOT booked.is_right OR booked.leaves_some
      OR (bonuses.state = 'released') <> (booked.kind = 'bonus-released')
  UNION ALL
  SELECT 'I10', accounts.player_id::text, format('%s of bonus money without an active bonus', accounts.balance_ore)
    FROM ledger_accounts AS accounts
    WHERE accounts.kind = 'bonus' AND accounts.balance_ore > 0
      AND NOT EXISTS (SELECT FROM bonuses WHERE bonuses.player_id = accounts.player_id AND bonuses.state = 'active')
$$;
