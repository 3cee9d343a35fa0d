import { type Placeholder, sql } from "drizzle-orm";
import type { Queries } from "./openDatabase.ts";

/** Where the given values stand in a query: a value that is compared with a column, or inserted into one, is written as it is. */
export type Places<Of extends object> = { readonly [Name in keyof Of & string]: Placeholder<Name> };

interface Prepared<Result> {
  execute(values: Record<string, unknown>): Promise<Result>;
}
interface Preparable<Result> {
  prepare(name: string): Prepared<Result>;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/**
 * The connection, or the pool, that queries are sent over: drizzle makes a new object for each transaction, and a prepared query
 * belongs to a connection. Its own name for it is private; without it the query is built anew for each transaction.
 */
function connectionOf(db: Queries): object {
  const session: unknown = Reflect.get(db, "session");
  const client: unknown = isObject(session) ? Reflect.get(session, "client") : undefined;
  return isObject(client) ? client : db;
}

/**
 * A query that is built once for each connection, for what rounds and other frequent calls ask inside their transactions: drizzle
 * takes longer to build a query (20 to 50 µs) than to send it. The server prepares it too (`prepareRepeated`).
 *
 * @param build what depends on the call comes from its second argument, and from nowhere else: it runs once
 */
export function preparedQuery<Of extends object, Result>(
  build: (db: Queries, given: Places<Of>) => Preparable<Result>,
): (db: Queries, given: Of) => Promise<Result> {
  const built = new WeakMap<object, Prepared<Result>>();
  const places = new Proxy(
    {},
    { get: (_, name) => sql.placeholder(String(name)) },
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
