CREATE TABLE "reconciliation_differences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"side" text NOT NULL,
	"reference" text NOT NULL,
	"settled_ore" bigint,
	"booked_ore" bigint,
	"found_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by" text,
	"note" text,
	CONSTRAINT "reconciliation_differences_once" UNIQUE("provider","day","side","reference"),
	CONSTRAINT "reconciliation_differences_resolved" CHECK ((resolved_at is null) = (resolved_by is null))
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"provider" text NOT NULL,
	"day" date NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"rows" integer NOT NULL,
	"matched" integer NOT NULL,
	"settled_ore" bigint NOT NULL,
	"booked_ore" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	CONSTRAINT "reconciliations_provider_day_pk" PRIMARY KEY("provider","day"),
	CONSTRAINT "reconciliations_reason" CHECK ((state = 'not-reconciled') = (reason is not null))
);
--> statement-breakpoint
CREATE TABLE "settlement_rows" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlement_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"day" date NOT NULL,
	"side" text NOT NULL,
	"reference" text NOT NULL,
	"amount_ore" bigint NOT NULL,
	"currency" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "settlement_rows_amount" CHECK (amount_ore > 0)
);
--> statement-breakpoint
CREATE INDEX "reconciliation_differences_open" ON "reconciliation_differences" USING btree ("provider") WHERE resolved_at is null;--> statement-breakpoint
CREATE INDEX "settlement_rows_of_day" ON "settlement_rows" USING btree ("provider","day");--> statement-breakpoint
CREATE INDEX "settlement_rows_of_reference" ON "settlement_rows" USING btree ("provider","reference");