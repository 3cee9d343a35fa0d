CREATE TABLE "balance_refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"player_id" uuid NOT NULL,
	"tx_id" text NOT NULL,
	"licence" text NOT NULL,
	"brand" text NOT NULL,
	"provider" text NOT NULL,
	"amount_ore" bigint NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "balance_refunds_amount" CHECK (amount_ore > 0),
	CONSTRAINT "balance_refunds_state" CHECK (state in ('requested', 'refunded', 'refused')),
	CONSTRAINT "balance_refunds_ended" CHECK ((state = 'requested') = (ended_at is null))
);
--> statement-breakpoint
ALTER TABLE "balance_refunds" ADD CONSTRAINT "balance_refunds_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balance_refunds" ADD CONSTRAINT "balance_refunds_tx_id_deposits_tx_id_fk" FOREIGN KEY ("tx_id") REFERENCES "public"."deposits"("tx_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "balance_refunds_of_deposit" ON "balance_refunds" USING btree ("tx_id");--> statement-breakpoint
CREATE INDEX "balance_refunds_of_player" ON "balance_refunds" USING btree ("player_id");--> statement-breakpoint
CREATE UNIQUE INDEX "balance_refunds_open" ON "balance_refunds" USING btree ("tx_id") WHERE state = 'requested';
--> statement-breakpoint
-- A refund of a balance keeps what was asked for and ends once.
CREATE FUNCTION "balance_refund_keep"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state <> 'requested' THEN
      RAISE EXCEPTION 'A refund of a balance begins as requested.' USING ERRCODE = 'check_violation';
    END IF;
    RETURN NEW;
  END IF;
  IF (NEW.id, NEW.player_id, NEW.tx_id, NEW.licence, NEW.brand, NEW.provider, NEW.amount_ore, NEW.created_at)
    IS DISTINCT FROM (OLD.id, OLD.player_id, OLD.tx_id, OLD.licence, OLD.brand, OLD.provider, OLD.amount_ore, OLD.created_at)
    OR OLD.state <> 'requested' THEN
    RAISE EXCEPTION 'This of a refund of a balance never changes.' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "balance_refund_keep" BEFORE INSERT OR UPDATE ON "balance_refunds" FOR EACH ROW EXECUTE FUNCTION "balance_refund_keep"();
--> statement-breakpoint
CREATE TRIGGER "balance_refund_stay" BEFORE DELETE OR TRUNCATE ON "balance_refunds" FOR EACH STATEMENT EXECUTE FUNCTION "deposit_stay"();
--> statement-breakpoint
ALTER TABLE "balance_refunds" ENABLE ALWAYS TRIGGER "balance_refund_keep";
--> statement-breakpoint
ALTER TABLE "balance_refunds" ENABLE ALWAYS TRIGGER "balance_refund_stay";
--> statement-breakpoint
-- I6: the bookings of each refund of a balance are those of its state, and no deposit goes back more than once.
CREATE FUNCTION "ledger_check_balance_refunds"() RETURNS TABLE ("invariant" text, "subject" text, "fault" text) LANGUAGE sql STABLE AS $$
  SELECT 'I6', rows.id::text, format('%s, but booked: %s', rows.state, coalesce(rows.booked, 'nothing')) FROM (
    SELECT refunds.id, refunds.state, refunds.amount_ore,
      string_agg(movements.kind, ' ' ORDER BY movements.source) AS booked,
      count(*) FILTER (WHERE transfers.amount_ore <> refunds.amount_ore) AS other_amounts
    FROM balance_refunds AS refunds
    LEFT JOIN ledger_movements AS movements
      ON movements.source IN ('balance-refund', 'balance-refund-end')
      AND movements.reference = refunds.tx_id || ':' || refunds.id::text
    LEFT JOIN ledger_transfers AS transfers ON transfers.movement_id = movements.id
    GROUP BY refunds.id
  ) AS rows
  WHERE rows.other_amounts > 0 OR rows.booked IS DISTINCT FROM CASE rows.state
    WHEN 'requested' THEN 'balance-refund'
    WHEN 'refunded' THEN 'balance-refund balance-refund-paid'
    ELSE 'balance-refund balance-refund-refused'
  END
  UNION ALL
  SELECT 'I6', deposits.number::text, format('%s sent back of %s', sum(refunds.amount_ore), deposits.credited_ore)
  FROM balance_refunds AS refunds JOIN deposits ON deposits.tx_id = refunds.tx_id
  WHERE refunds.state <> 'refused'
  GROUP BY deposits.tx_id
  HAVING sum(refunds.amount_ore) > coalesce(deposits.credited_ore, 0)
$$;
