-- ledger_broken() runs every function whose name begins with ledger_check_, so that each feature adds the invariants of its
-- own tables without rewriting those of others.
ALTER FUNCTION "ledger_broken"() RENAME TO "ledger_check_transfers";
--> statement-breakpoint
CREATE FUNCTION "ledger_broken"() RETURNS TABLE ("invariant" text, "subject" text, "fault" text) LANGUAGE plpgsql STABLE AS $$
DECLARE part regproc;
BEGIN
  FOR part IN
    SELECT oid FROM pg_proc WHERE pronamespace = current_schema()::regnamespace AND proname LIKE 'ledger\_check\_%' ORDER BY proname
  LOOP
    RETURN QUERY EXECUTE format('SELECT * FROM %s()', part);
  END LOOP;
END $$;
