import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../database/index.ts";
import { players } from "../players/index.ts";

/** The last request to the national register about a player; repeated until there is an answer. */
export const registerQuestions = pgTable(
  "register_questions",
  {
    playerId: uuid()
      .primaryKey()
      .references(() => players.id),
    brand: text().notNull(),
    askedAt: moment().notNull(),
    answer: text().$type<"registered" | "not-registered" | "none">().notNull(),
    /** When to ask again, if there was no answer. */
    againAt: moment(),
  },
  (table) => [index("register_questions_due").on(table.againAt)],
);
