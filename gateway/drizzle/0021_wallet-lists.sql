ALTER TABLE "ledger_movements" ADD COLUMN "listed_at" timestamp with time zone DEFAULT clock.now() NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD COLUMN "cash_after_ore" bigint;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD COLUMN "bonus_after_ore" bigint;--> statement-breakpoint
CREATE INDEX "ledger_movements_by_day" ON "ledger_movements" USING btree ("player_id","listed_at","number");--> statement-breakpoint
CREATE INDEX "ledger_movements_by_kind" ON "ledger_movements" USING btree ("player_id","kind","number");--> statement-breakpoint
-- What lists show beside each transfer and movement, worked out from what is booked.
CREATE VIEW "ledger_listed" AS
  SELECT transfers.id AS transfer_id, movements.id AS movement_id,
    max(least(coalesce(movements.event_at, movements.at), movements.at)) OVER up_to AS listed_at,
    coalesce(sum(CASE 'cash' WHEN credits.kind THEN transfers.amount_ore WHEN debits.kind THEN -transfers.amount_ore END) OVER up_to, 0)::bigint
      AS cash_after_ore,
    coalesce(sum(CASE 'bonus' WHEN credits.kind THEN transfers.amount_ore WHEN debits.kind THEN -transfers.amount_ore END) OVER up_to, 0)::bigint
      AS bonus_after_ore
  FROM ledger_transfers AS transfers
  JOIN ledger_movements AS movements ON movements.id = transfers.movement_id
  JOIN ledger_accounts AS debits ON debits.id = transfers.debit
  JOIN ledger_accounts AS credits ON credits.id = transfers.credit
  WHERE movements.player_id IS NOT NULL
  WINDOW up_to AS (PARTITION BY movements.player_id ORDER BY movements.number, transfers.id);
--> statement-breakpoint
-- Rows that are there already get what they would have been given. The guard is off for these two statements.
ALTER TABLE "ledger_movements" DISABLE TRIGGER "ledger_movement_keep";--> statement-breakpoint
ALTER TABLE "ledger_transfers" DISABLE TRIGGER "ledger_transfer_keep";--> statement-breakpoint
GRANT UPDATE ON "ledger_movements", "ledger_transfers" TO CURRENT_USER;--> statement-breakpoint
UPDATE "ledger_movements" SET listed_at = listed.listed_at FROM ledger_listed AS listed WHERE listed.movement_id = ledger_movements.id;--> statement-breakpoint
UPDATE "ledger_transfers" SET cash_after_ore = listed.cash_after_ore, bonus_after_ore = listed.bonus_after_ore
  FROM ledger_listed AS listed WHERE listed.transfer_id = ledger_transfers.id;--> statement-breakpoint
REVOKE UPDATE ON "ledger_movements", "ledger_transfers" FROM CURRENT_USER;--> statement-breakpoint
ALTER TABLE "ledger_movements" ENABLE ALWAYS TRIGGER "ledger_movement_keep";--> statement-breakpoint
ALTER TABLE "ledger_transfers" ENABLE ALWAYS TRIGGER "ledger_transfer_keep";--> statement-breakpoint
-- Now with the time that lists show: never later than the booking, never before the player's movement before it.
CREATE OR REPLACE FUNCTION "ledger_movement_begin"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.at := clock.now();
  NEW.listed_at := least(coalesce(NEW.event_at, NEW.at), NEW.at);
  NEW.transaction := pg_current_xact_id()::text;
  IF NEW.player_id IS NULL THEN
    NEW.number := NULL;
  ELSE
    UPDATE ledger_books SET movements = movements + 1 WHERE player_id = NEW.player_id
      RETURNING movements, licence INTO STRICT NEW.number, NEW.licence;
    NEW.listed_at := greatest(NEW.listed_at, (
      SELECT listed_at FROM ledger_movements WHERE player_id = NEW.player_id AND number = NEW.number - 1
    ));
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Now with what the player has after the transfer.
CREATE OR REPLACE FUNCTION "ledger_transfer_begin"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  movement ledger_movements;
  side ledger_accounts;
BEGIN
  SELECT * INTO STRICT movement FROM ledger_movements WHERE id = NEW.movement_id;
  IF movement.transaction <> pg_current_xact_id()::text THEN
    RAISE EXCEPTION 'Movement % is closed.', movement.id USING ERRCODE = 'insufficient_privilege';
  END IF;
  NEW.debit_version := NULL; NEW.debit_balance_after := NULL;
  NEW.credit_version := NULL; NEW.credit_balance_after := NULL;
  NEW.cash_after_ore := NULL; NEW.bonus_after_ore := NULL;
  FOR side IN SELECT * FROM ledger_accounts WHERE id IN (NEW.debit, NEW.credit) ORDER BY id LOOP
    IF side.licence <> movement.licence THEN
      RAISE EXCEPTION 'A transfer stays within one licence.' USING ERRCODE = 'check_violation';
    END IF;
    IF side.player_id IS NOT NULL AND side.player_id IS DISTINCT FROM movement.player_id THEN
      RAISE EXCEPTION 'A movement moves the money of its own player alone.' USING ERRCODE = 'check_violation';
    END IF;
  END LOOP;
  -- The book's row is locked, so nobody else writes to the player's accounts meanwhile.
  UPDATE ledger_accounts SET balance_ore = balance_ore - NEW.amount_ore, version = version + 1
    WHERE id = NEW.debit AND player_id IS NOT NULL
    RETURNING version, balance_ore INTO NEW.debit_version, NEW.debit_balance_after;
  UPDATE ledger_accounts SET balance_ore = balance_ore + NEW.amount_ore, version = version + 1
    WHERE id = NEW.credit AND player_id IS NOT NULL
    RETURNING version, balance_ore INTO NEW.credit_version, NEW.credit_balance_after;
  UPDATE ledger_accounts SET head = sha256(head || ledger_digest(NEW, movement))
    WHERE id IN (NEW.debit, NEW.credit) AND player_id IS NOT NULL;
  IF movement.player_id IS NOT NULL THEN
    SELECT coalesce(max(balance_ore) FILTER (WHERE kind = 'cash'), 0), coalesce(max(balance_ore) FILTER (WHERE kind = 'bonus'), 0)
      INTO NEW.cash_after_ore, NEW.bonus_after_ore FROM ledger_accounts WHERE player_id = movement.player_id;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION "ledger_check_lists"() RETURNS TABLE ("invariant" text, "subject" text, "fault" text) LANGUAGE sql STABLE AS $$
  SELECT 'I1', transfers.id::text,
    format('lists say cash %s and bonus %s, the transfers give %s and %s', transfers.cash_after_ore, transfers.bonus_after_ore,
      listed.cash_after_ore, listed.bonus_after_ore)
  FROM ledger_listed AS listed JOIN ledger_transfers AS transfers ON transfers.id = listed.transfer_id
  WHERE (transfers.cash_after_ore, transfers.bonus_after_ore) IS DISTINCT FROM (listed.cash_after_ore, listed.bonus_after_ore)
  UNION ALL
  SELECT DISTINCT 'I2', movements.id::text, 'it is listed at another time than it was booked for'
  FROM ledger_listed AS listed JOIN ledger_movements AS movements ON movements.id = listed.movement_id
  WHERE movements.listed_at <> listed.listed_at
$$;
