CREATE TABLE "staff_members" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"issuer" text NOT NULL,
	"sub" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"first_signed_in_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	"last_signed_in_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	CONSTRAINT "staff_members_of_provider" UNIQUE("issuer","sub")
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"member_id" uuid NOT NULL,
	"roles" text[] NOT NULL,
	"signed_in_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	"idle_ends_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_because" text,
	CONSTRAINT "staff_sessions_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_visits" (
	"state_hash" "bytea" PRIMARY KEY NOT NULL,
	"visit_hash" "bytea" NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"return_path" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone DEFAULT clock.now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_member_id_staff_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_sessions_open" ON "staff_sessions" USING btree ("member_id") WHERE ended_at is null;