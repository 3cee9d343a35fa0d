import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { systemClock, type Clock } from "@spilhus/lib";
import { SIGNATURE_HEADER, signRequest } from "@spilhus/lib/node";
import { parseConfig } from "../config/config.ts";
import { openDatabase, type Database } from "../database/openDatabase.ts";
import { startGateway } from "../startGateway.ts";
import { TEST_BRANDS } from "./testBrands.ts";
import { testDatabase } from "./testDatabase.ts";

export const SECRET = "a secret that is long enough for a test";
export const TOKENS = {
  fjord: { public: "fjord-public", preview: "fjord-preview" },
  eng: { public: "eng-public-1", preview: "eng-preview-1" },
};

/** A whole gateway on a database of its own, over real HTTP. */
export interface TestGateway extends AsyncDisposable {
  readonly origin: string;
  readonly database: Database;
  /** Environment another process of the same gateway would be started with. */
  readonly environment: Readonly<Record<string, string>>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** A signed call. */
  manage(method: "GET" | "POST" | "PUT", path: string, body?: unknown): Promise<Response>;
}

export interface TestGatewayOptions {
  readonly clock?: Clock;
  readonly environment?: Readonly<Record<string, string>>;
}

export async function testGateway(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const clock = options.clock ?? systemClock;
  const [storage, folder] = await Promise.all([testDatabase(), mkdtemp(join(tmpdir(), "gateway-"))]);
  const brandsFile = join(folder, "brands.json");
  await writeFile(brandsFile, JSON.stringify({ brands: TEST_BRANDS }));
  const environment = {
    MODE: "development",
    PORT: "0",
    STATE_DIR: folder,
    DATABASE_URL: storage.url,
    BRANDS_FILE: brandsFile,
    SIGNING_SECRET: SECRET,
    CONTENT_TOKENS: JSON.stringify(TOKENS),
    LOG_LEVEL: "silent",
    RATE_LIMITS: JSON.stringify({ contentPerSecond: 100_000, managementPerMinute: 100_000 }),
    ...options.environment,
  };
  const gateway = await startGateway(parseConfig(environment), clock, () => undefined);
  const database = await openDatabase({ stateDir: folder, databaseUrl: storage.url, pool: 4 });
  const { origin } = gateway;
  return {
    origin,
    database,
    environment,
    get: (path, headers = {}) => fetch(origin + path, { headers }),
    manage(method, path, body) {
      const text = body === undefined ? "" : JSON.stringify(body);
      const signature = signRequest(SECRET, { method, path, body: text }, clock.now());
      return fetch(origin + path, {
        method,
        headers: { [SIGNATURE_HEADER]: signature, "content-type": "application/json" },
        ...(text === "" ? {} : { body: text }),
      });
    },
    async [Symbol.asyncDispose]() {
      await database.close();
      await gateway.stop();
      await storage[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
