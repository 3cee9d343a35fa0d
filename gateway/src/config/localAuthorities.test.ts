import { SECURE_RANDOM } from "../house-rounds/index.ts";
import { paymentsOf } from "../payment-providers/index.ts";
import { answeredHooks } from "../provider-events/index.ts";
import { RateLimiter } from "../limits/rateLimiter.ts";
import { systemClock } from "@spilhus/lib";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createServer } from "../app/server.ts";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import { readBrands } from "./brands.ts";
import { parseConfig } from "./config.ts";

let environment: TestEnvironment;
let server: FastifyInstance;
beforeAll(async () => {
  environment = await testEnvironment();
  const variables = { ...environment.variables, MODE: "production", ACCOUNTS_ENABLED: "false" };
  const config = parseConfig(variables);
  server = await createServer(
    {
      config,
      brands: await readBrands(config.brandsFile),
      database: environment.database,
      clock: systemClock,
      log: () => undefined,
      limiter: new RateLimiter({ db: environment.database.db, clock: systemClock, log: () => undefined }),
      people: undefined,
      staffProvider: undefined,
      random: SECURE_RANDOM,
      payments: paymentsOf([], {}),
      eventSeal: undefined,
      answeredHooks: answeredHooks(systemClock),
      wakePayments: () => undefined,
      putMail: () => Promise.resolve(),
      wakeChat: () => undefined,
      onChange: () => undefined,
    },
    { draining: false },
  );
});
afterAll(async () => {
  await server.close();
  await environment[Symbol.asyncDispose]();
});

const ADDRESSES = [
  ...["/players.json", "/outbox", "/messages", "/messages?to=mette@example.dk", "/faults", "/exclusions"],
  ...["/exclusions/check", "/.well-known/openid-configuration", "/auth", "/token", "/jwks", "/me"],
  ...["/interaction/abc", "/session/end"],
];

it.each(["fjord.localhost:3000", "mitid.localhost:3000"])(
  "a gateway of production has none of the local authorities' addresses, by the name %s (R1.02)",
  async (host) => {
    for (const url of ADDRESSES) {
      for (const method of ["GET", "POST"] as const) {
        const answer = await server.inject({ method, url, headers: { host, "x-brand": "fjord" } });
        expect(answer.statusCode, `${method} ${url}`).toBe(404);
      }
    }
  },
);
