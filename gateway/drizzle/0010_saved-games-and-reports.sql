CREATE TABLE "saved_games" (
	"player_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	CONSTRAINT "saved_games_player_id_slug_pk" PRIMARY KEY("player_id","slug")
);
--> statement-breakpoint
CREATE TABLE "user_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"player_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	"statement" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_games" ADD CONSTRAINT "saved_games_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_reports" ADD CONSTRAINT "user_reports_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_reports_of_player" ON "user_reports" USING btree ("player_id","created_at");