import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/**
 * The games of studios that can be played on a brand, in a frame of the studio's origin. Kept from configuration and brand data
 * when a gateway starts, so that every query about games can ask for them.
 */
export const studioGames = pgTable(
  "studio_games",
  {
    brand: text().notNull(),
    /** Slug; the catalogue may not have the game. */
    game: text().notNull(),
    /** Id of the studio: the slug of the game's provider. */
    studio: text().notNull(),
    /** Address of the frame. */
    address: text().notNull(),
    minRoundMs: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.game] })],
);
export type StudioGameRow = typeof studioGames.$inferSelect;
