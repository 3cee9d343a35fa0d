ALTER TABLE "games" ALTER COLUMN "rtp" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ALTER COLUMN "volatility" DROP NOT NULL;