CREATE TABLE "funds_proofs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "funds_proofs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"licence" text NOT NULL,
	"day" date NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"cash_ore" bigint NOT NULL,
	"reserved_ore" bigint NOT NULL,
	"staked_ore" bigint NOT NULL,
	"bank_ore" bigint NOT NULL,
	"trued_up_ore" bigint NOT NULL,
	"statement" text NOT NULL,
	"statement_day" date NOT NULL,
	"statement_hash" "bytea" NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	"hash" "bytea" DEFAULT ''::bytea NOT NULL,
	CONSTRAINT "funds_proofs_once" UNIQUE("licence","day","statement"),
	CONSTRAINT "funds_proofs_amounts" CHECK (cash_ore >= 0 and reserved_ore >= 0 and staked_ore >= 0)
);
--> statement-breakpoint
CREATE INDEX "game_rounds_by_end" ON "game_rounds" USING btree ("closed_at");--> statement-breakpoint
-- Players' money of a licence at a moment that is past: what the accounts hold now, less what movements since then changed,
-- and own money staked in rounds that were open. Transfers up to the last seal before the moment need not be read.
CREATE FUNCTION "client_funds"("of_licence" text, "until" timestamptz) RETURNS TABLE ("cash_ore" bigint, "reserved_ore" bigint, "staked_ore" bigint) LANGUAGE sql STABLE AS $$
  WITH since AS (
    SELECT accounts.kind, sum(sides.change_ore) AS change_ore
    FROM ledger_transfers AS transfers
    JOIN ledger_movements AS movements ON movements.id = transfers.movement_id
    CROSS JOIN LATERAL (VALUES (transfers.debit, -transfers.amount_ore), (transfers.credit, transfers.amount_ore)) AS sides (account_id, change_ore)
    JOIN ledger_accounts AS accounts ON accounts.id = sides.account_id
    WHERE movements.licence = of_licence AND movements.at >= until AND accounts.kind IN ('cash', 'reserved')
      -- A seal may have waited for transfers that began after its own time.
      AND transfers.id > coalesce((SELECT max(last_transfer) FROM ledger_seals WHERE licence = of_licence AND sealed_at < until - interval '10 minutes'), 0)
    GROUP BY accounts.kind
  ),
  held AS (
    SELECT coalesce(sum(balance_ore) FILTER (WHERE kind = 'cash'), 0) AS cash_ore,
      coalesce(sum(balance_ore) FILTER (WHERE kind = 'reserved'), 0) AS reserved_ore
    FROM ledger_accounts WHERE licence = of_licence AND player_id IS NOT NULL AND kind IN ('cash', 'reserved')
  ),
  staked AS (
    SELECT coalesce(sum(CASE calls.kind WHEN 'stake' THEN calls.cash_ore ELSE -calls.cash_ore END), 0) AS staked_ore
    FROM game_rounds AS rounds
    JOIN play_sessions AS plays ON plays.id = rounds.play_session_id
    JOIN players ON players.id = plays.player_id
    JOIN wallet_calls AS calls ON calls.round_id = rounds.id
    WHERE players.licence = of_licence AND rounds.opened_at < until AND (rounds.closed_at IS NULL OR rounds.closed_at >= until)
      AND calls.at < until
      AND (calls.kind = 'stake' AND calls.state IN ('done', 'rolled-back') OR calls.kind = 'rollback' AND calls.state = 'done')
  )
  SELECT (held.cash_ore - coalesce((SELECT change_ore FROM since WHERE kind = 'cash'), 0))::bigint,
    (held.reserved_ore - coalesce((SELECT change_ore FROM since WHERE kind = 'reserved'), 0))::bigint, staked.staked_ore::bigint
  FROM held, staked
$$;
--> statement-breakpoint
CREATE FUNCTION "funds_proof_digest"("proof" "funds_proofs") RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(convert_to(jsonb_build_array(
    proof.id, proof.licence, proof.day, extract(epoch FROM proof.ends_at), proof.cash_ore, proof.reserved_ore, proof.staked_ore,
    proof.bank_ore, proof.trued_up_ore, proof.statement, proof.statement_day, encode(proof.statement_hash, 'hex'), proof.by,
    extract(epoch FROM proof.at)
  )::text, 'UTF8'))
$$;
--> statement-breakpoint
CREATE FUNCTION "funds_proof_begin"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.at := clock.now();
  NEW.hash := funds_proof_digest(NEW);
  RETURN NEW;
END $$;
--> statement-breakpoint
-- The audit keeps each proof's hash, and the daily seal the audit's heads.
CREATE FUNCTION "funds_proof_end"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit (chain, brand, event, details) VALUES (
    'licence:' || NEW.licence, '', 'funds-proved',
    jsonb_build_object('proof', NEW.id, 'licence', NEW.licence, 'day', NEW.day, 'hash', encode(NEW.hash, 'hex'))
  );
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "funds_proof_begin" BEFORE INSERT ON "funds_proofs" FOR EACH ROW EXECUTE FUNCTION "funds_proof_begin"();
--> statement-breakpoint
CREATE TRIGGER "funds_proof_end" AFTER INSERT ON "funds_proofs" FOR EACH ROW EXECUTE FUNCTION "funds_proof_end"();
--> statement-breakpoint
CREATE TRIGGER "funds_proof_keep" BEFORE UPDATE OR DELETE OR TRUNCATE ON "funds_proofs" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse"();
--> statement-breakpoint
-- What adapters noted about payments is what a status is worked out from, so it is never changed either.
CREATE TRIGGER "provider_note_keep" BEFORE UPDATE OR DELETE OR TRUNCATE ON "provider_notes" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse"();
--> statement-breakpoint
ALTER TABLE "funds_proofs" ENABLE ALWAYS TRIGGER "funds_proof_begin";
--> statement-breakpoint
ALTER TABLE "funds_proofs" ENABLE ALWAYS TRIGGER "funds_proof_end";
--> statement-breakpoint
ALTER TABLE "funds_proofs" ENABLE ALWAYS TRIGGER "funds_proof_keep";
--> statement-breakpoint
ALTER TABLE "provider_notes" ENABLE ALWAYS TRIGGER "provider_note_keep";
--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON "funds_proofs", "provider_notes" FROM PUBLIC, CURRENT_USER;
--> statement-breakpoint
-- I7: the latest proof of each licence asks for what the transfers give, added up from the last seal before it; and proofs are
-- those that the audit knows.
CREATE FUNCTION "ledger_check_funds"() RETURNS TABLE ("invariant" text, "subject" text, "fault" text) LANGUAGE sql STABLE AS $$
  WITH latest AS (
    SELECT DISTINCT ON (licence) * FROM funds_proofs ORDER BY licence, id DESC
  ),
  expected AS (
    SELECT latest.licence, latest.day, latest.cash_ore, latest.reserved_ore,
      coalesce((seals.sums ->> 'cash')::bigint, 0) + given.cash_ore AS cash_given,
      coalesce((seals.sums ->> 'reserved')::bigint, 0) + given.reserved_ore AS reserved_given
    FROM latest
    LEFT JOIN LATERAL (
      SELECT last_transfer, sums FROM ledger_seals
      WHERE licence = latest.licence AND sealed_at < latest.ends_at - interval '10 minutes' ORDER BY day DESC LIMIT 1
    ) AS seals ON true
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(sides.change_ore) FILTER (WHERE accounts.kind = 'cash'), 0) AS cash_ore,
        coalesce(sum(sides.change_ore) FILTER (WHERE accounts.kind = 'reserved'), 0) AS reserved_ore
      FROM ledger_transfers AS transfers
      JOIN ledger_movements AS movements ON movements.id = transfers.movement_id
      CROSS JOIN LATERAL (VALUES (transfers.debit, -transfers.amount_ore), (transfers.credit, transfers.amount_ore)) AS sides (account_id, change_ore)
      JOIN ledger_accounts AS accounts ON accounts.id = sides.account_id
      WHERE movements.licence = latest.licence AND movements.at < latest.ends_at AND transfers.id > coalesce(seals.last_transfer, 0)
    ) AS given
  ),
  noted AS (
    SELECT (details ->> 'proof')::bigint AS proof, details ->> 'hash' AS hash FROM audit WHERE event = 'funds-proved'
  )
  SELECT 'I7', licence || ' ' || day, format('the proof says cash %s and %s reserved, the transfers give %s and %s', cash_ore, reserved_ore, cash_given, reserved_given)
    FROM expected WHERE cash_ore <> cash_given OR reserved_ore <> reserved_given
  UNION ALL
  SELECT 'I7', coalesce(proofs.id, noted.proof)::text, 'the proof is not the one that the audit knows'
    FROM funds_proofs AS proofs FULL JOIN noted ON noted.proof = proofs.id
    WHERE proofs.id IS NULL OR encode(funds_proof_digest(proofs), 'hex') IS DISTINCT FROM noted.hash
$$;
