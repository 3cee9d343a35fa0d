ALTER TABLE "bingo_rounds" ADD COLUMN "is_seeded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "house_rounds" ADD COLUMN "is_seeded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "bingo_rounds_seeded" ON "bingo_rounds" USING btree ("id") WHERE is_seeded;--> statement-breakpoint
CREATE INDEX "house_rounds_seeded" ON "house_rounds" USING btree ("id") WHERE is_seeded;