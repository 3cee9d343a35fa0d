ALTER TABLE "players" ADD COLUMN "marketing_answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "marketing_postponed_at" timestamp with time zone;--> statement-breakpoint
-- Whoever registered was asked there, and whoever allows a channel has answered somewhere.
UPDATE "players" SET "marketing_answered_at" = "created_at"
WHERE "marketing_email" OR "marketing_sms" OR "marketing_phone" OR "marketing_push"
  OR EXISTS (SELECT FROM "audit" WHERE "audit"."player_id" = "players"."id" AND "audit"."event" = 'player-registered');
