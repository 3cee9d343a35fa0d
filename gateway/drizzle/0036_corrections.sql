CREATE TABLE "corrections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"player_id" uuid NOT NULL,
	"licence" text NOT NULL,
	"brand" text NOT NULL,
	"kind" text NOT NULL,
	"amount_ore" bigint NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"movement_id" uuid,
	"payout_note_id" uuid,
	"state" text DEFAULT 'proposed' NOT NULL,
	"proposed_by" text NOT NULL,
	"proposed_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "corrections_amount" CHECK (amount_ore > 0),
	CONSTRAINT "corrections_about" CHECK (movement_id is not null or payout_note_id is not null),
	CONSTRAINT "corrections_state" CHECK (state in ('proposed', 'booked', 'declined')),
	CONSTRAINT "corrections_decided" CHECK ((state = 'proposed') = (decided_by is null) and (decided_by is null) = (decided_at is null)),
	CONSTRAINT "corrections_two_persons" CHECK (state <> 'booked' or decided_by <> proposed_by)
);
--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_movement_id_ledger_movements_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."ledger_movements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_payout_note_id_payout_notes_id_fk" FOREIGN KEY ("payout_note_id") REFERENCES "public"."payout_notes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "corrections_newest" ON "corrections" USING btree ("proposed_at");--> statement-breakpoint
CREATE INDEX "corrections_of_player" ON "corrections" USING btree ("player_id");--> statement-breakpoint
-- A correction keeps what was proposed, and is decided once.
CREATE FUNCTION "correction_keep"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state <> 'proposed' THEN
      RAISE EXCEPTION 'A correction begins as a proposal.' USING ERRCODE = 'check_violation';
    END IF;
    NEW.proposed_at := clock.now();
    RETURN NEW;
  END IF;
  IF OLD.state <> 'proposed' OR (to_jsonb(NEW) - ARRAY['state', 'decided_by', 'decided_at'])
    IS DISTINCT FROM (to_jsonb(OLD) - ARRAY['state', 'decided_by', 'decided_at']) THEN
    RAISE EXCEPTION 'What was proposed or decided does not change.' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "correction_keep" BEFORE INSERT OR UPDATE ON "corrections" FOR EACH ROW EXECUTE FUNCTION "correction_keep"();
--> statement-breakpoint
CREATE TRIGGER "correction_stay" BEFORE DELETE OR TRUNCATE ON "corrections" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse"();
--> statement-breakpoint
ALTER TABLE "corrections" ENABLE ALWAYS TRIGGER "correction_keep";
--> statement-breakpoint
ALTER TABLE "corrections" ENABLE ALWAYS TRIGGER "correction_stay";
--> statement-breakpoint
-- Each booked correction is one movement of its player between cash and the house, of its amount, and the other way round.
CREATE FUNCTION "ledger_check_corrections"() RETURNS TABLE ("invariant" text, "subject" text, "fault" text) LANGUAGE sql STABLE AS $$
  WITH booked AS (
    SELECT movements.reference, movements.player_id,
      sum(CASE WHEN credits.kind = 'cash' AND debits.kind = 'house' THEN transfers.amount_ore
        WHEN debits.kind = 'cash' AND credits.kind = 'house' THEN -transfers.amount_ore END) AS change_ore, count(*) AS transfers
    FROM ledger_movements AS movements
    JOIN ledger_transfers AS transfers ON transfers.movement_id = movements.id
    JOIN ledger_accounts AS debits ON debits.id = transfers.debit
    JOIN ledger_accounts AS credits ON credits.id = transfers.credit
    WHERE movements.source = 'correction' GROUP BY movements.id
  ),
  decided AS (
    SELECT id, player_id, CASE kind WHEN 'credit' THEN amount_ore ELSE -amount_ore END AS change_ore FROM corrections WHERE state = 'booked'
  )
  SELECT 'corrections', coalesce(decided.id::text, booked.reference), format('%s was confirmed, %s is booked', decided.change_ore, booked.change_ore)
  FROM decided FULL JOIN booked ON booked.reference = decided.id::text AND booked.player_id = decided.player_id
  WHERE decided.change_ore IS DISTINCT FROM booked.change_ore OR booked.transfers <> 1
  UNION ALL
  SELECT 'corrections', id::text, 'one person has done both' FROM corrections WHERE state = 'booked' AND decided_by = proposed_by
$$;
