DROP INDEX "games_category_popularity";--> statement-breakpoint
DROP INDEX "winners_feed";--> statement-breakpoint
CREATE INDEX "games_category_popularity" ON "games" USING btree ("category","popularity" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "winners_feed" ON "winners" USING btree ("brand","won_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);