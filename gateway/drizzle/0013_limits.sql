CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" timestamp with time zone[] NOT NULL,
	"is_allowed" boolean NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_counts" (
	"key" text NOT NULL,
	"gateway" uuid NOT NULL,
	"used" double precision NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "call_counts_key_gateway_pk" PRIMARY KEY("key","gateway")
);
