import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";
import { databaseUrl } from "./databaseUrl.ts";
import { TEMPLATE } from "./testCluster.ts";

/** A database of this version's tables for one test file. */
export interface TestDatabase extends AsyncDisposable {
  readonly url: string;
}

export async function testDatabase(): Promise<TestDatabase> {
  const host = inject("postgresHost");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const run = async (statement: string) => {
    const client = new Client({ connectionString: databaseUrl(host, "postgres") });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  return {
    url: databaseUrl(host, name),
    [Symbol.asyncDispose]: () => run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}
