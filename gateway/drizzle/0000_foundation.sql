CREATE TABLE "spaces" (
	"brand" text PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"cv" bigint NOT NULL,
	CONSTRAINT "spaces_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "stories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000 CACHE 1),
	"uuid" uuid NOT NULL,
	"brand" text NOT NULL,
	"full_slug" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"tag_list" text[] DEFAULT '{}' NOT NULL,
	"is_startpage" boolean DEFAULT false NOT NULL,
	"draft" jsonb NOT NULL,
	"published" jsonb,
	"mentions" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"first_published_at" timestamp with time zone,
	CONSTRAINT "stories_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "stories_brand_full_slug" UNIQUE("brand","full_slug")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"name" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "games" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"provider" text NOT NULL,
	"category" text NOT NULL,
	"themes" text[] DEFAULT '{}' NOT NULL,
	"rtp" integer NOT NULL,
	"volatility" text NOT NULL,
	"min_bet_ore" integer NOT NULL,
	"max_bet_ore" integer NOT NULL,
	"released_on" date NOT NULL,
	"jackpot_id" text,
	"popularity" integer NOT NULL,
	"texts" jsonb NOT NULL,
	"search_words" text DEFAULT '' NOT NULL,
	"art" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jackpots" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"start_ore" bigint NOT NULL,
	"growth_ore_per_minute" integer NOT NULL,
	"cycle_minutes" integer NOT NULL,
	"phase_minutes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "providers" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rooms" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"plate" text NOT NULL,
	"first_start" text NOT NULL,
	"last_start" text NOT NULL,
	"every_minutes" integer NOT NULL,
	"plate_price_ore" integer NOT NULL,
	"guaranteed_prize_ore" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "themes" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "winners" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"game" text NOT NULL,
	"player" text NOT NULL,
	"amount_ore" bigint NOT NULL,
	"won_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assets" (
	"space" integer NOT NULL,
	"hash" text NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "assets_space_hash_name_pk" PRIMARY KEY("space","hash","name")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"brand" text NOT NULL,
	"cv" bigint NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "route_rules" (
	"brand" text NOT NULL,
	"from_path" text NOT NULL,
	"to_path" text NOT NULL,
	"status_code" integer NOT NULL,
	CONSTRAINT "route_rules_brand_from_path_pk" PRIMARY KEY("brand","from_path")
);
--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_brand_spaces_brand_fk" FOREIGN KEY ("brand") REFERENCES "public"."spaces"("brand") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_provider_providers_slug_fk" FOREIGN KEY ("provider") REFERENCES "public"."providers"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_jackpot_id_jackpots_id_fk" FOREIGN KEY ("jackpot_id") REFERENCES "public"."jackpots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "winners" ADD CONSTRAINT "winners_game_games_slug_fk" FOREIGN KEY ("game") REFERENCES "public"."games"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stories_prefix" ON "stories" USING btree ("brand","full_slug" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "stories_position" ON "stories" USING btree ("brand","position","id");--> statement-breakpoint
CREATE INDEX "stories_mentions" ON "stories" USING gin ("mentions");--> statement-breakpoint
CREATE INDEX "games_category_popularity" ON "games" USING btree ("category","popularity" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "games_themes" ON "games" USING gin ("themes");--> statement-breakpoint
CREATE INDEX "winners_feed" ON "winners" USING btree ("brand","won_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at");