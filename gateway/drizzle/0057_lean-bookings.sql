-- A booking with fewer statements: it is what a player's row is held for, and every stake waits for one.
CREATE OR REPLACE FUNCTION "ledger_transfer_begin"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  movement ledger_movements;
  side ledger_accounts;
  digest bytea;
BEGIN
  SELECT * INTO STRICT movement FROM ledger_movements WHERE id = NEW.movement_id;
  IF movement.transaction <> pg_current_xact_id()::text THEN
    RAISE EXCEPTION 'Movement % is closed.', movement.id USING ERRCODE = 'insufficient_privilege';
  END IF;
  NEW.debit_version := NULL; NEW.debit_balance_after := NULL;
  NEW.credit_version := NULL; NEW.credit_balance_after := NULL;
  NEW.cash_after_ore := CASE WHEN movement.player_id IS NOT NULL THEN 0 END;
  NEW.bonus_after_ore := NEW.cash_after_ore;
  -- The book's row is locked, so nobody else writes to the player's accounts meanwhile: what is read here is what is updated below.
  FOR side IN
    SELECT * FROM ledger_accounts WHERE player_id = movement.player_id
    UNION ALL
    SELECT * FROM ledger_accounts WHERE id IN (NEW.debit, NEW.credit) AND (movement.player_id IS NULL OR player_id IS DISTINCT FROM movement.player_id)
  LOOP
    IF side.id IN (NEW.debit, NEW.credit) THEN
      IF side.licence <> movement.licence THEN
        RAISE EXCEPTION 'A transfer stays within one licence.' USING ERRCODE = 'check_violation';
      END IF;
      IF side.player_id IS NOT NULL AND side.player_id IS DISTINCT FROM movement.player_id THEN
        RAISE EXCEPTION 'A movement moves the money of its own player alone.' USING ERRCODE = 'check_violation';
      END IF;
    END IF;
    -- The house's accounts have no balance and no version, and stay without.
    IF side.id = NEW.debit THEN
      side.balance_ore := side.balance_ore - NEW.amount_ore;
      NEW.debit_version := side.version + 1; NEW.debit_balance_after := side.balance_ore;
    ELSIF side.id = NEW.credit THEN
      side.balance_ore := side.balance_ore + NEW.amount_ore;
      NEW.credit_version := side.version + 1; NEW.credit_balance_after := side.balance_ore;
    END IF;
    IF side.kind = 'cash' THEN NEW.cash_after_ore := side.balance_ore; END IF;
    IF side.kind = 'bonus' THEN NEW.bonus_after_ore := side.balance_ore; END IF;
  END LOOP;
  digest := ledger_digest(NEW, movement);
  UPDATE ledger_accounts SET
    balance_ore = CASE id WHEN NEW.debit THEN NEW.debit_balance_after ELSE NEW.credit_balance_after END,
    version = version + 1,
    head = sha256(head || digest)
  WHERE id IN (NEW.debit, NEW.credit) AND player_id IS NOT NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Only a player's first movement begins a book.
CREATE OR REPLACE FUNCTION "ledger_post"(
  "of_licence" text, "of_brand" text, "of_player" uuid, "of_kind" text, "of_source" text, "of_reference" text, "of_by" text,
  "of_event_at" timestamptz, "transfers" jsonb
) RETURNS TABLE ("id" uuid, "number" bigint, "at" timestamptz) LANGUAGE plpgsql AS $$
DECLARE
  movement ledger_movements;
  transfer jsonb;
BEGIN
  IF of_player IS NOT NULL AND NOT EXISTS (SELECT FROM ledger_books WHERE player_id = of_player) THEN
    INSERT INTO ledger_books (player_id, licence) VALUES (of_player, of_licence) ON CONFLICT DO NOTHING;
  END IF;
  INSERT INTO ledger_movements (licence, brand, player_id, kind, source, reference, by, event_at)
    VALUES (of_licence, of_brand, of_player, of_kind, of_source, of_reference, of_by, of_event_at)
    RETURNING * INTO movement;
  FOR transfer IN SELECT * FROM jsonb_array_elements(transfers) LOOP
    INSERT INTO ledger_transfers (movement_id, debit, credit, amount_ore) VALUES (
      movement.id,
      ledger_account(movement.licence, of_player, transfer ->> 'from', coalesce(transfer ->> 'fromRef', '')),
      ledger_account(movement.licence, of_player, transfer ->> 'to', coalesce(transfer ->> 'toRef', '')),
      (transfer ->> 'amountOre')::bigint
    );
  END LOOP;
  RETURN QUERY SELECT movement.id, movement.number, movement.at;
END $$;
--> statement-breakpoint
-- Called for each row of an aggregate, where PL/pgSQL starts sooner than a function in SQL.
CREATE OR REPLACE FUNCTION "ledger_link"("head" bytea, "start" bytea, "digest" bytea) RETURNS bytea LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN sha256(coalesce(head, start) || digest);
END $$;
--> statement-breakpoint
-- The same findings as before: a transfer's digest is worked out once for each account of a player, and never for the house's, which
-- have no chain; and the last balance is read off the order that the head needs anyway.
CREATE OR REPLACE FUNCTION "ledger_check_transfers"() RETURNS TABLE ("invariant" text, "subject" text, "fault" text) LANGUAGE sql STABLE AS $$
  WITH sides AS (
    SELECT transfers.debit AS account_id, -transfers.amount_ore AS change_ore, transfers.debit_version AS version,
      transfers.debit_balance_after AS balance_after, ledger_digest(transfers, movements) AS digest
    FROM ledger_transfers AS transfers
    JOIN ledger_accounts AS accounts ON accounts.id = transfers.debit AND accounts.player_id IS NOT NULL
    JOIN ledger_movements AS movements ON movements.id = transfers.movement_id
    UNION ALL
    SELECT transfers.credit, transfers.amount_ore, transfers.credit_version, transfers.credit_balance_after,
      ledger_digest(transfers, movements)
    FROM ledger_transfers AS transfers
    JOIN ledger_accounts AS accounts ON accounts.id = transfers.credit AND accounts.player_id IS NOT NULL
    JOIN ledger_movements AS movements ON movements.id = transfers.movement_id
  ),
  counted AS (
    SELECT account_id, sum(change_ore) AS balance, count(version) AS versions, max(version) AS last_version,
      (array_agg(balance_after ORDER BY version))[count(version)] AS last_balance,
      ledger_head(sha256(convert_to(account_id::text, 'UTF8')), digest ORDER BY version) AS head
    FROM sides GROUP BY account_id
  ),
  owned AS MATERIALIZED (
    SELECT accounts.*, coalesce(counted.balance, 0) AS summed, coalesce(counted.versions, 0) AS versions,
      coalesce(counted.last_version, 0) AS last_version, coalesce(counted.last_balance, 0) AS last_balance,
      coalesce(counted.head, sha256(convert_to(accounts.id::text, 'UTF8'))) AS expected
    FROM ledger_accounts AS accounts LEFT JOIN counted ON counted.account_id = accounts.id
    WHERE accounts.player_id IS NOT NULL
  )
  SELECT 'I1', id::text, format('balance %s, transfers give %s, the last left %s', balance_ore, summed, last_balance)
    FROM owned WHERE balance_ore <> summed OR balance_ore <> last_balance
  UNION ALL
  SELECT 'I2', id::text, format('version %s, %s transfers up to version %s', version, versions, last_version)
    FROM owned WHERE version <> versions OR version <> last_version
  UNION ALL
  SELECT 'I2', id::text, 'the head is not that of its transfers' FROM owned WHERE head <> expected
  UNION ALL
  SELECT 'I2', books.player_id::text, format('%s movements, %s are there up to number %s', books.movements, count(movements.id), max(movements.number))
    FROM ledger_books AS books LEFT JOIN ledger_movements AS movements ON movements.player_id = books.player_id
    GROUP BY books.player_id HAVING books.movements <> count(movements.id) OR books.movements <> coalesce(max(movements.number), 0)
  UNION ALL
  SELECT 'I3', transfers.id::text, 'its accounts and its movement are not of one licence'
    FROM ledger_transfers AS transfers
    JOIN ledger_movements AS movements ON movements.id = transfers.movement_id
    JOIN ledger_accounts AS debits ON debits.id = transfers.debit
    JOIN ledger_accounts AS credits ON credits.id = transfers.credit
    WHERE movements.licence <> debits.licence OR movements.licence <> credits.licence
  UNION ALL
  SELECT 'I3', movements.id::text, 'the movement has no transfer' FROM ledger_movements AS movements
    WHERE NOT EXISTS (SELECT FROM ledger_transfers WHERE movement_id = movements.id)
  UNION ALL
  SELECT 'I4', id::text, format('%s is %s', kind, balance_ore) FROM owned
    WHERE CASE WHEN kind = 'debt' THEN balance_ore > 0 ELSE balance_ore < 0 END
  UNION ALL
  SELECT 'seal', licence || ' ' || day, 'the transfers or the audit are not those that were sealed' FROM ledger_seals AS seals
    WHERE hash <> ledger_seal_hash(seals)
  UNION ALL
  SELECT 'seal', licence || ' ' || day, format('%s audit rows were sealed, fewer are there', audit_rows) FROM ledger_seals
    WHERE audit_rows > (SELECT count(*) FROM audit)
$$;
