-- What is wrong with bonus money that was booked after a transfer: one rule for both checks.
CREATE FUNCTION "ledger_wrong_bonus_money"("after" bigint) RETURNS TABLE ("movement_id" uuid, "fault" text) LANGUAGE sql STABLE AS $$
  WITH moved AS (
    SELECT movements.id, movements.kind, movements.source, movements.reference, movements.player_id,
      debits.kind AS from_kind, credits.kind AS to_kind, transfers.amount_ore
    FROM ledger_transfers AS transfers
    JOIN ledger_movements AS movements ON movements.id = transfers.movement_id
    JOIN ledger_accounts AS debits ON debits.id = transfers.debit
    JOIN ledger_accounts AS credits ON credits.id = transfers.credit
    WHERE transfers.id > after AND 'bonus' IN (debits.kind, credits.kind)
  )
  SELECT moved.id, format('%s of bonus money from %s to %s as %s of %s', amount_ore, from_kind, to_kind, kind, source)
    FROM moved WHERE NOT CASE moved.kind
      WHEN 'bonus-granted' THEN moved.source = 'bonus' AND moved.from_kind = 'promotion-cost'
      WHEN 'bonus-released' THEN moved.source = 'bonus-end' AND moved.to_kind = 'cash'
      WHEN 'bonus-ended' THEN moved.to_kind = 'promotion-cost' AND (moved.source = 'bonus-end' OR EXISTS (
        -- What a bonus takes along that ended before its round: the bonus part of that round's win or of a stake given back.
        SELECT FROM ledger_movements AS late
        JOIN wallet_calls AS calls ON calls.movement_id = late.id
        JOIN game_rounds AS rounds ON rounds.id = calls.round_id
        JOIN bonuses ON bonuses.id = rounds.bonus_id
        WHERE moved.source = 'bonus-late:' || late.source AND late.reference = moved.reference AND late.player_id = moved.player_id
          AND bonuses.player_id = moved.player_id AND bonuses.state NOT IN ('accepted', 'active', 'released')
          AND calls.kind IN ('settle', 'rollback') AND calls.bonus_ore = moved.amount_ore
      ))
      ELSE moved.kind IN ('stake', 'win', 'rollback')
        AND moved.from_kind = CASE moved.kind WHEN 'stake' THEN 'bonus' ELSE 'house' END
        AND moved.to_kind = CASE moved.kind WHEN 'stake' THEN 'house' ELSE 'bonus' END
        AND EXISTS (SELECT FROM wallet_calls WHERE wallet_calls.movement_id = moved.id AND wallet_calls.bonus_ore = moved.amount_ore)
    END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "ledger_check_bonus_money"() RETURNS TABLE ("invariant" text, "subject" text, "fault" text) LANGUAGE sql STABLE AS $$
  SELECT 'I10', movement_id::text, fault FROM ledger_wrong_bonus_money(0)
$$;
--> statement-breakpoint
-- The hourly check read every transfer. Of several licences it begins at the earliest of their last seals.
CREATE FUNCTION "ledger_recent_bonus_money"() RETURNS TABLE ("invariant" text, "subject" text, "fault" text) LANGUAGE sql STABLE AS $$
  SELECT 'I10', movement_id::text, fault FROM ledger_wrong_bonus_money((
    SELECT coalesce(min(last_transfer), 0) FROM (SELECT max(last_transfer) AS last_transfer FROM ledger_seals GROUP BY licence) AS sealed
  ))
$$;
--> statement-breakpoint
-- The same findings as before. Each account's chain is followed in the aggregate, without an array of digests.
CREATE OR REPLACE FUNCTION "ledger_recent_transfers"() RETURNS TABLE ("invariant" text, "subject" text, "fault" text) LANGUAGE sql STABLE AS $$
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
  starts AS MATERIALIZED (SELECT * FROM ledger_starts),
  counted AS (
    SELECT sides.account_id, sum(change_ore) AS change_ore, count(sides.version) AS versions, max(sides.version) AS last_version,
      (array_agg(balance_after ORDER BY sides.version))[count(sides.version)] AS last_balance,
      ledger_head(starts.from_head, digest ORDER BY sides.version) AS head
    FROM sides JOIN starts ON starts.id = sides.account_id GROUP BY sides.account_id
  ),
  owned AS (
    SELECT starts.id, starts.kind, starts.balance_ore, starts.version, starts.head,
      from_ore + coalesce(change_ore, 0) AS summed, from_version + coalesce(versions, 0) AS counted,
      coalesce(last_version, from_version) AS last_version, coalesce(last_balance, from_ore) AS last_balance,
      coalesce(counted.head, from_head) AS expected
    FROM starts LEFT JOIN counted ON counted.account_id = starts.id
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
