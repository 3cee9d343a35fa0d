import { type Placeholder, sql } from "drizzle-orm";
import type { Queries } from "./openDatabase.ts";

/**
 * Placeholders for the values of a query, by name. Drizzle encodes a value that is compared with a column, or inserted into one,
 * as that column's; elsewhere the driver encodes it. They are made when they are read, so name each: spreading them throws.
 */
export type Places<Of extends object> = { readonly [Name in keyof Of & string]: Placeholder<Name> };

interface Prepared<Result> {
  execute(values: Record<string, unknown>): Promise<Result>;
}
interface Preparable<Result> {
  prepare(name: string): Prepared<Result>;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/**
 * The connection, or the pool, that queries are sent over. A prepared query belongs to it, while drizzle makes a new object for each
 * transaction. Drizzle has no public name for it; if the private ones change, each transaction builds its queries again.
 */
function connectionOf(db: Queries): object {
  const session: unknown = Reflect.get(db, "session");
  const client: unknown = isObject(session) ? Reflect.get(session, "client") : undefined;
  return isObject(client) ? client : db;
}

/**
 * Makes a query that is built once for each connection. Drizzle takes longer to build a query (40 to 100 µs) than to send it, which
 * counts for rounds and other frequent calls.
 *
 * @param build runs once for each connection; whatever differs between calls comes from `given`
 * @returns a function that runs the query; null stands for NULL
 */
export function preparedQuery<Of extends object, Result>(
  build: (db: Queries, given: Places<Of>) => Preparable<Result>,
): (db: Queries, given: Of) => Promise<Result> {
  const built = new WeakMap<object, Prepared<Result>>();
  const places = new Proxy(
    {},
    {
      get: (_, name) => sql.placeholder(String(name)),
      ownKeys: () => {
        throw new TypeError("Placeholders cannot be spread. Name each value of the query.");
      },
    },
    // Every name that is asked for is there.
  ) as Places<Of>;
  return (db, given) => {
    const connection = connectionOf(db);
    let query = built.get(connection);
    if (!query) {
      // Without a name: names are given by `prepareRepeated`, which sees when a migration has made a plan stale.
      query = build(db, places).prepare("");
      built.set(connection, query);
    }
    // Interfaces lack the index signature that drizzle wants.
    return query.execute(given as Record<string, unknown>);
  };
}
