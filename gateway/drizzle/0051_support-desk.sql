CREATE TABLE "support_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"link" text,
	"saved_by" uuid NOT NULL,
	"saved_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	CONSTRAINT "support_answer_title" UNIQUE("locale","title")
);
--> statement-breakpoint
CREATE TABLE "support_conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand" text NOT NULL,
	"player_id" uuid,
	"visitor_hash" "bytea",
	"email" text,
	"locale" text NOT NULL,
	"origin" text NOT NULL,
	"topic" text NOT NULL,
	"channel" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"assigned_to" uuid,
	"opening_key" uuid NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"read_by_visitor" integer DEFAULT 0 NOT NULL,
	"read_by_staff" integer DEFAULT 0 NOT NULL,
	"noticed_seq" integer DEFAULT 0 NOT NULL,
	"rating" smallint,
	"version" integer DEFAULT 1 NOT NULL,
	"started_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	"waiting_since" timestamp with time zone DEFAULT clock.now() NOT NULL,
	"first_reply_at" timestamp with time zone,
	"changed_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "support_opening" UNIQUE("brand","opening_key"),
	CONSTRAINT "support_one_owner" CHECK ("support_conversations"."player_id" is null or "support_conversations"."visitor_hash" is null),
	CONSTRAINT "support_rating" CHECK ("support_conversations"."rating" between 1 and 5),
	CONSTRAINT "support_closed_at" CHECK (("support_conversations"."state" = 'closed') = ("support_conversations"."closed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "support_messages" (
	"conversation_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"author" text NOT NULL,
	"staff_id" uuid,
	"body" text NOT NULL,
	"link" text,
	"masked" text[] DEFAULT '{}' NOT NULL,
	"client_key" uuid,
	"sent_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	CONSTRAINT "support_messages_conversation_id_seq_pk" PRIMARY KEY("conversation_id","seq"),
	CONSTRAINT "support_message_once" UNIQUE("conversation_id","client_key"),
	CONSTRAINT "support_author" CHECK (("support_messages"."author" = 'agent') = ("support_messages"."staff_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "support_reads" (
	"conversation_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"read_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	CONSTRAINT "support_reads_conversation_id_staff_id_pk" PRIMARY KEY("conversation_id","staff_id")
);
--> statement-breakpoint
ALTER TABLE "support_answers" ADD CONSTRAINT "support_answers_saved_by_staff_members_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_conversations" ADD CONSTRAINT "support_conversations_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_conversations" ADD CONSTRAINT "support_conversations_assigned_to_staff_members_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_conversation_id_support_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."support_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_staff_id_staff_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_reads" ADD CONSTRAINT "support_reads_conversation_id_support_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."support_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_reads" ADD CONSTRAINT "support_reads_staff_id_staff_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_of_player" ON "support_conversations" USING btree ("player_id","started_at");--> statement-breakpoint
CREATE INDEX "support_of_guest" ON "support_conversations" USING btree ("visitor_hash");--> statement-breakpoint
CREATE INDEX "support_queue" ON "support_conversations" USING btree ("waiting_since") WHERE state <> 'closed';--> statement-breakpoint
CREATE INDEX "support_closed" ON "support_conversations" USING btree ("closed_at");