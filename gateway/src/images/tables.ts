import { customType, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

/** Originals, addressed by their content: an address never changes what it shows. */
export const assets = pgTable(
  "assets",
  {
    space: integer().notNull(),
    /** First 20 hex digits of the bytes' SHA-256. */
    hash: text().notNull(),
    name: text().notNull(),
    mime: text()
      .$type<"image/svg+xml" | "image/png" | "image/jpeg" | "image/webp" | "image/avif">()
      .notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.space, table.hash, table.name] })],
);

export type AssetRow = typeof assets.$inferSelect;
