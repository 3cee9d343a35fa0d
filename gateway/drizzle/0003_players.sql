CREATE TABLE "audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"chain" text NOT NULL,
	"place" integer DEFAULT 0 NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"brand" text NOT NULL,
	"player_id" uuid,
	"event" text NOT NULL,
	"details" jsonb NOT NULL,
	"previous" "bytea" DEFAULT ''::bytea NOT NULL,
	"hash" "bytea" DEFAULT ''::bytea NOT NULL,
	CONSTRAINT "audit_chain_place" UNIQUE("chain","place")
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"token_hash" "bytea" NOT NULL,
	"player_id" uuid NOT NULL,
	"known_since" timestamp with time zone DEFAULT clock.now() NOT NULL,
	"known_until" timestamp with time zone NOT NULL,
	CONSTRAINT "devices_token_hash_player_id_pk" PRIMARY KEY("token_hash","player_id")
);
--> statement-breakpoint
CREATE TABLE "deposit_limits" (
	"player_id" uuid NOT NULL,
	"period" text NOT NULL,
	"limit_ore" bigint NOT NULL,
	"raised_ore" bigint,
	"raised_from" timestamp with time zone,
	CONSTRAINT "deposit_limits_player_id_period_pk" PRIMARY KEY("player_id","period")
);
--> statement-breakpoint
CREATE TABLE "holds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"player_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"starts_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	"ends_at" timestamp with time zone,
	"lifted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"player_id" uuid NOT NULL,
	"source" text NOT NULL,
	"texts" jsonb NOT NULL,
	"sent_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "players" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"licence" text NOT NULL,
	"brand" text NOT NULL,
	"customer_number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "players_customer_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10000001 CACHE 1),
	"cpr_hash" "bytea" NOT NULL,
	"cpr_sealed" "bytea" NOT NULL,
	"mit_id_hash" "bytea" NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"birthdate" date NOT NULL,
	"email" text,
	"phone_number" text,
	"occupation_id" text,
	"salary_id" text,
	"marketing_email" boolean DEFAULT false NOT NULL,
	"marketing_sms" boolean DEFAULT false NOT NULL,
	"marketing_phone" boolean DEFAULT false NOT NULL,
	"marketing_push" boolean DEFAULT false NOT NULL,
	"partner_id" text,
	"partner_name" text,
	"partner_user_id" text,
	"eid_verified_at" timestamp with time zone,
	"password_hash" text,
	"created_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	CONSTRAINT "players_customerNumber_unique" UNIQUE("customer_number"),
	CONSTRAINT "players_one_account_by_cpr" UNIQUE("licence","cpr_hash"),
	CONSTRAINT "players_one_account_by_mitid" UNIQUE("licence","mit_id_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"player_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"method" text NOT NULL,
	"logged_in_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_because" text,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "sessions_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_limits" ADD CONSTRAINT "deposit_limits_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_of_player" ON "audit" USING btree ("player_id","id");--> statement-breakpoint
CREATE INDEX "holds_of_player" ON "holds" USING btree ("player_id") WHERE lifted_at is null;--> statement-breakpoint
CREATE INDEX "messages_of_player" ON "messages" USING btree ("player_id","sent_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "players_password_email" ON "players" USING btree ("licence",lower("email")) WHERE password_hash is not null;--> statement-breakpoint
CREATE INDEX "sessions_open_of_player" ON "sessions" USING btree ("player_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "sessions_of_player" ON "sessions" USING btree ("player_id","logged_in_at");