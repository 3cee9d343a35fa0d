CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"queue" text NOT NULL,
	"key" text,
	"payload" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	"lease" uuid,
	"created_at" timestamp with time zone DEFAULT clock.now() NOT NULL,
	"failed_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "jobs_one_by_key" UNIQUE("queue","key")
);
--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("due_at") WHERE failed_at is null;--> statement-breakpoint
INSERT INTO "jobs" ("queue", "payload") SELECT 'content-change', json_build_object('brand', "brand", 'cv', "cv", 'tags', "tags") FROM "outbox";--> statement-breakpoint
INSERT INTO "jobs" ("id", "queue", "payload", "created_at") SELECT "id", 'mail', json_build_object('brand', "brand", 'kind', "kind", 'sealed', translate(encode("sealed", 'base64'), E'\n', '')), "created_at" FROM "mails";--> statement-breakpoint
INSERT INTO "jobs" ("queue", "key", "payload", "due_at") SELECT 'exclusion-question', "player_id"::text, json_build_object('playerId', "player_id"), "again_at" FROM "register_questions" WHERE "again_at" IS NOT NULL;
