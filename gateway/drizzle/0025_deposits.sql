CREATE TABLE "deposit_steps" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deposit_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tx_id" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone DEFAULT clock.now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposits" (
	"tx_id" text PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "deposits_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" uuid NOT NULL,
	"licence" text NOT NULL,
	"brand" text NOT NULL,
	"method" text NOT NULL,
	"provider" text NOT NULL,
	"amount_ore" bigint NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"reserved_until" timestamp with time zone NOT NULL,
	"limit_day_ore" bigint NOT NULL,
	"limit_week_ore" bigint NOT NULL,
	"limit_month_ore" bigint NOT NULL,
	"redirect_url" text,
	"opened_at" timestamp with time zone,
	"approval" bigint,
	"authentication" text,
	"confirmed_at" timestamp with time zone,
	"authorised_ore" bigint,
	"captured_ore" bigint,
	"credited_ore" bigint,
	"refunded_ore" bigint,
	"charged_back_ore" bigint DEFAULT 0 NOT NULL,
	"disputes" integer DEFAULT 0 NOT NULL,
	"given_up_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"is_unanswered" boolean DEFAULT false NOT NULL,
	CONSTRAINT "deposits_number_unique" UNIQUE("number"),
	CONSTRAINT "deposits_tx_id" CHECK (tx_id ~ '^[A-Za-z0-9_-]{22}$'),
	CONSTRAINT "deposits_amount" CHECK (amount_ore > 0),
	CONSTRAINT "deposits_credited" CHECK ((credited_ore is null) = (settled_at is null)),
	CONSTRAINT "deposits_credited_amount" CHECK (credited_ore is null or credited_ore = amount_ore),
	CONSTRAINT "deposits_charged_back" CHECK (charged_back_ore between 0 and coalesce(credited_ore, 0))
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	"body" "bytea" NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "provider_events_once" UNIQUE("provider","event_id")
);
--> statement-breakpoint
ALTER TABLE "deposit_steps" ADD CONSTRAINT "deposit_steps_tx_id_deposits_tx_id_fk" FOREIGN KEY ("tx_id") REFERENCES "public"."deposits"("tx_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposit_steps_of_deposit" ON "deposit_steps" USING btree ("tx_id","id");--> statement-breakpoint
CREATE INDEX "deposits_of_player" ON "deposits" USING btree ("player_id","number" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "deposits_counted" ON "deposits" USING btree ("player_id","settled_at");--> statement-breakpoint
CREATE INDEX "provider_events_received" ON "provider_events" USING btree ("received_at");
--> statement-breakpoint
-- In the order in which deposits passed the checks.
CREATE SEQUENCE "deposit_approvals";
--> statement-breakpoint
-- A deposit begins as `created`, keeps what was agreed then, and moves along these edges alone. Money that a provider took
-- is never dropped: from every state without it an edge leads to `credited` or `refunding`.
CREATE FUNCTION "deposit_move"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state <> 'created' OR NEW.reason IS NOT NULL OR NEW.approval IS NOT NULL OR NEW.credited_ore IS NOT NULL THEN
      RAISE EXCEPTION 'A deposit begins as created.' USING ERRCODE = 'check_violation';
    END IF;
    RETURN NEW;
  END IF;
  IF (NEW.tx_id, NEW.number, NEW.player_id, NEW.licence, NEW.brand, NEW.method, NEW.provider, NEW.amount_ore, NEW.created_at, NEW.expires_at)
    IS DISTINCT FROM
    (OLD.tx_id, OLD.number, OLD.player_id, OLD.licence, OLD.brand, OLD.method, OLD.provider, OLD.amount_ore, OLD.created_at, OLD.expires_at)
    OR (OLD.approval IS NOT NULL AND NEW.approval IS DISTINCT FROM OLD.approval)
    OR (OLD.credited_ore IS NOT NULL AND (NEW.credited_ore, NEW.settled_at) IS DISTINCT FROM (OLD.credited_ore, OLD.settled_at))
    OR (OLD.reason IS NOT NULL AND NEW.reason IS DISTINCT FROM OLD.reason AND NEW.reason IS DISTINCT FROM 'wrong-amount')
    OR NEW.limit_day_ore > OLD.limit_day_ore OR NEW.limit_week_ore > OLD.limit_week_ore OR NEW.limit_month_ore > OLD.limit_month_ore
  THEN
    RAISE EXCEPTION 'This of a deposit never changes.' USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.state = OLD.state THEN RETURN NEW; END IF;
  IF NEW.state <> ALL (CASE OLD.state
    WHEN 'created' THEN ARRAY['pending', 'declined', 'cancelled', 'expired']
    WHEN 'pending' THEN ARRAY['authorised', 'credited', 'refunding', 'declined', 'cancelled', 'expired', 'challenge-failed', 'voided']
    WHEN 'authorised' THEN ARRAY['credited', 'refunding', 'declined', 'cancelled', 'expired', 'challenge-failed', 'voided']
    WHEN 'declined' THEN ARRAY['credited', 'refunding']
    WHEN 'cancelled' THEN ARRAY['credited', 'refunding']
    WHEN 'expired' THEN ARRAY['credited', 'refunding']
    WHEN 'challenge-failed' THEN ARRAY['credited', 'refunding']
    WHEN 'voided' THEN ARRAY['refunding']
    WHEN 'refunding' THEN ARRAY['refunded']
    WHEN 'credited' THEN ARRAY['charged-back']
    WHEN 'charged-back' THEN ARRAY['credited']
    ELSE ARRAY[]::text[]
  END) THEN
    RAISE EXCEPTION 'A deposit does not go from % to %.', OLD.state, NEW.state USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.state = 'credited' AND NEW.credited_ore IS NULL OR NEW.state = 'voided' AND NEW.reason IS NULL THEN
    RAISE EXCEPTION 'A deposit that is % says how much or why.', NEW.state USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "deposit_move" BEFORE INSERT OR UPDATE ON "deposits" FOR EACH ROW EXECUTE FUNCTION "deposit_move"();
--> statement-breakpoint
CREATE FUNCTION "deposit_step"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR NEW.state <> OLD.state THEN
    INSERT INTO deposit_steps (tx_id, state, reason) VALUES (NEW.tx_id, NEW.state, NEW.reason);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "deposit_step" AFTER INSERT OR UPDATE ON "deposits" FOR EACH ROW EXECUTE FUNCTION "deposit_step"();
--> statement-breakpoint
CREATE FUNCTION "deposit_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Deposits and their steps are kept.' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER "deposit_stay" BEFORE DELETE OR TRUNCATE ON "deposits" FOR EACH STATEMENT EXECUTE FUNCTION "deposit_stay"();
--> statement-breakpoint
CREATE TRIGGER "deposit_step_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "deposit_steps" FOR EACH STATEMENT EXECUTE FUNCTION "deposit_stay"();
--> statement-breakpoint
ALTER TABLE "deposits" ENABLE ALWAYS TRIGGER "deposit_move";
--> statement-breakpoint
ALTER TABLE "deposits" ENABLE ALWAYS TRIGGER "deposit_step";
--> statement-breakpoint
ALTER TABLE "deposits" ENABLE ALWAYS TRIGGER "deposit_stay";
--> statement-breakpoint
ALTER TABLE "deposit_steps" ENABLE ALWAYS TRIGGER "deposit_step_stay";
--> statement-breakpoint
-- I6: each credited deposit is one movement of its player, of the same amount, and the other way round; what is held back is
-- in suspense until it is refunded.
CREATE FUNCTION "ledger_check_deposits"() RETURNS TABLE ("invariant" text, "subject" text, "fault" text) LANGUAGE sql STABLE AS $$
  WITH booked AS (
    SELECT movements.source, movements.reference, movements.player_id, movements.licence, movements.brand,
      sum(transfers.amount_ore) FILTER (WHERE debits.kind = 'provider-clearing' AND credits.kind = 'cash') AS credited,
      sum(transfers.amount_ore) FILTER (WHERE debits.kind = 'provider-clearing' AND credits.kind = 'suspense') AS held,
      sum(transfers.amount_ore) FILTER (WHERE debits.kind = 'suspense' AND credits.kind = 'provider-clearing') AS refunded,
      sum(CASE WHEN credits.kind = 'provider-clearing' THEN transfers.amount_ore ELSE -transfers.amount_ore END) AS charged_back,
      count(*) AS transfers
    FROM ledger_movements AS movements
    JOIN ledger_transfers AS transfers ON transfers.movement_id = movements.id
    JOIN ledger_accounts AS debits ON debits.id = transfers.debit
    JOIN ledger_accounts AS credits ON credits.id = transfers.credit
    WHERE movements.source IN ('deposit', 'deposit-held', 'deposit-refund', 'chargeback')
    GROUP BY movements.id
  )
  SELECT 'I6', coalesce(deposits.number::text, booked.reference), format('credited %s, booked %s', deposits.credited_ore, booked.credited)
    FROM (SELECT * FROM deposits WHERE credited_ore IS NOT NULL) AS deposits
    FULL JOIN (SELECT * FROM booked WHERE source = 'deposit') AS booked
      ON booked.reference = deposits.tx_id AND booked.player_id = deposits.player_id
      AND booked.licence = deposits.licence AND booked.brand = deposits.brand
    WHERE deposits.credited_ore IS DISTINCT FROM booked.credited OR booked.transfers <> 1
  UNION ALL
  SELECT 'I6', coalesce(deposits.number::text, booked.reference), format('held back %s, booked %s', deposits.captured_ore, booked.held)
    FROM (SELECT * FROM deposits WHERE state IN ('refunding', 'refunded') AND captured_ore IS NOT NULL) AS deposits
    FULL JOIN (SELECT * FROM booked WHERE source = 'deposit-held') AS booked ON booked.reference = deposits.tx_id
    WHERE deposits.captured_ore IS DISTINCT FROM booked.held
  UNION ALL
  SELECT 'I6', coalesce(deposits.number::text, booked.reference), format('refunded %s, booked %s', deposits.refunded_ore, booked.refunded)
    FROM (SELECT * FROM deposits WHERE state = 'refunded') AS deposits
    FULL JOIN (SELECT * FROM booked WHERE source = 'deposit-refund') AS booked ON booked.reference = deposits.tx_id
    WHERE deposits.refunded_ore IS DISTINCT FROM booked.refunded
  UNION ALL
  SELECT 'I6', coalesce(deposits.number::text, booked.tx_id), format('charged back %s, booked %s', deposits.charged_back_ore, booked.total)
    FROM (SELECT * FROM deposits WHERE disputes > 0) AS deposits
    FULL JOIN (
      SELECT split_part(reference, ':', 1) AS tx_id, sum(charged_back) AS total, count(*) AS disputes
      FROM booked WHERE source = 'chargeback' GROUP BY split_part(reference, ':', 1)
    ) AS booked ON booked.tx_id = deposits.tx_id
    WHERE deposits.charged_back_ore IS DISTINCT FROM booked.total OR deposits.disputes <> booked.disputes
$$;
--> statement-breakpoint
-- I8: in every window that ends with a credit, what was credited fits the limit that the last of its deposits to pass the
-- checks was held against.
CREATE FUNCTION "ledger_check_limits"() RETURNS TABLE ("invariant" text, "subject" text, "fault" text) LANGUAGE sql STABLE AS $$
  SELECT 'I8', ends.number::text, format('%s credited within %s, the limit was %s', within.total, windows.length, within.limit_ore)
  FROM deposits AS ends
  CROSS JOIN (VALUES ('day', interval '24 hours'), ('week', interval '168 hours'), ('month', interval '720 hours')) AS windows (period, length)
  CROSS JOIN LATERAL (
    SELECT sum(counted.credited_ore) AS total,
      (array_agg(
        CASE windows.period WHEN 'day' THEN counted.limit_day_ore WHEN 'week' THEN counted.limit_week_ore ELSE counted.limit_month_ore END
        ORDER BY counted.approval DESC
      ))[1] AS limit_ore
    FROM deposits AS counted
    WHERE counted.player_id = ends.player_id AND counted.settled_at <= ends.settled_at
      AND counted.settled_at > ends.settled_at - windows.length
  ) AS within
  WHERE ends.settled_at IS NOT NULL AND within.total > within.limit_ore
$$;
