ALTER TABLE "withdrawals" ADD COLUMN "refunds_tx_id" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_refunds_tx_id_deposits_tx_id_fk" FOREIGN KEY ("refunds_tx_id") REFERENCES "public"."deposits"("tx_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawals_of_refunds" ON "withdrawals" USING btree ("refunds_tx_id") WHERE refunds_tx_id is not null;--> statement-breakpoint
-- As before; what a withdrawal refunds does not change either.
CREATE OR REPLACE FUNCTION "withdrawal_keep"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state <> 'checking' THEN
      RAISE EXCEPTION 'A withdrawal begins with its check.' USING ERRCODE = 'check_violation';
    END IF;
    NEW.created_at := clock.now(); NEW.sent_at := NULL; NEW.paid_at := NULL;
    RETURN NEW;
  END IF;
  IF (NEW.id, NEW.player_id, NEW.licence, NEW.brand, NEW.amount_ore, NEW.account_id, NEW.provider, NEW.refunds_tx_id, NEW.created_at)
    IS DISTINCT FROM (OLD.id, OLD.player_id, OLD.licence, OLD.brand, OLD.amount_ore, OLD.account_id, OLD.provider, OLD.refunds_tx_id, OLD.created_at) THEN
    RAISE EXCEPTION 'What a withdrawal was made for does not change.' USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.state <> OLD.state AND (OLD.state, NEW.state) NOT IN (
    ('checking', 'approved'), ('checking', 'waiting'), ('checking', 'refused'),
    ('waiting', 'approved'), ('waiting', 'refused'),
    ('approved', 'sent'),
    ('sent', 'paid'), ('sent', 'returned'),
    -- A bank may send back what the provider has confirmed.
    ('paid', 'returned')
  ) THEN
    RAISE EXCEPTION 'A withdrawal does not go from % to %.', OLD.state, NEW.state USING ERRCODE = 'check_violation';
  END IF;
  NEW.sent_at := CASE WHEN OLD.state = 'approved' AND NEW.state = 'sent' THEN clock.now() ELSE OLD.sent_at END;
  NEW.paid_at := CASE WHEN OLD.state = 'sent' AND NEW.state = 'paid' THEN clock.now() ELSE OLD.paid_at END;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- I6: a deposit that was held back and is over went back to its payer, or out by one withdrawal of all of it.
CREATE FUNCTION "ledger_check_refund_payouts"() RETURNS TABLE ("invariant" text, "subject" text, "fault" text) LANGUAGE sql STABLE AS $$
  SELECT 'I6', coalesce(deposits.number::text, payouts.refunds_tx_id), format('%s held back, %s paid out', deposits.captured_ore, payouts.amount_ore)
  FROM (SELECT * FROM deposits WHERE state = 'refunded' AND captured_ore IS NOT NULL AND refunded_ore IS NULL) AS deposits
  FULL JOIN (
    SELECT refunds_tx_id, player_id, sum(amount_ore) AS amount_ore FROM withdrawals WHERE refunds_tx_id IS NOT NULL GROUP BY refunds_tx_id, player_id
  ) AS payouts ON payouts.refunds_tx_id = deposits.tx_id AND payouts.player_id = deposits.player_id
  WHERE deposits.captured_ore IS DISTINCT FROM payouts.amount_ore
  UNION ALL
  SELECT 'I6', withdrawals.id::text, 'its money is not from where it says'
  FROM withdrawals
  JOIN ledger_movements AS movements ON movements.source = 'withdrawal' AND movements.reference = withdrawals.id::text
  JOIN ledger_transfers AS transfers ON transfers.movement_id = movements.id
  JOIN ledger_accounts AS debits ON debits.id = transfers.debit
  WHERE debits.kind <> CASE WHEN withdrawals.refunds_tx_id IS NULL THEN 'cash' ELSE 'suspense' END
$$;
