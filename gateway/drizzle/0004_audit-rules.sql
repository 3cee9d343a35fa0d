-- The audit is only ever added to. Rights stop the gateway's own role; triggers stop everybody who forgets, a superuser
-- and a replica's apply worker too. Each row is chained to the one before it, so that one who goes round both is found.
CREATE FUNCTION "audit_digest"("entry" "audit") RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(entry.previous || convert_to(jsonb_build_array(
    entry.chain, entry.place, to_char(entry.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), entry.brand, entry.player_id,
    entry.event, entry.details
  )::text, 'UTF8'))
$$;
--> statement-breakpoint
CREATE FUNCTION "audit_link"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE last audit;
BEGIN
  -- One after the other in a chain; the lock goes with the transaction.
  PERFORM pg_advisory_xact_lock(hashtextextended('audit ' || NEW.chain, 0));
  SELECT * INTO last FROM audit WHERE chain = NEW.chain ORDER BY place DESC LIMIT 1;
  NEW.place := coalesce(last.place, 0) + 1;
  NEW.at := clock.now();
  NEW.previous := coalesce(last.hash, sha256(convert_to(NEW.chain, 'UTF8')));
  NEW.hash := audit_digest(NEW);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION "audit_refuse"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit is only ever added to.' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_link" BEFORE INSERT ON "audit" FOR EACH ROW EXECUTE FUNCTION "audit_link"();
--> statement-breakpoint
CREATE TRIGGER "audit_keep" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit" FOR EACH STATEMENT EXECUTE FUNCTION "audit_refuse"();
--> statement-breakpoint
ALTER TABLE "audit" ENABLE ALWAYS TRIGGER "audit_link";
--> statement-breakpoint
ALTER TABLE "audit" ENABLE ALWAYS TRIGGER "audit_keep";
--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON "audit" FROM PUBLIC, CURRENT_USER;
--> statement-breakpoint
-- Rows that were changed, and places that are missing.
CREATE FUNCTION "audit_broken"() RETURNS SETOF bigint LANGUAGE sql STABLE AS $$
  SELECT id FROM (
    SELECT audit.*, audit_digest(audit) AS digest,
      lag(hash, 1, sha256(convert_to(chain, 'UTF8'))) OVER in_chain AS expected,
      row_number() OVER in_chain AS counted
    FROM audit WINDOW in_chain AS (PARTITION BY chain ORDER BY place)
  ) AS checked
  WHERE hash <> digest OR previous <> expected OR place <> counted
$$;
