import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { Client, Pool } from "pg";

/** A database whose server ends the connection before the nth statement that it gets from now on. */
export interface SeveredDatabase extends AsyncDisposable {
  readonly db: NodePgDatabase;
  /** @param statement the first is 1; 0 ends none */
  severBefore(statement: number): void;
  /** Statements since then. */
  readonly statements: number;
}

type Query = (...given: readonly unknown[]) => unknown;

/** What begins a transaction changes nothing, so its loss is that of the statement before it. */
const isBegin = ([statement]: readonly unknown[]) =>
  typeof statement === "object" && statement !== null && "text" in statement && statement.text === "begin";

/** Opens one connection at a time, so that statements have an order. */
export function severedDatabase(connectionString: string): SeveredDatabase {
  let statements = 0;
  let severed = 0;
  const admin = new Pool({ connectionString, max: 1 });

  class SeveredClient extends Client {
    constructor(config?: ConstructorParameters<typeof Client>[0]) {
      super(config);
      // pg's own signature is a dozen overloads, of which two are used: with a callback by the pool, without by drizzle.
      const send = this.query.bind(this) as Query;
      const query: Query = (...given) => {
        if (isBegin(given)) return send(...given);
        statements += 1;
        if (statements !== severed) return send(...given);
        const { processID } = this as unknown as { readonly processID: number }; // Missing in the types.
        const ended = admin.query("select pg_terminate_backend($1)", [processID]);
        return ended.then(() => send(...given));
      };
      this.query = query as typeof this.query;
      // The connection that was ended says so on its own as well.
      this.on("error", () => undefined);
    }
  }

  const pool = new Pool({ connectionString, max: 1, Client: SeveredClient });
  pool.on("error", () => undefined);
  return {
    db: drizzle(pool, { casing: "snake_case" }),
    severBefore(statement) {
      statements = 0;
      severed = statement;
    },
    get statements() {
      return statements;
    },
    async [Symbol.asyncDispose]() {
      await pool.end();
      await admin.end();
    },
  };
}
