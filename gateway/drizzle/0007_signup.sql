ALTER TABLE "sessions" ADD COLUMN "cpr_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "signup_drafts" ADD COLUMN "player_id" uuid;--> statement-breakpoint
ALTER TABLE "signup_drafts" ADD CONSTRAINT "signup_drafts_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;