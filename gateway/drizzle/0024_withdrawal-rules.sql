-- A withdrawal moves along these edges alone, keeps what was asked for, and leaves each state behind with the database's time.
-- The player has no edge back: reserved money returns to cash only when the payout is refused or returned.
CREATE FUNCTION "withdrawal_keep"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state <> 'checking' THEN
      RAISE EXCEPTION 'A withdrawal begins with its check.' USING ERRCODE = 'check_violation';
    END IF;
    NEW.created_at := clock.now(); NEW.sent_at := NULL; NEW.paid_at := NULL;
    RETURN NEW;
  END IF;
  IF (NEW.id, NEW.player_id, NEW.licence, NEW.brand, NEW.amount_ore, NEW.account_id, NEW.provider, NEW.created_at)
    IS DISTINCT FROM (OLD.id, OLD.player_id, OLD.licence, OLD.brand, OLD.amount_ore, OLD.account_id, OLD.provider, OLD.created_at) THEN
    RAISE EXCEPTION 'What a withdrawal was made for does not change.' USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.state <> OLD.state AND (OLD.state, NEW.state) NOT IN (
    ('checking', 'approved'), ('checking', 'waiting'), ('checking', 'refused'),
    ('waiting', 'approved'), ('waiting', 'refused'),
    ('approved', 'sent'),
    ('sent', 'paid'), ('sent', 'returned'),
    -- A bank may send back what the provider has confirmed.
    ('paid', 'returned')
  ) THEN
    RAISE EXCEPTION 'A withdrawal does not go from % to %.', OLD.state, NEW.state USING ERRCODE = 'check_violation';
  END IF;
  NEW.sent_at := CASE WHEN OLD.state = 'approved' AND NEW.state = 'sent' THEN clock.now() ELSE OLD.sent_at END;
  NEW.paid_at := CASE WHEN OLD.state = 'sent' AND NEW.state = 'paid' THEN clock.now() ELSE OLD.paid_at END;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION "withdrawal_step"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.state = OLD.state THEN RETURN NULL; END IF;
  INSERT INTO withdrawal_steps (withdrawal_id, place, state, by, at)
    SELECT NEW.id, count(*) + 1, NEW.state, NEW."by", clock.now() FROM withdrawal_steps WHERE withdrawal_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "withdrawal_refuse"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Withdrawals and their steps stay.' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER "withdrawal_keep" BEFORE INSERT OR UPDATE ON "withdrawals" FOR EACH ROW EXECUTE FUNCTION "withdrawal_keep"();
--> statement-breakpoint
CREATE TRIGGER "withdrawal_step" AFTER INSERT OR UPDATE ON "withdrawals" FOR EACH ROW EXECUTE FUNCTION "withdrawal_step"();
--> statement-breakpoint
CREATE TRIGGER "withdrawal_stay" BEFORE DELETE OR TRUNCATE ON "withdrawals" FOR EACH STATEMENT EXECUTE FUNCTION "withdrawal_refuse"();
--> statement-breakpoint
CREATE TRIGGER "withdrawal_step_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "withdrawal_steps" FOR EACH STATEMENT EXECUTE FUNCTION "withdrawal_refuse"();
--> statement-breakpoint
DO $$
DECLARE trigger record;
BEGIN
  FOR trigger IN
    SELECT tgname, tgrelid::regclass AS place FROM pg_trigger WHERE NOT tgisinternal AND tgname LIKE 'withdrawal\_%'
  LOOP
    EXECUTE format('ALTER TABLE %s ENABLE ALWAYS TRIGGER %I', trigger.place, trigger.tgname);
  END LOOP;
END $$;
--> statement-breakpoint
-- I5: what is reserved is what open withdrawals ask for, and each withdrawal's bookings are those of its state.
CREATE FUNCTION "ledger_check_withdrawals"() RETURNS TABLE ("invariant" text, "subject" text, "fault" text) LANGUAGE sql STABLE AS $$
  SELECT 'I5', coalesce(accounts.player_id, open.player_id)::text,
    format('%s reserved, open withdrawals ask for %s', coalesce(accounts.balance_ore, 0), coalesce(open.total, 0))
  FROM (SELECT player_id, balance_ore FROM ledger_accounts WHERE kind = 'reserved' AND player_id IS NOT NULL) AS accounts
  FULL JOIN (
    SELECT player_id, sum(amount_ore) AS total FROM withdrawals
    WHERE state IN ('checking', 'waiting', 'approved', 'sent') GROUP BY player_id
  ) AS open ON open.player_id = accounts.player_id
  WHERE coalesce(accounts.balance_ore, 0) <> coalesce(open.total, 0)
  UNION ALL
  SELECT 'I5', rows.id::text, format('%s, but booked: %s', rows.state, coalesce(rows.booked, 'nothing')) FROM (
    SELECT withdrawals.id, withdrawals.state, withdrawals.amount_ore,
      string_agg(movements.kind, ' ' ORDER BY movements.number) AS booked,
      count(*) FILTER (WHERE transfers.amount_ore <> withdrawals.amount_ore) AS other_amounts
    FROM withdrawals
    LEFT JOIN ledger_movements AS movements
      ON movements.source IN ('withdrawal', 'withdrawal-end', 'withdrawal-return') AND movements.reference = withdrawals.id::text
    LEFT JOIN ledger_transfers AS transfers ON transfers.movement_id = movements.id
    GROUP BY withdrawals.id
  ) AS rows
  WHERE rows.other_amounts > 0 OR NOT coalesce(CASE rows.state
    WHEN 'paid' THEN rows.booked = 'withdrawal-request withdrawal-paid'
    WHEN 'refused' THEN rows.booked = 'withdrawal-request withdrawal-refused'
    WHEN 'returned' THEN rows.booked IN (
      'withdrawal-request withdrawal-returned', 'withdrawal-request withdrawal-paid withdrawal-returned'
    )
    ELSE rows.booked = 'withdrawal-request'
  END, false)
$$;
