import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { EmbeddedPostgres } from "../src/database/embeddedPostgres.ts";
import { openDatabase } from "../src/database/openDatabase.ts";
import { makeClockMovable } from "./movableClock.ts";
import { databaseUrl } from "./databaseUrl.ts";
import { doWithoutTheDisk } from "./doWithoutTheDisk.ts";
import { postponePeriodicJobs } from "./periodicJobs.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Socket folder of the suite's PostgreSQL. */
    postgresHost: string;
  }
}

/** Database that is copied for every test file. */
export const TEMPLATE = "template_gateway";

/** One real PostgreSQL for the whole suite, with the migrated template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "gateway-tests-"));
  await chmod(folder, 0o755);
  const cluster = await EmbeddedPostgres.start(join(folder, "postgres"));
  await doWithoutTheDisk(databaseUrl(cluster.address.host, "postgres"));
  await cluster.createDatabase(TEMPLATE);
  const template = await openDatabase({
    stateDir: folder,
    databaseUrl: databaseUrl(cluster.address.host, TEMPLATE),
  });
  await makeClockMovable(template.db);
  await postponePeriodicJobs(template.db);
  await template.close();
  project.provide("postgresHost", cluster.address.host);
  return async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
