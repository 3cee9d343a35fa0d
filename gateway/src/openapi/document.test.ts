import { DoneSchema, type CallContract } from "@spilhus/contracts";
import { CALLS } from "@spilhus/contracts/calls";
import { SECURE_RANDOM } from "../house-rounds/index.ts";
import { paymentsOf } from "../payment-providers/index.ts";
import { answeredHooks } from "../provider-events/index.ts";
import { RateLimiter } from "../limits/rateLimiter.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Log } from "@spilhus/lib";
import { systemClock } from "@spilhus/lib";
import type { FastifyInstance } from "fastify";
import { parseConfig } from "../config/config.ts";
import { createServer } from "../app/server.ts";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import { openApiDocument } from "./document.ts";

let environment: TestEnvironment;
let server: FastifyInstance;
const silent: Log = () => undefined;

beforeAll(async () => {
  environment = await testEnvironment();
  server = await createServer(
    {
      config: parseConfig(environment.variables),
      brands: new Map(),
      database: environment.database,
      clock: systemClock,
      log: silent,
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
  await server.ready();
});
afterAll(async () => {
  await server.close();
  await environment[Symbol.asyncDispose]();
});

const CONTRACTS: readonly CallContract[] = CALLS;
/** Every address of every contract. */
const ADDRESSES = CONTRACTS.flatMap(({ method, path, aliases = [] }) =>
  [path, ...aliases].map((one) => ({ method, path: one })),
);

/** Every route the server has, as `METHOD /path`; HEAD comes with each GET. */
function servedRoutes(): string[] {
  const lines = server.printRoutes({ commonPrefix: false }).split("\n");
  const stack: string[] = [];
  const routes: string[] = [];
  for (const line of lines) {
    const match = /^([│├└─\s]*)(\S+) \(([A-Z, ]+)\)$/u.exec(line) ?? /^([│├└─\s]*)(\S+)$/u.exec(line);
    if (!match) continue;
    const depth = Math.max(0, (match[1]?.length ?? 0) / 4 - 1);
    stack.splice(depth, Infinity, match[2] === "*" ? "/*" : (match[2] ?? ""));
    for (const method of (match[3] ?? "").split(", ")) {
      if (method !== "" && method !== "HEAD") routes.push(`${method} ${stack.join("")}`);
    }
  }
  return routes;
}

/** `{slug*}` is fastify's `*`, `{name}` its `:name`. */
const routerPath = (path: string) => path.replaceAll(/\{\w+\*\}/g, "*").replaceAll(/\{(\w+)\}/g, ":$1");

describe("the OpenAPI document", () => {
  it("is served and made of the contracts (R7.22)", async () => {
    const answer = await server.inject("/openapi.json");
    const document: unknown = answer.json();
    expect(document).toMatchObject({ openapi: "3.1.0", paths: openApiDocument()["paths"] });
    expect(document).toMatchObject({
      paths: {
        "/v2/cdn/stories": {
          get: {
            parameters: expect.arrayContaining([
              expect.objectContaining({
                name: "version",
                schema: expect.objectContaining({ enum: ["draft", "published"] }),
              }),
              expect.objectContaining({ name: "token", required: true }),
            ]),
          },
        },
      },
    });
  });

  it("describes only calls that are served", () => {
    for (const { method, path } of ADDRESSES) {
      const there = server.hasRoute({ method, url: routerPath(path) });
      expect({ path, there }).toEqual({ path, there: true });
    }
  });

  it("describes every served call but those that watch the process", () => {
    const described = new Set(ADDRESSES.map(({ method, path }) => `${method} ${routerPath(path)}`));
    const watching = new Set(["GET /health", "GET /ready", "GET /openapi.json"]);
    const served = servedRoutes();
    const undescribed = served.filter((route) => !described.has(route) && !watching.has(route));
    expect(undescribed).toEqual([]);
    expect(served).toEqual(expect.arrayContaining([...described]));
  });

  it("asks the caller of an idempotent call for a key, and describes its answers", () => {
    const contract: CallContract = {
      id: "pay",
      method: "POST",
      path: "/gateway/payments/api/public/pay",
      summary: "Pays",
      audience: "player",
      kind: "change",
      idempotent: true,
      status: 201,
      answer: DoneSchema,
      refusals: ["not-signed-in"],
    };
    expect(openApiDocument([contract])).toMatchObject({
      paths: {
        "/gateway/payments/api/public/pay": {
          post: {
            parameters: [
              {
                name: "idempotency-key",
                in: "header",
                required: true,
                schema: { pattern: "^[\\w-]{22,64}$" },
              },
            ],
            responses: { 201: { headers: { "idempotency-replayed": {} } }, 409: {} },
          },
        },
      },
    });
  });

  it("names each operation by the id of its contract, once", () => {
    const { paths } = openApiDocument() as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const ids = Object.values(paths).flatMap((item) => Object.values(item).map((one) => one.operationId));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(CONTRACTS.map(({ id }) => id)));
  });
});
