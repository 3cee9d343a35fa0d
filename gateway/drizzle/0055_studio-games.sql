CREATE TABLE "studio_games" (
	"brand" text NOT NULL,
	"game" text NOT NULL,
	"studio" text NOT NULL,
	"address" text NOT NULL,
	"min_round_ms" integer NOT NULL,
	CONSTRAINT "studio_games_brand_game_pk" PRIMARY KEY("brand","game")
);
--> statement-breakpoint
ALTER TABLE "play_sessions" ADD COLUMN "studio_token_hash" "bytea";--> statement-breakpoint
ALTER TABLE "play_sessions" ADD COLUMN "studio_token_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "play_sessions" ADD CONSTRAINT "play_sessions_studio_token" UNIQUE("studio_token_hash");