import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** Redirects editors have set, by path (R2.54). */
export const routeRules = pgTable(
  "route_rules",
  {
    brand: text().notNull(),
    fromPath: text().notNull(),
    toPath: text().notNull(),
    statusCode: integer().$type<301 | 302 | 307 | 308>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.fromPath] })],
);
