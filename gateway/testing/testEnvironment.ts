import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RegisteredBrand } from "@spilhus/contracts";
import type { RateLimits } from "../src/config/rateLimits.ts";
import { openDatabase, type Database } from "../src/database/openDatabase.ts";
import { requireWholeLedger } from "./requireWholeLedger.ts";
import { CONSOLE_ENVIRONMENT } from "./staffCaller.ts";
import { TEST_BRANDS } from "./testBrands.ts";
import { testDatabase, type TestDatabase } from "./testDatabase.ts";

export const SECRETS = {
  edge: "a secret of the edge, long enough for a test",
  revalidate: "a secret of the apps, long enough for a test",
  management: "a secret of the editors, long enough for a test",
  mail: "a secret of the mails, long enough for a test",
};
export const TOKENS = {
  fjord: { public: "fjord-public", preview: "fjord-preview" },
  eng: { public: "eng-public-1", preview: "eng-preview-1" },
};

const MANY = { account: 100_000, address: 100_000, everybody: 100_000 };

/** What a gateway process is started with, and a look into its database. */
export interface TestEnvironment extends AsyncDisposable {
  readonly variables: Readonly<Record<string, string>>;
  readonly database: Database;
}

interface EnvironmentOptions {
  /** Whether the gateway takes calls of staff. */
  readonly hasConsole?: boolean;
  /** Instead of a database in the suite's PostgreSQL. */
  readonly storage?: TestDatabase | undefined;
  /** Whether the test itself does what the ledger's check must find; otherwise the ledger must be whole at the end. */
  readonly breaksLedger?: boolean | undefined;
}

/**
 * @param limits of calls that differ from very many
 * @param brands instead of the usual ones
 */
export async function testEnvironment(
  limits: Partial<RateLimits> = {},
  brands: readonly RegisteredBrand[] = TEST_BRANDS,
  { hasConsole = false, storage: given, breaksLedger = false }: EnvironmentOptions = {},
): Promise<TestEnvironment> {
  const [storage, folder] = await Promise.all([given ?? testDatabase(), mkdtemp(join(tmpdir(), "gateway-"))]);
  const brandsFile = join(folder, "brands.json");
  await writeFile(brandsFile, JSON.stringify({ brands }));
  const database = await openDatabase({ stateDir: folder, databaseUrl: storage.url, pool: 4 });
  return {
    variables: {
      MODE: "development",
      PORT: "0",
      STATE_DIR: folder,
      DATABASE_URL: storage.url,
      // Enough for concurrent calls; each new connection costs PostgreSQL 25 ms.
      DATABASE_POOL: "5",
      BRANDS_FILE: brandsFile,
      EDGE_SECRET: SECRETS.edge,
      REVALIDATE_SECRET: SECRETS.revalidate,
      MANAGEMENT_SECRET: SECRETS.management,
      MAIL_SECRET: SECRETS.mail,
      CONTENT_TOKENS: JSON.stringify(TOKENS),
      ...(hasConsole ? CONSOLE_ENVIRONMENT : {}),
      LOG_LEVEL: "silent",
      RATE_LIMITS: JSON.stringify({
        contentPerSecond: 100_000,
        managementPerMinute: 100_000,
        playerCallsPerMinute: MANY,
        attemptsPerMinute: MANY,
        depositsPerMinute: MANY,
        bonusCodesPerMinute: MANY,
        supportPerMinute: MANY,
        chatLoginsPerMinute: MANY,
        hooksPerMinute: 100_000,
        trackingPerMinute: MANY,
        staffCallsPerMinute: 100_000,
        staffSignInsPerMinute: 100_000,
        ...limits,
      }),
    },
    database,
    async [Symbol.asyncDispose]() {
      try {
        // A given PostgreSQL may be stopped by now; its tests check the ledger themselves.
        if (!given && !breaksLedger) await requireWholeLedger(database.db);
      } finally {
        await database.close();
        await storage[Symbol.asyncDispose]();
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}
