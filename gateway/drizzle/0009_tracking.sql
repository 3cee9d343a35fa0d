CREATE TABLE "tracking_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tracking_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"brand" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	"triggered_at" timestamp with time zone NOT NULL,
	"url" text,
	"referrer" text,
	"event_name" text,
	"event_type" text,
	"meta_data" jsonb,
	"log_entry" boolean,
	"receipt" text,
	CONSTRAINT "tracking_entries_receipt_unique" UNIQUE("receipt")
);
--> statement-breakpoint
CREATE INDEX "tracking_entries_received" ON "tracking_entries" USING btree ("received_at");