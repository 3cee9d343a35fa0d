CREATE TABLE "ledger_sealed_heads" (
	"account_id" uuid NOT NULL,
	"version" bigint NOT NULL,
	"balance_ore" bigint NOT NULL,
	"head" "bytea" NOT NULL,
	"number" bigint NOT NULL,
	"licence" text NOT NULL,
	"day" date,
	CONSTRAINT "ledger_sealed_heads_account_id_version_pk" PRIMARY KEY("account_id","version")
);
--> statement-breakpoint
ALTER TABLE "ledger_sealed_heads" ADD CONSTRAINT "ledger_sealed_heads_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_sealed_heads_of_day" ON "ledger_sealed_heads" USING btree ("licence","day");--> statement-breakpoint
CREATE TRIGGER "ledger_sealed_head_keep" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_sealed_heads" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse"();
--> statement-breakpoint
ALTER TABLE "ledger_sealed_heads" ENABLE ALWAYS TRIGGER "ledger_sealed_head_keep";
--> statement-breakpoint
-- What is sealed already has no heads yet: they are worked out once, from the transfers.
INSERT INTO ledger_sealed_heads (account_id, version, balance_ore, head, number, licence)
  SELECT accounts.id, max(entries.version), (array_agg(entries.balance_after ORDER BY entries.version DESC))[1],
    ledger_head(sha256(convert_to(accounts.id::text, 'UTF8')), entries.digest ORDER BY entries.version), max(movements.number), accounts.licence
  FROM ledger_accounts AS accounts
  JOIN (SELECT licence, max(last_transfer) AS last_transfer FROM ledger_seals GROUP BY licence) AS sealed ON sealed.licence = accounts.licence
  JOIN ledger_entries AS entries ON entries.account_id = accounts.id AND entries.transfer_id <= sealed.last_transfer
  JOIN ledger_movements AS movements ON movements.id = entries.movement_id
  WHERE accounts.player_id IS NOT NULL GROUP BY accounts.id;
--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON "ledger_sealed_heads" FROM PUBLIC, CURRENT_USER;
--> statement-breakpoint
-- Øre by kind of account of some transfers: after one and up to another.
CREATE FUNCTION "ledger_sums_between"("of_licence" text, "after" bigint, "up_to" bigint) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_object_agg(kind, total), '{}') FROM (
    SELECT accounts.kind, sum(sides.change_ore)::bigint AS total
    FROM ledger_transfers AS transfers
    CROSS JOIN LATERAL (VALUES (transfers.debit, -transfers.amount_ore), (transfers.credit, transfers.amount_ore)) AS sides (account_id, change_ore)
    JOIN ledger_accounts AS accounts ON accounts.id = sides.account_id
    WHERE transfers.id > after AND transfers.id <= up_to AND accounts.licence = of_licence
    GROUP BY accounts.kind
  ) AS totals
$$;
--> statement-breakpoint
-- The sums that a seal must have: those of the seal before it, and what was moved since. So a day is read once, not all days.
CREATE FUNCTION "ledger_seal_sums"("seal" "ledger_seals") RETURNS jsonb LANGUAGE sql STABLE AS $$
  WITH before AS (
    SELECT * FROM ledger_seals WHERE licence = seal.licence AND day < seal.day ORDER BY day DESC LIMIT 1
  ),
  both_sums AS (
    SELECT key, value::bigint FROM before CROSS JOIN LATERAL jsonb_each_text(before.sums)
    UNION ALL
    SELECT key, value::bigint FROM jsonb_each_text(
      ledger_sums_between(seal.licence, coalesce((SELECT last_transfer FROM before), 0), seal.last_transfer)
    )
  )
  SELECT coalesce(jsonb_object_agg(key, total), '{}') FROM (SELECT key, sum(value)::bigint AS total FROM both_sums GROUP BY key) AS totals
$$;
--> statement-breakpoint
-- Now with the heads of its day, and without reading the days before it again. Seals without heads keep their hash.
CREATE OR REPLACE FUNCTION "ledger_seal_hash"("seal" "ledger_seals") RETURNS bytea LANGUAGE sql STABLE AS $$
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
    || convert_to(jsonb_build_array(seal.day, seal.last_transfer, ledger_seal_sums(seal), seal.audit_rows)::text, 'UTF8')
    || seal.audit_hash
    || coalesce((
      SELECT ledger_head(''::bytea, sha256(convert_to(jsonb_build_array(account_id, version, balance_ore, number)::text, 'UTF8') || head) ORDER BY account_id)
      FROM ledger_sealed_heads WHERE licence = seal.licence AND day = seal.day
    ), ''::bytea)
  )
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "ledger_seal"("of_licence" text, "of_day" date) RETURNS SETOF "ledger_seals" LANGUAGE plpgsql AS $$
DECLARE
  seal ledger_seals;
  before bigint;
BEGIN
  LOCK TABLE ledger_transfers IN SHARE MODE;
  seal.licence := of_licence;
  seal.day := of_day;
  seal.sealed_at := clock.now();
  SELECT coalesce(max(id), 0) INTO seal.last_transfer FROM ledger_transfers;
  SELECT coalesce(max(last_transfer), 0) INTO before FROM ledger_seals WHERE licence = of_licence;
  INSERT INTO ledger_sealed_heads (account_id, version, balance_ore, head, number, licence, day)
    SELECT accounts.id, accounts.version, accounts.balance_ore, accounts.head, books.movements, of_licence, of_day
    FROM (
      SELECT debit AS id FROM ledger_transfers WHERE id > before UNION SELECT credit FROM ledger_transfers WHERE id > before
    ) AS moved
    JOIN ledger_accounts AS accounts ON accounts.id = moved.id
    JOIN ledger_books AS books ON books.player_id = accounts.player_id
    WHERE accounts.licence = of_licence
    ON CONFLICT DO NOTHING;
  seal.sums := ledger_seal_sums(seal);
  SELECT coalesce(sum(place), 0), coalesce(ledger_head(''::bytea, sha256(convert_to(chain || ' ' || place, 'UTF8') || hash) ORDER BY chain), ''::bytea)
    INTO seal.audit_rows, seal.audit_hash FROM audit_heads;
  seal.hash := ledger_seal_hash(seal);
  RETURN QUERY INSERT INTO ledger_seals SELECT (seal).* RETURNING *;
END $$;
--> statement-breakpoint
-- The sums of a seal are what the next one and the proof of client funds go on from.
CREATE FUNCTION "ledger_check_seal_sums"() RETURNS TABLE ("invariant" text, "subject" text, "fault" text) LANGUAGE sql STABLE AS $$
  SELECT 'seal', licence || ' ' || day, 'its sums are not those of the transfers' FROM ledger_seals AS seals
    WHERE sums <> ledger_seal_sums(seals)
$$;
--> statement-breakpoint
-- Transfers since the last seal of their licence.
CREATE FUNCTION "ledger_recent"() RETURNS SETOF "ledger_transfers" LANGUAGE sql STABLE AS $$
  WITH sealed AS MATERIALIZED (SELECT licence, max(last_transfer) AS last_transfer FROM ledger_seals GROUP BY licence)
  SELECT transfers.* FROM ledger_transfers AS transfers
  JOIN ledger_movements AS movements ON movements.id = transfers.movement_id
  LEFT JOIN sealed ON sealed.licence = movements.licence
  WHERE transfers.id > (SELECT coalesce(min(last_transfer), 0) FROM sealed) AND transfers.id > coalesce(sealed.last_transfer, 0)
$$;
--> statement-breakpoint
-- Accounts of players with what was sealed of each last, or their beginning.
CREATE VIEW "ledger_starts" AS
  SELECT accounts.*, coalesce(sealed.version, 0) AS from_version, coalesce(sealed.balance_ore, 0) AS from_ore,
    coalesce(sealed.head, sha256(convert_to(accounts.id::text, 'UTF8'))) AS from_head
  FROM ledger_accounts AS accounts
  LEFT JOIN LATERAL (
    SELECT * FROM ledger_sealed_heads AS heads WHERE heads.account_id = accounts.id ORDER BY heads.version DESC LIMIT 1
  ) AS sealed ON true
  WHERE accounts.player_id IS NOT NULL;
--> statement-breakpoint
-- As ledger_check_transfers(), from the last seal on: every account goes on from what was sealed of it.
CREATE FUNCTION "ledger_recent_transfers"() RETURNS TABLE ("invariant" text, "subject" text, "fault" text) LANGUAGE sql STABLE AS $$
  WITH recent AS MATERIALIZED (
    SELECT transfers.*, movements.licence, movements.player_id, movements.number, ledger_digest(transfers, movements) AS digest
    FROM ledger_recent() AS transfers
    JOIN ledger_movements AS movements ON movements.id = transfers.movement_id
  ),
  sides AS (
    SELECT debit AS account_id, -amount_ore AS change_ore, debit_version AS version, debit_balance_after AS balance_after, digest FROM recent
    UNION ALL
    SELECT credit, amount_ore, credit_version, credit_balance_after, digest FROM recent
  ),
  counted AS (
    SELECT sides.account_id, sum(change_ore) AS change_ore, count(sides.version) AS versions, max(sides.version) AS last_version,
      (array_agg(balance_after ORDER BY sides.version DESC NULLS LAST))[1] AS last_balance,
      array_agg(digest ORDER BY sides.version) AS digests
    FROM sides JOIN ledger_accounts AS accounts ON accounts.id = sides.account_id
    WHERE accounts.player_id IS NOT NULL GROUP BY sides.account_id
  ),
  owned AS (
    SELECT starts.id, starts.kind, starts.balance_ore, starts.version, starts.head,
      from_ore + coalesce(change_ore, 0) AS summed, from_version + coalesce(versions, 0) AS counted,
      coalesce(last_version, from_version) AS last_version, coalesce(last_balance, from_ore) AS last_balance,
      coalesce((SELECT ledger_head(starts.from_head, digest ORDER BY place) FROM unnest(counted.digests) WITH ORDINALITY AS chained (digest, place)), from_head) AS expected
    FROM ledger_starts AS starts LEFT JOIN counted ON counted.account_id = starts.id
  )
  SELECT 'I1', id::text, format('balance %s, transfers since the seal give %s, the last left %s', balance_ore, summed, last_balance)
    FROM owned WHERE balance_ore <> summed OR balance_ore <> last_balance
  UNION ALL
  SELECT 'I2', id::text, format('version %s, transfers since the seal give %s up to version %s', version, counted, last_version)
    FROM owned WHERE version <> counted OR version <> last_version
  UNION ALL
  SELECT 'I2', id::text, 'the head does not follow from the sealed one' FROM owned WHERE head <> expected
  UNION ALL
  SELECT 'I2', books.player_id::text, format('%s movements, those since the seal are numbers %s to %s', books.movements, made.first, made.last)
    FROM (
      SELECT player_id, min(number) AS first, max(number) AS last, count(DISTINCT movement_id) AS movements FROM recent
      WHERE player_id IS NOT NULL GROUP BY player_id
    ) AS made JOIN ledger_books AS books ON books.player_id = made.player_id
    WHERE books.movements <> made.last OR made.last - made.first + 1 <> made.movements
  UNION ALL
  SELECT 'I3', recent.id::text, 'its accounts and its movement are not of one licence'
    FROM recent JOIN ledger_accounts AS debits ON debits.id = recent.debit JOIN ledger_accounts AS credits ON credits.id = recent.credit
    WHERE recent.licence <> debits.licence OR recent.licence <> credits.licence
  UNION ALL
  SELECT 'I4', id::text, format('%s is %s', kind, balance_ore) FROM owned
    WHERE CASE WHEN kind = 'debt' THEN balance_ore > 0 ELSE balance_ore < 0 END
$$;
--> statement-breakpoint
-- As ledger_check_lists(), from the last seal on.
CREATE FUNCTION "ledger_recent_lists"() RETURNS TABLE ("invariant" text, "subject" text, "fault" text) LANGUAGE sql STABLE AS $$
  WITH recent AS (
    SELECT transfers.*, movements.player_id, movements.number, movements.listed_at, movements.at, movements.event_at,
      coalesce(sum(CASE 'cash' WHEN credits.kind THEN amount_ore WHEN debits.kind THEN -amount_ore END) OVER up_to, 0) AS cash_change,
      coalesce(sum(CASE 'bonus' WHEN credits.kind THEN amount_ore WHEN debits.kind THEN -amount_ore END) OVER up_to, 0) AS bonus_change
    FROM ledger_recent() AS transfers
    JOIN ledger_movements AS movements ON movements.id = transfers.movement_id
    JOIN ledger_accounts AS debits ON debits.id = transfers.debit
    JOIN ledger_accounts AS credits ON credits.id = transfers.credit
    WHERE movements.player_id IS NOT NULL
    WINDOW up_to AS (PARTITION BY movements.player_id ORDER BY movements.number, transfers.id)
  ),
  starts AS (
    SELECT starts.player_id, coalesce(sum(from_ore) FILTER (WHERE kind = 'cash'), 0) AS cash_ore,
      coalesce(sum(from_ore) FILTER (WHERE kind = 'bonus'), 0) AS bonus_ore
    FROM ledger_starts AS starts WHERE starts.player_id IN (SELECT player_id FROM recent) GROUP BY starts.player_id
  )
  SELECT 'I1', recent.id::text,
    format('lists say cash %s and bonus %s, the transfers give %s and %s', cash_after_ore, bonus_after_ore, cash_ore + cash_change, bonus_ore + bonus_change)
    FROM recent JOIN starts ON starts.player_id = recent.player_id
    WHERE (cash_after_ore, bonus_after_ore) IS DISTINCT FROM ((cash_ore + cash_change)::bigint, (bonus_ore + bonus_change)::bigint)
  UNION ALL
  SELECT DISTINCT 'I2', recent.movement_id::text, 'it is listed at another time than it was booked for'
    FROM recent LEFT JOIN ledger_movements AS before ON before.player_id = recent.player_id AND before.number = recent.number - 1
    WHERE recent.listed_at <> greatest(least(coalesce(recent.event_at, recent.at), recent.at), before.listed_at)
$$;
--> statement-breakpoint
-- As ledger_check_rounds(), of rounds that were played since the last seal.
CREATE FUNCTION "ledger_recent_rounds"() RETURNS TABLE ("invariant" text, "subject" text, "fault" text) LANGUAGE sql STABLE AS $$
  WITH booked AS MATERIALIZED (
    SELECT movements.id, movements.source, movements.kind, sum(transfers.amount_ore) AS amount_ore
    FROM ledger_recent() AS transfers JOIN ledger_movements AS movements ON movements.id = transfers.movement_id
    WHERE movements.kind IN ('stake', 'win', 'rollback') GROUP BY movements.id
  ),
  calls AS MATERIALIZED (
    SELECT calls.*, booked.kind AS booked_kind, booked.amount_ore FROM booked JOIN wallet_calls AS calls ON calls.movement_id = booked.id
  ),
  called AS (
    SELECT round_id,
      coalesce(sum(cash_ore + bonus_ore) FILTER (WHERE kind = 'stake' AND state = 'done'), 0) AS stakes_ore,
      coalesce(sum(bonus_ore) FILTER (WHERE kind = 'stake' AND state = 'done'), 0) AS bonus_stakes_ore,
      coalesce(sum(cash_ore + bonus_ore) FILTER (WHERE kind = 'settle' AND state = 'done'), 0) AS wins_ore
    FROM wallet_calls WHERE round_id IN (SELECT round_id FROM calls) GROUP BY round_id
  )
  SELECT 'rounds', booked.id::text, 'no call of the wallet stands behind it' FROM booked
    WHERE (booked.source LIKE 'play:%' OR booked.source LIKE 'import:%') AND NOT EXISTS (SELECT FROM calls WHERE calls.movement_id = booked.id)
  UNION ALL
  SELECT 'rounds', caller || ' ' || tx_id, format('it moved %s, %s are booked', cash_ore + bonus_ore, amount_ore) FROM calls
    WHERE cash_ore + bonus_ore <> amount_ore OR booked_kind <> CASE kind WHEN 'settle' THEN 'win' ELSE kind END
  UNION ALL
  SELECT 'rounds', rounds.id::text, 'its amounts are not those of its calls'
    FROM called JOIN game_rounds AS rounds ON rounds.id = called.round_id
    WHERE (rounds.stakes_ore, rounds.bonus_stakes_ore, rounds.wins_ore)
      IS DISTINCT FROM (called.stakes_ore, called.bonus_stakes_ore, called.wins_ore)
$$;
--> statement-breakpoint
-- Everything that breaks an invariant since the last seal. A check without a part of its own for that reads all it checks.
CREATE FUNCTION "ledger_recently_broken"() RETURNS TABLE ("invariant" text, "subject" text, "fault" text) LANGUAGE plpgsql STABLE AS $$
DECLARE part text;
BEGIN
  FOR part IN
    SELECT coalesce(recent.proname, checks.proname) FROM pg_proc AS checks
    LEFT JOIN pg_proc AS recent ON recent.pronamespace = checks.pronamespace
      AND recent.proname = replace(checks.proname, 'ledger_check_', 'ledger_recent_')
    WHERE checks.pronamespace = current_schema()::regnamespace AND checks.proname LIKE 'ledger\_check\_%'
      -- What is sealed is for the whole check.
      AND checks.proname <> 'ledger_check_seal_sums'
    ORDER BY checks.proname
  LOOP
    RETURN QUERY EXECUTE format('SELECT * FROM %I()', part);
  END LOOP;
END $$;
--> statement-breakpoint
DROP FUNCTION "ledger_player_head"(uuid, bigint);
--> statement-breakpoint
-- The head of a player's chains after the movement of a number: from the heads that were sealed before another movement, the first
-- that somebody asks about. An account that has none of the nearest day had not moved since its last.
CREATE FUNCTION "ledger_player_head"("of_player" uuid, "first" bigint, "up_to" bigint) RETURNS bytea LANGUAGE sql STABLE AS $$
  WITH sealed AS MATERIALIZED (
    SELECT DISTINCT ON (heads.account_id) heads.* FROM ledger_accounts AS accounts
    JOIN ledger_sealed_heads AS heads ON heads.account_id = accounts.id
    WHERE accounts.player_id = of_player AND heads.number < first ORDER BY heads.account_id, heads.version DESC
  ),
  later AS MATERIALIZED (
    SELECT transfers.debit, transfers.debit_version, transfers.credit, transfers.credit_version, ledger_digest(transfers, movements) AS digest
    FROM ledger_movements AS movements JOIN ledger_transfers AS transfers ON transfers.movement_id = movements.id
    WHERE movements.player_id = of_player AND movements.number <= up_to
      AND movements.number > (SELECT coalesce(max(number), 0) FROM sealed)
  ),
  chains AS (
    SELECT accounts.kind, coalesce(
      ledger_head(coalesce(sealed.head, sha256(convert_to(accounts.id::text, 'UTF8'))), sides.digest ORDER BY sides.version)
        FILTER (WHERE sides.digest IS NOT NULL),
      sealed.head
    ) AS head
    FROM ledger_accounts AS accounts
    LEFT JOIN sealed ON sealed.account_id = accounts.id
    LEFT JOIN (
      SELECT debit AS account_id, debit_version AS version, digest FROM later
      UNION ALL SELECT credit, credit_version, digest FROM later
    ) AS sides ON sides.account_id = accounts.id
    WHERE accounts.player_id = of_player GROUP BY accounts.id, sealed.head
  )
  SELECT sha256(coalesce(string_agg(head, ''::bytea ORDER BY kind), ''::bytea)) FROM chains WHERE head IS NOT NULL
$$;
