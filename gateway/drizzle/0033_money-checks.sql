CREATE TABLE "document_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"player_id" uuid NOT NULL,
	"licence" text NOT NULL,
	"brand" text NOT NULL,
	"reason" text NOT NULL,
	"kinds" jsonb NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"by" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	"received_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	CONSTRAINT "document_requests_decided" CHECK ((state in ('accepted', 'refused')) = (decided_at is not null))
);
--> statement-breakpoint
CREATE TABLE "money_case_steps" (
	"case_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"state" text NOT NULL,
	"by" text NOT NULL,
	"note" text,
	"at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	CONSTRAINT "money_case_steps_case_id_place_pk" PRIMARY KEY("case_id","place")
);
--> statement-breakpoint
CREATE TABLE "money_cases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"player_id" uuid NOT NULL,
	"licence" text NOT NULL,
	"brand" text NOT NULL,
	"rule" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"facts" jsonb NOT NULL,
	"outcome" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"by" text NOT NULL,
	"note" text,
	"opened_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "money_cases_outcome" CHECK (outcome in ('case', 'officer', 'documents', 'hold')),
	CONSTRAINT "money_cases_decided" CHECK ((state = 'open') = (decided_at is null))
);
--> statement-breakpoint
CREATE TABLE "payment_means" (
	"kind" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"player_id" uuid NOT NULL,
	"label" text NOT NULL,
	"first_used_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	CONSTRAINT "payment_means_kind_token_hash_player_id_pk" PRIMARY KEY("kind","token_hash","player_id")
);
--> statement-breakpoint
ALTER TABLE "document_requests" ADD CONSTRAINT "document_requests_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_case_steps" ADD CONSTRAINT "money_case_steps_case_id_money_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."money_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_cases" ADD CONSTRAINT "money_cases_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_means" ADD CONSTRAINT "payment_means_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "document_requests_open" ON "document_requests" USING btree ("player_id","reason") WHERE state in ('asked', 'received');--> statement-breakpoint
CREATE INDEX "document_requests_of_player" ON "document_requests" USING btree ("player_id","asked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "money_cases_open" ON "money_cases" USING btree ("player_id","rule","subject") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "money_cases_of_player" ON "money_cases" USING btree ("player_id","rule","decided_at");--> statement-breakpoint
CREATE INDEX "money_cases_by_state" ON "money_cases" USING btree ("licence","state","opened_at");--> statement-breakpoint
CREATE INDEX "payment_means_of_player" ON "payment_means" USING btree ("player_id","kind");--> statement-breakpoint
-- A case keeps what it was opened for, is decided once, and leaves every step behind with the database's time.
CREATE FUNCTION "money_case_keep"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state <> 'open' THEN
      RAISE EXCEPTION 'A case begins open.' USING ERRCODE = 'check_violation';
    END IF;
    NEW.opened_at := clock.now(); NEW.decided_at := NULL;
    RETURN NEW;
  END IF;
  IF (NEW.id, NEW.player_id, NEW.licence, NEW.brand, NEW.rule, NEW.subject, NEW.facts, NEW.outcome, NEW.opened_at)
    IS DISTINCT FROM (OLD.id, OLD.player_id, OLD.licence, OLD.brand, OLD.rule, OLD.subject, OLD.facts, OLD.outcome, OLD.opened_at) THEN
    RAISE EXCEPTION 'What a case was opened for does not change.' USING ERRCODE = 'check_violation';
  END IF;
  IF OLD.state <> 'open' THEN
    RAISE EXCEPTION 'A case that is decided does not change.' USING ERRCODE = 'check_violation';
  END IF;
  NEW.decided_at := CASE WHEN NEW.state = 'open' THEN NULL ELSE clock.now() END;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION "money_case_step"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO money_case_steps (case_id, place, state, by, note, at)
    SELECT NEW.id, count(*) + 1, NEW.state, NEW."by", NEW.note, clock.now() FROM money_case_steps WHERE case_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "money_case_refuse"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Cases, their steps and requests for documents stay.' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE FUNCTION "money_case_documents"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state <> 'asked' THEN
      RAISE EXCEPTION 'Documents are asked for first.' USING ERRCODE = 'check_violation';
    END IF;
    NEW.asked_at := clock.now(); NEW.received_at := NULL; NEW.decided_at := NULL;
    RETURN NEW;
  END IF;
  IF (NEW.id, NEW.player_id, NEW.licence, NEW.brand, NEW.reason, NEW.kinds, NEW.until, NEW.asked_at)
    IS DISTINCT FROM (OLD.id, OLD.player_id, OLD.licence, OLD.brand, OLD.reason, OLD.kinds, OLD.until, OLD.asked_at) THEN
    RAISE EXCEPTION 'What was asked for does not change.' USING ERRCODE = 'check_violation';
  END IF;
  IF (OLD.state, NEW.state) NOT IN (
    ('asked', 'received'), ('received', 'accepted'), ('received', 'refused'),
    -- They did not come.
    ('asked', 'refused')
  ) THEN
    RAISE EXCEPTION 'A request for documents does not go from % to %.', OLD.state, NEW.state USING ERRCODE = 'check_violation';
  END IF;
  NEW.received_at := CASE WHEN NEW.state = 'received' THEN clock.now() ELSE OLD.received_at END;
  NEW.decided_at := CASE WHEN NEW.state IN ('accepted', 'refused') THEN clock.now() END;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "money_case_keep" BEFORE INSERT OR UPDATE ON "money_cases" FOR EACH ROW EXECUTE FUNCTION "money_case_keep"();
--> statement-breakpoint
CREATE TRIGGER "money_case_step" AFTER INSERT OR UPDATE ON "money_cases" FOR EACH ROW EXECUTE FUNCTION "money_case_step"();
--> statement-breakpoint
CREATE TRIGGER "money_case_stay" BEFORE DELETE OR TRUNCATE ON "money_cases" FOR EACH STATEMENT EXECUTE FUNCTION "money_case_refuse"();
--> statement-breakpoint
CREATE TRIGGER "money_case_step_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "money_case_steps" FOR EACH STATEMENT EXECUTE FUNCTION "money_case_refuse"();
--> statement-breakpoint
CREATE TRIGGER "money_case_documents" BEFORE INSERT OR UPDATE ON "document_requests" FOR EACH ROW EXECUTE FUNCTION "money_case_documents"();
--> statement-breakpoint
CREATE TRIGGER "money_case_documents_stay" BEFORE DELETE OR TRUNCATE ON "document_requests" FOR EACH STATEMENT EXECUTE FUNCTION "money_case_refuse"();
--> statement-breakpoint
DO $$
DECLARE trigger record;
BEGIN
  FOR trigger IN
    SELECT tgname, tgrelid::regclass AS place FROM pg_trigger WHERE NOT tgisinternal AND tgname LIKE 'money\_case\_%'
  LOOP
    EXECUTE format('ALTER TABLE %s ENABLE ALWAYS TRIGGER %I', trigger.place, trigger.tgname);
  END LOOP;
END $$;
