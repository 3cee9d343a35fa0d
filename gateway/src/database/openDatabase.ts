import { join } from "node:path";
import type { Log } from "@spilhus/lib";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type { PoolConfig } from "pg";
import { EmbeddedPostgres } from "./embeddedPostgres.ts";
import { migrate } from "./migrate.ts";
import { prepareRepeated } from "./prepareRepeated.ts";
import { TransactionPool } from "./transactionPool.ts";

/** Queries, inside or outside a transaction. */
export type Queries = Pick<NodePgDatabase, "select" | "insert" | "update" | "delete" | "execute" | "$count">;

/** An open database with this version's tables. */
export interface Database {
  readonly db: NodePgDatabase;
  /** Whether the database answers. */
  ping(): Promise<boolean>;
  /** Closes every connection, and stops the embedded server unless another process uses it. */
  close(): Promise<void>;
}

export interface DatabaseSettings {
  /** Folder in which the embedded server keeps its data. */
  readonly stateDir: string;
  /** An external PostgreSQL instead of the embedded one. */
  readonly databaseUrl?: string | undefined;
  /** Most connections at once. */
  readonly pool?: number;
  /** A statement that runs longer is ended by the server; 5,000 ms. */
  readonly statementTimeoutMs?: number;
  /** Receives broken connections, which the pool replaces, and restarts of the embedded server. */
  readonly log?: Log;
}

/**
 * Opens the database, starting the embedded server when no address is given, and applies the migrations.
 *
 * @throws {Error} when it cannot be reached within 5 s or a migration fails.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  if (settings.databaseUrl !== undefined) return external(settings.databaseUrl, settings);
  const cluster = await EmbeddedPostgres.start(join(settings.stateDir, "postgres"), settings.log);
  try {
    const database = await connect({ ...cluster.address }, settings);
    return {
      ...database,
      async close() {
        await database.close();
        await cluster.stop();
      },
    };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

async function external(url: string, settings: DatabaseSettings): Promise<Database> {
  try {
    return await connect({ connectionString: url }, settings);
  } catch (cause) {
    // The message omits the address, which may contain a password.
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The PostgreSQL of DATABASE_URL cannot be used: ${reason}`, { cause });
  }
}

async function connect(address: PoolConfig, settings: DatabaseSettings): Promise<Database> {
  const pool = new TransactionPool({
    ...address,
    max: settings.pool ?? 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: settings.statementTimeoutMs ?? 5_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: "gateway",
  });
  pool.on("connect", (client) =>
    client.on("error", (error) => settings.log?.("warn", "database connection lost", { error })),
  );
  pool.on("connect", prepareRepeated);
  try {
    await migrate(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db: drizzle(pool, { casing: "snake_case" }),
    ping: () =>
      pool.query("SELECT 1").then(
        () => true,
        () => false,
      ),
    close: () => pool.end(),
  };
}
