CREATE TABLE "authority_days" (
	"licence" text NOT NULL,
	"day" date NOT NULL,
	"category" text NOT NULL,
	"records" integer NOT NULL,
	"stakes_ore" bigint NOT NULL,
	"wins_ore" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	CONSTRAINT "authority_days_licence_day_category_pk" PRIMARY KEY("licence","day","category")
);
--> statement-breakpoint
CREATE TABLE "authority_due" (
	"category" text NOT NULL,
	"subject" uuid NOT NULL,
	"since" timestamp with time zone DEFAULT clock.now() NOT NULL,
	CONSTRAINT "authority_due_category_subject_pk" PRIMARY KEY("category","subject")
);
--> statement-breakpoint
CREATE TABLE "authority_players" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"pseudonym" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "authority_players_pseudonym_unique" UNIQUE("pseudonym")
);
--> statement-breakpoint
CREATE TABLE "authority_records" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"licence" text NOT NULL,
	"category" text NOT NULL,
	"subject" uuid NOT NULL,
	"brand" text NOT NULL,
	"product" text NOT NULL,
	"kind" text NOT NULL,
	"pseudonym" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"draws" integer NOT NULL,
	"stakes_ore" bigint NOT NULL,
	"wins_ore" bigint NOT NULL,
	"math_versions" text[] NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	CONSTRAINT "authority_records_once" UNIQUE("category","subject"),
	CONSTRAINT "authority_records_amounts" CHECK (draws > 0 and stakes_ore >= 0 and wins_ore >= 0),
	CONSTRAINT "authority_records_times" CHECK (ended_at >= started_at)
);
--> statement-breakpoint
ALTER TABLE "authority_players" ADD CONSTRAINT "authority_players_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authority_records" ADD CONSTRAINT "authority_records_pseudonym_authority_players_pseudonym_fk" FOREIGN KEY ("pseudonym") REFERENCES "public"."authority_players"("pseudonym") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "authority_due_since" ON "authority_due" USING btree ("since");--> statement-breakpoint
CREATE INDEX "authority_records_of_day" ON "authority_records" USING btree ("licence","day","category","id");--> statement-breakpoint
CREATE TRIGGER "authority_records_keep" BEFORE UPDATE OR DELETE OR TRUNCATE ON "authority_records" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse"();
--> statement-breakpoint
ALTER TABLE "authority_records" ENABLE ALWAYS TRIGGER "authority_records_keep";
--> statement-breakpoint
CREATE TRIGGER "authority_days_keep" BEFORE UPDATE OR DELETE OR TRUNCATE ON "authority_days" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse"();
--> statement-breakpoint
ALTER TABLE "authority_days" ENABLE ALWAYS TRIGGER "authority_days_keep";
--> statement-breakpoint
CREATE FUNCTION "authority_due_add"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO authority_due (category, subject) VALUES (TG_ARGV[0], NEW.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "authority_due_session" AFTER UPDATE ON "play_sessions" FOR EACH ROW
  WHEN (OLD.closed_at IS NULL AND NEW.closed_at IS NOT NULL AND NEW.mode = 'real' AND NEW.closed_because IS DISTINCT FROM 'imported')
  EXECUTE FUNCTION "authority_due_add"('casino');
--> statement-breakpoint
CREATE TRIGGER "authority_due_purchase" AFTER UPDATE ON "bingo_purchases" FOR EACH ROW
  WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL)
  EXECUTE FUNCTION "authority_due_add"('bingo');
--> statement-breakpoint
-- Play that ended before there were records.
INSERT INTO authority_due (category, subject)
  SELECT 'casino', id FROM play_sessions WHERE closed_at IS NOT NULL AND mode = 'real' AND closed_because IS DISTINCT FROM 'imported'
  UNION ALL SELECT 'bingo', id FROM bingo_purchases WHERE ended_at IS NOT NULL;
