CREATE TABLE "register_questions" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer" text NOT NULL,
	"again_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mitid_visits" (
	"state_hash" "bytea" PRIMARY KEY NOT NULL,
	"cookie_hash" "bytea" NOT NULL,
	"brand" text NOT NULL,
	"purpose" text NOT NULL,
	"player_id" uuid,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"return_path" text,
	"expires_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone DEFAULT clock.now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signup_drafts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"licence" text NOT NULL,
	"brand" text NOT NULL,
	"cpr_hash" "bytea" NOT NULL,
	"cpr_sealed" "bytea" NOT NULL,
	"mit_id_hash" "bytea" NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"birthdate" date NOT NULL,
	"cpr_tries" integer DEFAULT 0 NOT NULL,
	"cpr_matched_at" timestamp with time zone,
	"email" text,
	"phone_number" text,
	"occupation_id" text,
	"salary_id" text,
	"deposit_limits" jsonb,
	"started_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "signup_drafts_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "signup_drafts_one_by_person" UNIQUE("licence","cpr_hash")
);
--> statement-breakpoint
ALTER TABLE "register_questions" ADD CONSTRAINT "register_questions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "register_questions_due" ON "register_questions" USING btree ("again_at");