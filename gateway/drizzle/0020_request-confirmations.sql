CREATE TABLE "request_confirmations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"player_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"purpose" text,
	"confirmed_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "mitid_visits" ADD COLUMN "request" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_by" text;--> statement-breakpoint
-- How open sessions were confirmed is not known: the method that allows less is assumed.
UPDATE "sessions" SET "confirmed_by" = 'passkey' WHERE "confirmed_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "request_confirmations" ADD CONSTRAINT "request_confirmations_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_confirmations" ADD CONSTRAINT "request_confirmations_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_confirmations_of_player" ON "request_confirmations" USING btree ("player_id","confirmed_at");