import { SECURE_RANDOM } from "../src/house-rounds/index.ts";
import { paymentsOf } from "../src/payment-providers/index.ts";
import { systemClock, type Log } from "@spilhus/lib";
import fastify from "fastify";
import { callServices } from "../src/app/callServices.ts";
import {
  mountCalls,
  type DefinedCall,
  type DefinedHook,
  type DefinedServiceCall,
  type DefinedStaffCall,
} from "../src/calls/index.ts";
import { parseConfig, readBrands } from "../src/config/index.ts";
import { openDatabase } from "../src/database/openDatabase.ts";
import { answeredHooks } from "../src/provider-events/index.ts";
import { errorHandler } from "../src/http/index.ts";
import { RateLimiter } from "../src/limits/index.ts";
import type { TestEnvironment } from "./testEnvironment.ts";

/** A server of calls that only a test has, mounted as the gateway mounts its own. */
export interface CallServer extends AsyncDisposable {
  readonly origin: string;
  /** What it logged. */
  readonly lines: readonly { readonly message: string; readonly details: unknown }[];
}

/** Several servers of one environment share its database, each with its own connections, as gateways do. */
export async function callServer(
  { variables }: TestEnvironment,
  {
    calls = [],
    serviceCalls = [],
    staffCalls = [],
    hooks = [],
  }: {
    readonly calls?: readonly DefinedCall[];
    readonly serviceCalls?: readonly DefinedServiceCall[];
    readonly staffCalls?: readonly DefinedStaffCall[];
    readonly hooks?: readonly DefinedHook[];
  },
): Promise<CallServer> {
  const config = parseConfig(variables);
  const database = await openDatabase(config);
  const lines: { message: string; details: unknown }[] = [];
  const log: Log = (_level, message, details) => lines.push({ message, details });
  const limiter = new RateLimiter({ db: database.db, clock: systemClock, log });
  const brands = await readBrands(config.brandsFile);
  const services = await callServices({
    ...{
      config,
      brands,
      database,
      clock: systemClock,
      log,
      limiter,
      people: undefined,
      staffProvider: undefined,
    },
    random: SECURE_RANDOM,
    payments: paymentsOf([], {}),
    eventSeal: undefined,
    answeredHooks: answeredHooks(systemClock),
    wakePayments: () => undefined,
    putMail: () => Promise.resolve(),
    wakeChat: () => undefined,
    onChange: () => undefined,
  });
  const server = fastify({ trustProxy: true });
  server.setErrorHandler(errorHandler(log));
  const close = async () => {
    await server.close();
    await limiter.stop();
    await database.close();
  };
  let origin: string;
  try {
    await mountCalls(server, services, { calls, serviceCalls, staffCalls, hooks });
    origin = await server.listen({ host: "127.0.0.1", port: 0 });
  } catch (error) {
    await close();
    throw error;
  }
  return {
    origin,
    lines,
    [Symbol.asyncDispose]: close,
  };
}
