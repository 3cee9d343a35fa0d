-- Rules of rounds that no gateway can leave out, and what everybody may know of a round as views.
CREATE FUNCTION "bingo_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Plates, draws, numbers and wins are kept.' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER "bingo_plates_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "bingo_plates" FOR EACH STATEMENT EXECUTE FUNCTION "bingo_stay"();
--> statement-breakpoint
CREATE TRIGGER "bingo_draws_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "bingo_draws" FOR EACH STATEMENT EXECUTE FUNCTION "bingo_stay"();
--> statement-breakpoint
CREATE TRIGGER "bingo_balls_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "bingo_balls" FOR EACH STATEMENT EXECUTE FUNCTION "bingo_stay"();
--> statement-breakpoint
CREATE TRIGGER "bingo_wins_stay" BEFORE DELETE OR TRUNCATE ON "bingo_wins" FOR EACH STATEMENT EXECUTE FUNCTION "bingo_stay"();
--> statement-breakpoint
CREATE TRIGGER "bingo_tickets_stay" BEFORE DELETE OR TRUNCATE ON "bingo_tickets" FOR EACH STATEMENT EXECUTE FUNCTION "bingo_stay"();
--> statement-breakpoint
CREATE TRIGGER "bingo_purchases_stay" BEFORE DELETE OR TRUNCATE ON "bingo_purchases" FOR EACH STATEMENT EXECUTE FUNCTION "bingo_stay"();
--> statement-breakpoint
-- Terms change and rounds go only before their sale; a drawn round is shown and paid, never drawn again nor cancelled.
CREATE FUNCTION "bingo_round_keep"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.state <> 'planned' THEN
      RAISE EXCEPTION 'A round whose sale has begun is kept.' USING ERRCODE = 'insufficient_privilege';
    END IF;
    RETURN OLD;
  END IF;
  IF OLD.state <> 'planned' AND
    (NEW.brand, NEW.room, NEW.starts_at, NEW.sale_opens_at, NEW.plate, NEW.plate_price_ore, NEW.most_plates, NEW.least_players,
      NEW.least_plates, NEW.guaranteed_prize_ore, NEW.return_percent, NEW.shares, NEW.interval_ms)
    IS DISTINCT FROM
    (OLD.brand, OLD.room, OLD.starts_at, OLD.sale_opens_at, OLD.plate, OLD.plate_price_ore, OLD.most_plates, OLD.least_players,
      OLD.least_plates, OLD.guaranteed_prize_ore, OLD.return_percent, OLD.shares, OLD.interval_ms) THEN
    RAISE EXCEPTION 'The terms of a round on sale never change.' USING ERRCODE = 'check_violation';
  END IF;
  IF OLD.commitment IS NOT NULL AND (NEW.commitment, NEW.plates_root, NEW.players, NEW.plates, NEW.prizes, NEW.odd_ore)
    IS DISTINCT FROM (OLD.commitment, OLD.plates_root, OLD.players, OLD.plates, OLD.prizes, OLD.odd_ore) THEN
    RAISE EXCEPTION 'What was drawn never changes.' USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.shown NOT IN (OLD.shown, OLD.shown + 1) THEN
    RAISE EXCEPTION 'Numbers are called one at a time.' USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.state <> OLD.state AND (OLD.state, NEW.state) NOT IN (
    ('planned', 'selling'), ('planned', 'cancelled'), ('planned', 'drawn'), ('selling', 'drawn'), ('selling', 'cancelled'),
    ('drawn', 'showing'), ('drawn', 'finished'), ('showing', 'finished')
  ) THEN
    RAISE EXCEPTION 'A round does not go from % to %.', OLD.state, NEW.state USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "bingo_round_keep" BEFORE UPDATE OR DELETE ON "bingo_rounds" FOR EACH ROW EXECUTE FUNCTION "bingo_round_keep"();
--> statement-breakpoint
-- A number is the next one of the draw, and no sooner after the one before than the round's pace.
CREATE FUNCTION "bingo_ball_begin"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  due smallint;
  pace integer;
  earlier timestamptz;
BEGIN
  SELECT draws."order"[NEW.index], rounds.interval_ms INTO STRICT due, pace
    FROM bingo_rounds AS rounds JOIN bingo_draws AS draws ON draws.round_id = rounds.id
    WHERE rounds.id = NEW.round_id;
  SELECT at INTO earlier FROM bingo_balls WHERE round_id = NEW.round_id AND index = NEW.index - 1;
  IF NEW.number IS DISTINCT FROM due OR (NEW.index > 1 AND earlier IS NULL)
    OR NEW.at < earlier + make_interval(secs => pace / 1000.0) THEN
    RAISE EXCEPTION 'This is not the next number, or it comes too early.' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "bingo_ball_begin" BEFORE INSERT ON "bingo_balls" FOR EACH ROW EXECUTE FUNCTION "bingo_ball_begin"();
--> statement-breakpoint
CREATE FUNCTION "bingo_win_keep"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE called integer;
BEGIN
  SELECT shown INTO STRICT called FROM bingo_rounds WHERE id = NEW.round_id;
  IF (NEW.id, NEW.round_id, NEW.pattern, NEW.ticket_id, NEW.index, NEW.ore)
    IS DISTINCT FROM (OLD.id, OLD.round_id, OLD.pattern, OLD.ticket_id, OLD.index, OLD.ore)
    OR OLD.paid_at IS NOT NULL OR NEW.index > called THEN
    RAISE EXCEPTION 'A win is paid once, when its number has been called.' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "bingo_win_keep" BEFORE UPDATE ON "bingo_wins" FOR EACH ROW EXECUTE FUNCTION "bingo_win_keep"();
--> statement-breakpoint
DO $$
DECLARE trigger record;
BEGIN
  FOR trigger IN
    SELECT tgname, tgrelid::regclass AS place FROM pg_trigger WHERE NOT tgisinternal AND tgname LIKE 'bingo\_%'
  LOOP
    EXECUTE format('ALTER TABLE %s ENABLE ALWAYS TRIGGER %I', trigger.place, trigger.tgname);
  END LOOP;
END $$;
--> statement-breakpoint
-- What everybody may know. The views read with the rights of their owner: who asks them cannot read what lies behind.
CREATE VIEW "bingo_sales" AS
  SELECT tickets.round_id, count(*)::int AS plates, count(DISTINCT purchases.player_id)::int AS players
  FROM bingo_tickets AS tickets JOIN bingo_purchases AS purchases ON purchases.id = tickets.purchase_id
  WHERE tickets.paid_back_at IS NULL GROUP BY tickets.round_id;
--> statement-breakpoint
CREATE VIEW "bingo_sold_plates" AS
  SELECT tickets.round_id, tickets.plate_no
  FROM bingo_tickets AS tickets JOIN bingo_rounds AS rounds ON rounds.id = tickets.round_id
  WHERE tickets.paid_back_at IS NULL AND rounds.state IN ('drawn', 'showing', 'finished');
--> statement-breakpoint
CREATE VIEW "bingo_shown_wins" AS
  SELECT wins.round_id, wins.pattern, wins.index, wins.ore, tickets.plate_no
  FROM bingo_wins AS wins
  JOIN bingo_rounds AS rounds ON rounds.id = wins.round_id
  JOIN bingo_tickets AS tickets ON tickets.id = wins.ticket_id
  WHERE wins.index <= rounds.shown;
--> statement-breakpoint
CREATE VIEW "bingo_told_draws" AS
  SELECT draws.round_id, draws."order", encode(draws.salt, 'hex') AS salt
  FROM bingo_draws AS draws JOIN bingo_rounds AS rounds ON rounds.id = draws.round_id
  WHERE rounds.state = 'finished';
--> statement-breakpoint
-- The role of the calls that everybody may make. It has no right to draws and wins, whatever such a call asks for.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'public_queries') THEN
    CREATE ROLE public_queries NOLOGIN;
  END IF;
  EXECUTE format('GRANT public_queries TO %I', current_user);
END $$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA clock TO public_queries;
--> statement-breakpoint
GRANT SELECT ON "rooms", "bingo_rounds", "bingo_balls", "bingo_plates", "bingo_sales", "bingo_sold_plates", "bingo_shown_wins", "bingo_told_draws" TO public_queries;
--> statement-breakpoint
-- The escrow of a round has what its plates cost until it is drawn, and then what is not paid out yet; prizes, wins and odd
-- øre add up; every win is paid once; numbers are those of the draw.
CREATE FUNCTION "ledger_check_bingo"() RETURNS TABLE ("invariant" text, "subject" text, "fault" text) LANGUAGE sql STABLE AS $$
  WITH escrow AS (
    SELECT accounts.ref, sum(CASE WHEN transfers.credit = accounts.id THEN transfers.amount_ore ELSE -transfers.amount_ore END) AS ore
    FROM ledger_accounts AS accounts
    JOIN ledger_transfers AS transfers ON accounts.id IN (transfers.debit, transfers.credit)
    WHERE accounts.kind = 'escrow' GROUP BY accounts.ref
  ),
  due AS (
    SELECT rounds.id, CASE WHEN rounds.commitment IS NULL
      THEN coalesce((SELECT sum(paid_ore) FROM bingo_purchases WHERE round_id = rounds.id AND paid_back_at IS NULL), 0)
      ELSE coalesce((SELECT sum(ore) FROM bingo_wins WHERE round_id = rounds.id AND paid_at IS NULL), 0)
        + CASE WHEN rounds.odd_into IS NULL THEN rounds.odd_ore ELSE 0 END END AS ore
    FROM bingo_rounds AS rounds
  ),
  won AS (SELECT round_id, sum(ore) AS ore FROM bingo_wins GROUP BY round_id)
  SELECT 'rooms', coalesce(due.id::text, escrow.ref), format('its escrow has %s, due are %s', coalesce(escrow.ore, 0), coalesce(due.ore, 0))
    FROM due FULL JOIN escrow ON escrow.ref = due.id::text
    WHERE coalesce(escrow.ore, 0) <> coalesce(due.ore, 0)
  UNION ALL
  SELECT 'rooms', rounds.id::text, 'its wins and odd øre are not its prizes'
    FROM bingo_rounds AS rounds LEFT JOIN won ON won.round_id = rounds.id
    WHERE coalesce(won.ore, 0) + rounds.odd_ore
      <> coalesce((SELECT sum((prize ->> 'ore')::bigint) FROM jsonb_array_elements(rounds.prizes) AS prize), 0)
  UNION ALL
  SELECT 'rooms', wins.id::text, format('paid %s of %s', coalesce(calls.cash_ore + calls.bonus_ore, 0), wins.ore)
    FROM bingo_wins AS wins LEFT JOIN wallet_calls AS calls
      ON calls.caller = 'rooms' AND calls.tx_id = 'win:' || wins.id AND calls.state = 'done'
    WHERE coalesce(calls.cash_ore + calls.bonus_ore, 0) <> CASE WHEN wins.paid_at IS NULL THEN 0 ELSE wins.ore END
  UNION ALL
  SELECT 'rooms', balls.round_id::text, format('number %s was called as %s', draws."order"[balls.index], balls.number)
    FROM bingo_balls AS balls JOIN bingo_draws AS draws ON draws.round_id = balls.round_id
    WHERE draws."order"[balls.index] <> balls.number
  UNION ALL
  SELECT 'rooms', rounds.id::text, format('%s numbers were called, %s are counted', count(balls.index), rounds.shown)
    FROM bingo_rounds AS rounds LEFT JOIN bingo_balls AS balls ON balls.round_id = rounds.id
    GROUP BY rounds.id HAVING count(balls.index) <> rounds.shown
$$;
