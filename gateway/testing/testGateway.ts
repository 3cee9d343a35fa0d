import { systemClock, type Clock, type Log } from "@spilhus/lib";
import type { RandomSource } from "@spilhus/game-math";
import { SIGNATURE_HEADER, signRequest } from "@spilhus/lib/node";
import { parseConfig } from "../src/config/config.ts";
import type { PaymentProvider } from "../src/payment-providers/index.ts";
import { startGateway } from "../src/app/startGateway.ts";
import type { TestDatabase } from "./testDatabase.ts";
import { SECRETS, testEnvironment, type TestEnvironment } from "./testEnvironment.ts";

/** A whole gateway on a database of its own, over real HTTP. */
export interface TestGateway extends AsyncDisposable {
  readonly origin: string;
  readonly database: TestEnvironment["database"];
  readonly databaseUrl: string;
  /** What a process of its own is started with to be another gateway of the same database. */
  readonly variables: TestEnvironment["variables"];
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** A call signed by the editor's tool, or by the edge below `/internal/`. */
  manage(method: "GET" | "POST" | "PUT", path: string, body?: unknown): Promise<Response>;
  /** Starts another gateway on the same database. */
  another(): Promise<TestGateway>;
}

export interface TestGatewayOptions {
  readonly clock?: Clock;
  readonly environment?: Readonly<Record<string, string>>;
  /** How often due jobs are looked for. */
  readonly jobsPollMs?: number;
  /** Whether it plans, draws and pays rounds of rooms; it does not, because composing their plates takes seconds. */
  readonly worksOnRooms?: boolean;
  readonly log?: Log;
  readonly paymentProviders?: readonly PaymentProvider[];
  /** Instead of the operating system's random numbers. */
  readonly random?: RandomSource;
  /** Instead of a database in the suite's PostgreSQL. */
  readonly storage?: TestDatabase | undefined;
  /** See `testEnvironment`. */
  readonly breaksLedger?: boolean | undefined;
}

export async function testGateway(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const clock = options.clock ?? systemClock;
  return started(
    options,
    clock,
    await testEnvironment({}, undefined, { storage: options.storage, breaksLedger: options.breaksLedger }),
  );
}

async function started(
  options: TestGatewayOptions,
  clock: Clock,
  environment: TestEnvironment,
): Promise<TestGateway> {
  const config = parseConfig({ ...environment.variables, ...options.environment });
  const gateway = await startGateway(config, clock, options.log ?? (() => undefined), {
    worksOnRooms: false,
    ...options,
  });
  const { origin } = gateway;
  return {
    origin,
    database: environment.database,
    databaseUrl: environment.variables["DATABASE_URL"] ?? "",
    variables: environment.variables,
    get: (path, headers = {}) => fetch(origin + path, { headers }),
    manage(method, path, body) {
      const text = body === undefined ? "" : JSON.stringify(body);
      const secret = path.startsWith("/internal/") ? SECRETS.edge : SECRETS.management;
      const signature = signRequest(secret, { method, path, body: text }, clock.now());
      return fetch(origin + path, {
        method,
        headers: { [SIGNATURE_HEADER]: signature, "content-type": "application/json" },
        ...(text === "" ? {} : { body: text }),
      });
    },
    another: () =>
      started(options, clock, { ...environment, [Symbol.asyncDispose]: () => Promise.resolve() }),
    async [Symbol.asyncDispose]() {
      await gateway.stop();
      await environment[Symbol.asyncDispose]();
    },
  };
}
