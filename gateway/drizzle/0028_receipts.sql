ALTER TABLE "user_reports" ADD COLUMN "first_number" bigint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_reports" ADD COLUMN "last_number" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_reports" ADD COLUMN "head" "bytea";--> statement-breakpoint
-- The head of a player's chains after the movement of a number, worked out from all transfers up to it: that of each account,
-- hashed together in the order of their kinds.
CREATE FUNCTION "ledger_player_head"("of_player" uuid, "up_to" bigint) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(coalesce(string_agg(chains.head, ''::bytea ORDER BY accounts.kind), ''::bytea))
  FROM ledger_accounts AS accounts CROSS JOIN LATERAL (
    SELECT ledger_head(sha256(convert_to(accounts.id::text, 'UTF8')), sides.digest ORDER BY sides.version) AS head FROM (
      SELECT transfers.debit_version AS version, ledger_digest(transfers, movements) AS digest
      FROM ledger_transfers AS transfers JOIN ledger_movements AS movements ON movements.id = transfers.movement_id
      WHERE transfers.debit = accounts.id AND movements.number <= up_to
      UNION ALL
      SELECT transfers.credit_version, ledger_digest(transfers, movements)
      FROM ledger_transfers AS transfers JOIN ledger_movements AS movements ON movements.id = transfers.movement_id
      WHERE transfers.credit = accounts.id AND movements.number <= up_to
    ) AS sides
  ) AS chains
  WHERE accounts.player_id = of_player AND chains.head IS NOT NULL
$$;
