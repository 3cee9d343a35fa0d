CREATE TABLE "story_reads" (
	"player_id" uuid NOT NULL,
	"story_uuid" uuid NOT NULL,
	"read_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	CONSTRAINT "story_reads_player_id_story_uuid_pk" PRIMARY KEY("player_id","story_uuid")
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "topic" text;--> statement-breakpoint
ALTER TABLE "story_reads" ADD CONSTRAINT "story_reads_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;