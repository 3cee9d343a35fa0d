import { sql, type SQL } from "drizzle-orm";

/** The folder of the stories that a brand writes for its players. */
export const MESSAGES_FOLDER = "beskeder";

/** SQL condition for published stories that are messages of a brand. Marketing ones have `is_marketing`. */
export const isMessageOf = (brand: SQL) => sql`
  stories.brand = ${brand}
  and stories.full_slug like ${sql.raw(`'${MESSAGES_FOLDER}/%'`)}
  and stories.published ->> 'component' = 'message'`;

export const isMarketing = sql`coalesce((stories.published ->> 'is_marketing')::boolean, false)`;
