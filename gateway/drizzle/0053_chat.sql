CREATE TABLE "chat_connections" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"player_id" uuid NOT NULL,
	"chat_id" text NOT NULL,
	"admitted_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "chat_canned_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand" text NOT NULL,
	"text" text NOT NULL,
	"added_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_counts" (
	"brand" text NOT NULL,
	"room" text NOT NULL,
	"players" integer NOT NULL,
	"counted_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	CONSTRAINT "chat_counts_brand_room_pk" PRIMARY KEY("brand","room")
);
--> statement-breakpoint
CREATE TABLE "chat_host_hours" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand" text NOT NULL,
	"room" text,
	"name" text NOT NULL,
	"staff_id" text NOT NULL,
	"from" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_host_hours_length" CHECK (until > "from" and until <= "from" + interval '16 hours')
);
--> statement-breakpoint
CREATE TABLE "chat_ignored" (
	"brand" text NOT NULL,
	"player_id" uuid NOT NULL,
	"ignored_id" uuid NOT NULL,
	CONSTRAINT "chat_ignored_brand_player_id_ignored_id_pk" PRIMARY KEY("brand","player_id","ignored_id")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"brand" text NOT NULL,
	"room" text NOT NULL,
	"id" text NOT NULL,
	"player_id" uuid,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"retracted_at" timestamp with time zone,
	"retracted_by" text,
	"retracted_because" text,
	"decided_by" text,
	CONSTRAINT "chat_messages_brand_room_id_pk" PRIMARY KEY("brand","room","id")
);
--> statement-breakpoint
CREATE TABLE "chat_names" (
	"brand" text NOT NULL,
	"player_id" uuid NOT NULL,
	"chat_id" text NOT NULL,
	"name" text NOT NULL,
	"folded" text NOT NULL,
	"chosen_at" timestamp with time zone,
	"role" text DEFAULT 'player' NOT NULL,
	"rules_read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	CONSTRAINT "chat_names_brand_player_id_pk" PRIMARY KEY("brand","player_id"),
	CONSTRAINT "chat_names_chat_id" UNIQUE("chat_id"),
	CONSTRAINT "chat_names_folded" UNIQUE("brand","folded"),
	CONSTRAINT "chat_names_role" CHECK (role in ('player', 'host', 'moderator'))
);
--> statement-breakpoint
CREATE TABLE "chat_quizzes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand" text NOT NULL,
	"room" text NOT NULL,
	"question" text NOT NULL,
	"answers" text[] NOT NULL,
	"started_by" text NOT NULL,
	"opens_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"winner_id" uuid,
	"message_id" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "chat_quizzes_winner" CHECK ((state = 'won') = (winner_id is not null))
);
--> statement-breakpoint
CREATE TABLE "chat_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand" text NOT NULL,
	"room" text NOT NULL,
	"message_id" text NOT NULL,
	"reporter_id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "chat_reports_once" UNIQUE("brand","room","message_id","reporter_id")
);
--> statement-breakpoint
CREATE TABLE "chat_rooms" (
	"brand" text NOT NULL,
	"room" text NOT NULL,
	"mode" text NOT NULL,
	"slow_seconds" integer NOT NULL,
	"changed_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	CONSTRAINT "chat_rooms_brand_room_pk" PRIMARY KEY("brand","room"),
	CONSTRAINT "chat_rooms_mode" CHECK (mode in ('open', 'hosts', 'closed')),
	CONSTRAINT "chat_rooms_seconds" CHECK (slow_seconds between 0 and 600)
);
--> statement-breakpoint
CREATE TABLE "chat_round_lines" (
	"round_id" uuid NOT NULL,
	"line" text NOT NULL,
	"said_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	CONSTRAINT "chat_round_lines_round_id_line_pk" PRIMARY KEY("round_id","line")
);
--> statement-breakpoint
CREATE TABLE "chat_sanctions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand" text NOT NULL,
	"player_id" uuid NOT NULL,
	"room" text,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"line" text,
	"from" timestamp with time zone,
	"minutes" integer,
	"until" timestamp with time zone,
	"state" text NOT NULL,
	"given_by" text NOT NULL,
	"given_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	"decided_by" text,
	"lifted_by" text,
	"lifted_at" timestamp with time zone,
	"appealed_at" timestamp with time zone,
	"appeal_text" text,
	"appeal_outcome" text,
	"appeal_decided_by" text,
	"appeal_decided_at" timestamp with time zone,
	CONSTRAINT "chat_sanctions_kind" CHECK (kind in ('warn', 'mute', 'ban')),
	CONSTRAINT "chat_sanctions_state" CHECK (state in ('proposed', 'in-force', 'declined', 'lifted')),
	CONSTRAINT "chat_sanctions_from" CHECK ((state in ('in-force', 'lifted')) = ("from" is not null)),
	CONSTRAINT "chat_sanctions_two_persons" CHECK (kind <> 'ban' or state in ('proposed', 'declined') or coalesce(minutes <= 43200, false)
        or (decided_by is not null and decided_by <> given_by)),
	CONSTRAINT "chat_sanctions_appeal" CHECK (appeal_decided_by is null or appeal_decided_by <> given_by)
);
--> statement-breakpoint
CREATE TABLE "chat_words" (
	"term" text PRIMARY KEY NOT NULL,
	"action" text NOT NULL,
	"added_by" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	CONSTRAINT "chat_words_action" CHECK (action in ('block', 'hold', 'mask', 'care'))
);
--> statement-breakpoint
ALTER TABLE "chat_ignored" ADD CONSTRAINT "chat_ignored_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_ignored" ADD CONSTRAINT "chat_ignored_ignored_id_players_id_fk" FOREIGN KEY ("ignored_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_names" ADD CONSTRAINT "chat_names_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_quizzes" ADD CONSTRAINT "chat_quizzes_winner_id_players_id_fk" FOREIGN KEY ("winner_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reports" ADD CONSTRAINT "chat_reports_reporter_id_players_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reports" ADD CONSTRAINT "chat_reports_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sanctions" ADD CONSTRAINT "chat_sanctions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_connections_open" ON "chat_connections" USING btree ("player_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "chat_host_hours_until" ON "chat_host_hours" USING btree ("brand","until");--> statement-breakpoint
CREATE INDEX "chat_messages_sent" ON "chat_messages" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "chat_messages_of_player" ON "chat_messages" USING btree ("player_id","sent_at");--> statement-breakpoint
CREATE INDEX "chat_messages_held" ON "chat_messages" USING btree ("sent_at") WHERE state = 'held';--> statement-breakpoint
CREATE UNIQUE INDEX "chat_quizzes_open" ON "chat_quizzes" USING btree ("brand","room") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "chat_reports_open" ON "chat_reports" USING btree ("created_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "chat_round_lines_said" ON "chat_round_lines" USING btree ("said_at");--> statement-breakpoint
CREATE INDEX "chat_sanctions_of_player" ON "chat_sanctions" USING btree ("brand","player_id","given_at");--> statement-breakpoint
CREATE INDEX "chat_sanctions_in_force" ON "chat_sanctions" USING btree ("brand") WHERE state = 'in-force';