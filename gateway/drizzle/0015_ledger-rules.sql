-- Rules of the ledger that no role can leave out: the triggers fire for the owner, for superusers and for a replica's apply
-- worker too. What is changed all the same, with the triggers off, is found by ledger_broken() and by the daily seal.
CREATE FUNCTION "ledger_refuse"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The ledger is only ever added to.' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
-- Everything that a transfer says, with its movement, as the hash chains and the seal cover it.
CREATE FUNCTION "ledger_digest"("transfer" "ledger_transfers", "movement" "ledger_movements") RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(convert_to(jsonb_build_array(
    transfer.id, transfer.debit, transfer.credit, transfer.amount_ore,
    transfer.debit_version, transfer.debit_balance_after, transfer.credit_version, transfer.credit_balance_after,
    movement.id, movement.licence, movement.brand, movement.player_id, movement.number, movement.kind, movement.source,
    movement.reference, movement.by, extract(epoch from movement.event_at), extract(epoch from movement.at)
  )::text, 'UTF8'))
$$;
--> statement-breakpoint
-- An account begins empty, and its balance moves by transfers alone.
CREATE FUNCTION "ledger_account_begin"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.player_id IS NULL THEN
    NEW.balance_ore := NULL; NEW.version := NULL; NEW.head := NULL;
  ELSE
    SELECT licence INTO STRICT NEW.licence FROM ledger_books WHERE player_id = NEW.player_id;
    NEW.balance_ore := 0; NEW.version := 0; NEW.head := sha256(convert_to(NEW.id::text, 'UTF8'));
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION "ledger_account_keep"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Depth 1 is this trigger under a statement of somebody's own; under a transfer's trigger it is 2.
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'An account changes by transfers alone.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_account_begin" BEFORE INSERT ON "ledger_accounts" FOR EACH ROW EXECUTE FUNCTION "ledger_account_begin"();
--> statement-breakpoint
CREATE TRIGGER "ledger_account_keep" BEFORE UPDATE ON "ledger_accounts" FOR EACH ROW EXECUTE FUNCTION "ledger_account_keep"();
--> statement-breakpoint
CREATE TRIGGER "ledger_account_stay" BEFORE DELETE OR TRUNCATE ON "ledger_accounts" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse"();
--> statement-breakpoint
CREATE FUNCTION "ledger_book_begin"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT licence INTO STRICT NEW.licence FROM players WHERE id = NEW.player_id;
  NEW.movements := 0;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_book_begin" BEFORE INSERT ON "ledger_books" FOR EACH ROW EXECUTE FUNCTION "ledger_book_begin"();
--> statement-breakpoint
CREATE TRIGGER "ledger_book_keep" BEFORE UPDATE ON "ledger_books" FOR EACH ROW EXECUTE FUNCTION "ledger_account_keep"();
--> statement-breakpoint
CREATE TRIGGER "ledger_book_stay" BEFORE DELETE OR TRUNCATE ON "ledger_books" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse"();
--> statement-breakpoint
-- A movement gets the player's next number. The book's row is locked by that until the transaction ends, so that all of a
-- player's movements are booked one after the other and no number is lost by a rollback.
CREATE FUNCTION "ledger_movement_begin"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.at := clock.now();
  NEW.transaction := pg_current_xact_id()::text;
  IF NEW.player_id IS NULL THEN
    NEW.number := NULL;
  ELSE
    UPDATE ledger_books SET movements = movements + 1 WHERE player_id = NEW.player_id
      RETURNING movements, licence INTO STRICT NEW.number, NEW.licence;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION "ledger_movement_end"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM ledger_transfers WHERE movement_id = NEW.id) THEN
    RAISE EXCEPTION 'Movement % has no transfer.', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_movement_begin" BEFORE INSERT ON "ledger_movements" FOR EACH ROW EXECUTE FUNCTION "ledger_movement_begin"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_movement_end" AFTER INSERT ON "ledger_movements" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "ledger_movement_end"();
--> statement-breakpoint
CREATE TRIGGER "ledger_movement_keep" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_movements" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse"();
--> statement-breakpoint
CREATE FUNCTION "ledger_transfer_begin"() RETURNS trigger LANGUAGE plpgsql AS $$
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
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_transfer_begin" BEFORE INSERT ON "ledger_transfers" FOR EACH ROW EXECUTE FUNCTION "ledger_transfer_begin"();
--> statement-breakpoint
CREATE TRIGGER "ledger_transfer_keep" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_transfers" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse"();
--> statement-breakpoint
CREATE TRIGGER "ledger_seal_keep" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_seals" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse"();
--> statement-breakpoint
DO $$
DECLARE trigger record;
BEGIN
  FOR trigger IN
    SELECT tgname, tgrelid::regclass AS place FROM pg_trigger WHERE NOT tgisinternal AND tgname LIKE 'ledger\_%'
  LOOP
    EXECUTE format('ALTER TABLE %s ENABLE ALWAYS TRIGGER %I', trigger.place, trigger.tgname);
  END LOOP;
END $$;
--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON "ledger_movements", "ledger_transfers", "ledger_seals" FROM PUBLIC, CURRENT_USER;
--> statement-breakpoint
REVOKE DELETE, TRUNCATE ON "ledger_books", "ledger_accounts" FROM PUBLIC, CURRENT_USER;
--> statement-breakpoint
-- The heads of the audit's chains: rows cut off the end of a chain leave nothing behind in the chain itself.
CREATE TABLE "audit_heads" (
  "chain" text PRIMARY KEY,
  "place" integer NOT NULL,
  "hash" bytea NOT NULL
);
--> statement-breakpoint
INSERT INTO audit_heads SELECT DISTINCT ON (chain) chain, place, hash FROM audit ORDER BY chain, place DESC;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "audit_link"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE last audit_heads;
BEGIN
  -- One after the other in a chain; the lock goes with the transaction.
  PERFORM pg_advisory_xact_lock(hashtextextended('audit ' || NEW.chain, 0));
  SELECT * INTO last FROM audit_heads WHERE chain = NEW.chain;
  NEW.place := coalesce(last.place, 0) + 1;
  NEW.at := clock.now();
  NEW.previous := coalesce(last.hash, sha256(convert_to(NEW.chain, 'UTF8')));
  NEW.hash := audit_digest(NEW);
  INSERT INTO audit_heads VALUES (NEW.chain, NEW.place, NEW.hash)
    ON CONFLICT (chain) DO UPDATE SET place = NEW.place, hash = NEW.hash;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION "audit_head_keep"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'The audit is only ever added to.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_head_keep" BEFORE INSERT OR UPDATE ON "audit_heads" FOR EACH ROW EXECUTE FUNCTION "audit_head_keep"();
--> statement-breakpoint
CREATE TRIGGER "audit_head_stay" BEFORE DELETE OR TRUNCATE ON "audit_heads" FOR EACH STATEMENT EXECUTE FUNCTION "audit_refuse"();
--> statement-breakpoint
ALTER TABLE "audit_heads" ENABLE ALWAYS TRIGGER "audit_head_keep";
--> statement-breakpoint
ALTER TABLE "audit_heads" ENABLE ALWAYS TRIGGER "audit_head_stay";
--> statement-breakpoint
DROP FUNCTION "audit_broken"();
--> statement-breakpoint
-- Rows that were changed, places that are missing, and chains whose end is not their head: cut off, or added behind it.
CREATE FUNCTION "audit_broken"() RETURNS TABLE ("chain" text, "place" integer, "fault" text) LANGUAGE sql STABLE AS $$
  WITH linked AS (
    SELECT audit.chain, audit.place, audit.hash, audit.previous, audit_digest(audit) AS digest,
      lag(audit.hash, 1, sha256(convert_to(audit.chain, 'UTF8'))) OVER in_chain AS expected,
      row_number() OVER in_chain AS counted
    FROM audit WINDOW in_chain AS (PARTITION BY audit.chain ORDER BY audit.place)
  )
  SELECT linked.chain, linked.place, 'changed' FROM linked WHERE hash <> digest
  UNION ALL
  SELECT linked.chain, linked.place, 'follows a row that is missing or changed' FROM linked
    WHERE hash = digest AND (previous <> expected OR linked.place <> counted)
  UNION ALL
  SELECT coalesce(heads.chain, ends.chain), coalesce(heads.place, ends.place), 'the end is not the head of the chain'
    FROM audit_heads AS heads
    FULL JOIN (SELECT DISTINCT ON (audit.chain) audit.chain, audit.place, audit.hash FROM audit ORDER BY audit.chain, audit.place DESC) AS ends
      ON heads.chain = ends.chain
    WHERE (heads.place, heads.hash) IS DISTINCT FROM (ends.place, ends.hash)
$$;
--> statement-breakpoint
-- The account of a kind: the player's own, or the house's. Made when it is first needed.
CREATE FUNCTION "ledger_account"("of_licence" text, "of_player" uuid, "of_kind" text, "of_ref" text) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  owner uuid := CASE WHEN of_kind IN ('cash', 'bonus', 'reserved', 'debt') THEN of_player END;
  found_id uuid;
BEGIN
  LOOP
    IF owner IS NULL THEN
      SELECT id INTO found_id FROM ledger_accounts
        WHERE player_id IS NULL AND licence = of_licence AND kind = of_kind AND ref = of_ref;
    ELSE
      SELECT id INTO found_id FROM ledger_accounts WHERE player_id = owner AND kind = of_kind;
    END IF;
    IF found_id IS NOT NULL THEN RETURN found_id; END IF;
    INSERT INTO ledger_accounts (licence, kind, player_id, ref)
      VALUES (of_licence, of_kind, owner, CASE WHEN owner IS NULL THEN of_ref ELSE '' END)
      ON CONFLICT DO NOTHING;
  END LOOP;
END $$;
--> statement-breakpoint
-- Books one movement. `transfers` is an array of {from, fromRef, to, toRef, amountOre}; accounts are named by their kind.
CREATE FUNCTION "ledger_post"(
  "of_licence" text, "of_brand" text, "of_player" uuid, "of_kind" text, "of_source" text, "of_reference" text, "of_by" text,
  "of_event_at" timestamptz, "transfers" jsonb
) RETURNS TABLE ("id" uuid, "number" bigint, "at" timestamptz) LANGUAGE plpgsql AS $$
DECLARE
  movement ledger_movements;
  transfer jsonb;
BEGIN
  IF of_player IS NOT NULL THEN
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
CREATE FUNCTION "ledger_link"("head" bytea, "start" bytea, "digest" bytea) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
  SELECT sha256(coalesce(head, start) || digest)
$$;
--> statement-breakpoint
-- The head of a chain: its start, then every digest in the order given.
CREATE AGGREGATE "ledger_head"("start" bytea, "digest" bytea) (SFUNC = "ledger_link", STYPE = bytea);
--> statement-breakpoint
CREATE FUNCTION "ledger_sums"("of_licence" text, "up_to" bigint) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_object_agg(kind, total), '{}') FROM (
    SELECT accounts.kind, sum(sides.change_ore)::bigint AS total
    FROM ledger_transfers AS transfers
    CROSS JOIN LATERAL (VALUES (transfers.debit, -transfers.amount_ore), (transfers.credit, transfers.amount_ore)) AS sides (account_id, change_ore)
    JOIN ledger_accounts AS accounts ON accounts.id = sides.account_id
    WHERE transfers.id <= up_to AND accounts.licence = of_licence
    GROUP BY accounts.kind
  ) AS totals
$$;
--> statement-breakpoint
-- The hash that a seal must have: over the seal before it, every transfer since then, its sums and what it says of the audit.
CREATE FUNCTION "ledger_seal_hash"("seal" "ledger_seals") RETURNS bytea LANGUAGE sql STABLE AS $$
  WITH before AS (
    SELECT * FROM ledger_seals WHERE licence = seal.licence AND day < seal.day ORDER BY day DESC LIMIT 1
  )
  SELECT sha256(
    coalesce((SELECT hash FROM before), sha256(convert_to(seal.licence, 'UTF8')))
    || coalesce((
      SELECT ledger_head(''::bytea, ledger_digest(transfers, movements) ORDER BY transfers.id)
      FROM ledger_transfers AS transfers JOIN ledger_movements AS movements ON movements.id = transfers.movement_id
      WHERE movements.licence = seal.licence AND transfers.id <= seal.last_transfer
        AND transfers.id > coalesce((SELECT last_transfer FROM before), 0)
    ), ''::bytea)
    || convert_to(jsonb_build_array(seal.day, seal.last_transfer, ledger_sums(seal.licence, seal.last_transfer), seal.audit_rows)::text, 'UTF8')
    || seal.audit_hash
  )
$$;
--> statement-breakpoint
-- Seals a day of a licence. The table lock waits for bookings that are under way, so that no transfer with a lower id can
-- come later than the seal.
CREATE FUNCTION "ledger_seal"("of_licence" text, "of_day" date) RETURNS SETOF "ledger_seals" LANGUAGE plpgsql AS $$
DECLARE seal ledger_seals;
BEGIN
  LOCK TABLE ledger_transfers IN SHARE MODE;
  seal.licence := of_licence;
  seal.day := of_day;
  seal.sealed_at := clock.now();
  SELECT coalesce(max(id), 0) INTO seal.last_transfer FROM ledger_transfers;
  seal.sums := ledger_sums(of_licence, seal.last_transfer);
  SELECT coalesce(sum(place), 0), coalesce(ledger_head(''::bytea, sha256(convert_to(chain || ' ' || place, 'UTF8') || hash) ORDER BY chain), ''::bytea)
    INTO seal.audit_rows, seal.audit_hash FROM audit_heads;
  seal.hash := ledger_seal_hash(seal);
  RETURN QUERY INSERT INTO ledger_seals SELECT (seal).* RETURNING *;
END $$;
--> statement-breakpoint
-- Each side of every transfer on a player's account, with what it should have left behind.
CREATE VIEW "ledger_entries" AS
  SELECT transfers.id AS transfer_id, transfers.movement_id, sides.account_id, sides.change_ore, sides.version,
    sides.balance_after, ledger_digest(transfers, movements) AS digest
  FROM ledger_transfers AS transfers
  JOIN ledger_movements AS movements ON movements.id = transfers.movement_id
  CROSS JOIN LATERAL (VALUES
    (transfers.debit, -transfers.amount_ore, transfers.debit_version, transfers.debit_balance_after),
    (transfers.credit, transfers.amount_ore, transfers.credit_version, transfers.credit_balance_after)
  ) AS sides (account_id, change_ore, version, balance_after);
--> statement-breakpoint
-- Everything that breaks an invariant: which, whose, and how. Nothing when the ledger is whole.
CREATE FUNCTION "ledger_broken"() RETURNS TABLE ("invariant" text, "subject" text, "fault" text) LANGUAGE sql STABLE AS $$
  WITH counted AS (
    SELECT account_id, sum(change_ore) AS balance, count(version) AS versions, max(version) AS last_version,
      (array_agg(balance_after ORDER BY version DESC NULLS LAST))[1] AS last_balance,
      ledger_head(sha256(convert_to(account_id::text, 'UTF8')), digest ORDER BY version) AS head
    FROM ledger_entries GROUP BY account_id
  ),
  owned AS (
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
