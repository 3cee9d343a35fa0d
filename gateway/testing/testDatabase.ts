import { randomUUID } from "node:crypto";
import { Pool } from "pg";
import { inject } from "vitest";
import { databaseUrl } from "./databaseUrl.ts";
import { TEMPLATE } from "./testCluster.ts";

/** A database of this version's tables for one test file. */
export interface TestDatabase extends AsyncDisposable {
  readonly url: string;
}

/** Creates and drops the databases of this worker. Its connections are kept: a new one costs PostgreSQL 25 ms. */
let administration: Pool | undefined;

function administrate(statement: string): Promise<unknown> {
  if (!administration) {
    const url = databaseUrl(inject("postgresHost"), "postgres");
    administration = new Pool({ connectionString: url, max: 2, allowExitOnIdle: true });
    // The server stops before the worker does.
    administration.on("error", () => undefined);
  }
  return administration.query(statement);
}

export async function testDatabase(): Promise<TestDatabase> {
  const host = inject("postgresHost");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  // The default strategy copies page by page through the log, which takes longer.
  await administrate(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY file_copy`);
  return {
    url: databaseUrl(host, name),
    [Symbol.asyncDispose]: async () => {
      await administrate(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}
