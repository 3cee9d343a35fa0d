import type { PoolClient } from "pg";

/** A statement is prepared at this use of it on a connection: what is asked once gains nothing. */
const PREPARED_AT = 3;
/** Each plan takes some kilobytes of the server's memory, for every connection. */
const MOST_STATEMENTS = 250;
/** Texts whose uses are counted; lists of values make new texts without end. */
const MOST_COUNTED = 1_000;

interface Statement {
  readonly text: string;
  readonly name?: string;
}
const isStatement = (given: unknown): given is Statement =>
  typeof given === "object" && given !== null && "text" in given && typeof given.text === "string";

/** Postgres refuses a prepared statement for ever once a migration has changed the types of its columns. */
const isStale = (error: unknown) =>
  error instanceof Error && "routine" in error && error.routine === "RevalidateCachedQuery";

/**
 * Has the server prepare the statements with values that a connection sends again and again, so that each is parsed and planned
 * once instead of at every use. The server's rule decides when a plan serves all values (`plan_cache_mode`).
 *
 * Behind PgBouncer it needs pooling by session, or `max_prepared_statements` above the limit here.
 */
export function prepareRepeated(client: PoolClient): void {
  const uses = new Map<string, number>();
  const names = new Map<string, string>();
  let prepared = 0;

  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_STATEMENTS) return known;
    const count = (uses.get(text) ?? 0) + 1;
    if (count < PREPARED_AT) {
      if (uses.size >= MOST_COUNTED) uses.clear();
      uses.set(text, count);
      return undefined;
    }
    uses.delete(text);
    const name = `repeated_${(prepared += 1)}`;
    names.set(text, name);
    return name;
  };

  const query = client.query;
  const preparing = (...given: unknown[]): unknown => {
    const [statement, values] = given;
    const isPlain = isStatement(statement) && !statement.name && Array.isArray(values) && values.length > 0;
    const name = isPlain ? nameOf(statement.text) : undefined;
    if (!isPlain || name === undefined) return Reflect.apply(query, client, given);
    const answer: unknown = Reflect.apply(query, client, [{ ...statement, name }, ...given.slice(1)]);
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: unknown) => {
      if (isStale(error)) names.delete(statement.text);
      throw error;
    });
  };
  // One function stands for all forms of `query` and passes on what it is given.
  client.query = preparing as PoolClient["query"];
}
