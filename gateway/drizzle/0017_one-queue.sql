DROP TABLE "outbox" CASCADE;--> statement-breakpoint
DROP TABLE "mails" CASCADE;