import { manualClock, type Log } from "@spilhus/lib";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { moveClock } from "../../testing/movableClock.ts";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import { CallLimits, type SiteLimitClass, type Limits } from "./callLimits.ts";
import { RateLimiter } from "./rateLimiter.ts";
import { TooManyRequests } from "./tooManyRequests.ts";

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await testEnvironment();
});
afterAll(() => environment[Symbol.asyncDispose]());
const db = () => environment.database.db;
beforeEach(() => db().execute(sql`truncate attempts, call_counts`));

const lines: { readonly message: string; readonly details: unknown }[] = [];
const log: Log = (_level, message, details) => lines.push({ message, details });
const none = 1_000;
const OPEN: Limits = { account: none, address: none, everybody: none };

/** A gateway's limits: its clock is moved with the database's. */
function gateway(limits: Partial<Record<SiteLimitClass, Partial<Limits>>>) {
  const clock = manualClock("2026-11-21T12:00:00Z");
  const limiter = new RateLimiter({ db: db(), clock, log });
  const of = (kind: SiteLimitClass) => ({ ...OPEN, ...limits[kind] });
  const counted = new CallLimits(
    {
      call: of("call"),
      attempt: of("attempt"),
      deposit: of("deposit"),
      "bonus-code": of("bonus-code"),
      support: of("support"),
      chat: of("chat"),
      tracking: of("tracking"),
    },
    none,
    limiter,
  );
  return {
    counted,
    limiter,
    async pass(seconds: number) {
      clock.advance(seconds * 1_000);
      await moveClock(db(), `${seconds} seconds`);
    },
  };
}

/** Number of calls that pass, made one after the other. */
async function passing(times: number, call: () => Promise<void>): Promise<number> {
  let passed = 0;
  for (let index = 0; index < times; index += 1) {
    await call().then(
      () => (passed += 1),
      (error: unknown) => expect(error).toBeInstanceOf(TooManyRequests),
    );
  }
  return passed;
}
const player = (id: string) => ({ player: id });

describe.each(["attempt", "call", "deposit", "bonus-code"] as const)(
  "the limit of calls of the class %s",
  (kind) => {
    it("counts each account separately (asvs:6.3.1)", async () => {
      const { counted } = gateway({ [kind]: { account: 5 } });
      expect(await passing(9, () => counted.ofAccount(kind, player("a")))).toBe(5);
      expect(await passing(9, () => counted.ofAccount(kind, player("b")))).toBe(5);
    });

    it("counts each address separately (asvs:2.4.1)", async () => {
      const { counted } = gateway({ [kind]: { address: 3 } });
      expect(await passing(9, () => counted.ofAddress(kind, "10.0.0.1"))).toBe(3);
      expect(await passing(9, () => counted.ofAddress(kind, "10.0.0.2"))).toBe(3);
    });

    it("counts the addresses of one IPv6 network together (asvs:2.4.1)", async () => {
      const { counted } = gateway({ [kind]: { address: 3 } });
      let host = 0;
      expect(await passing(9, () => counted.ofAddress(kind, `2001:db8:1:2::${(host += 1)}`))).toBe(3);
      expect(await passing(9, () => counted.ofAddress(kind, "2001:db8:1:3::1"))).toBe(3);
    });

    it("counts everybody together, from any number of addresses (asvs:2.4.1)", async () => {
      const { counted } = gateway({ [kind]: { everybody: 20 } });
      let address = 0;
      expect(await passing(50, () => counted.ofAddress(kind, `10.0.1.${(address += 1)}`))).toBe(20);
    });

    it("counts only allowed calls of an address for everybody: one visitor cannot use up the others' calls", async () => {
      const { counted } = gateway({ [kind]: { address: 2, everybody: 5 } });
      await passing(50, () => counted.ofAddress(kind, "10.0.0.1"));
      expect(await passing(1, () => counted.ofAddress(kind, "10.0.0.2"))).toBe(1);
    });

    it("refuses a call that is never crowded out only because of its own address", async () => {
      const { counted } = gateway({ [kind]: { address: 3, everybody: 1 } });
      await counted.ofAddress(kind, "10.0.0.1");
      expect(await passing(1, () => counted.ofAddress(kind, "10.0.0.2"))).toBe(0);
      expect(await passing(9, () => counted.ofAddress(kind, "10.0.0.3", { hasTotal: false }))).toBe(3);
    });

    it("never allows twice the limit around the edge of a minute", async () => {
      const { counted, pass } = gateway({ [kind]: { account: 10 } });
      await counted.ofAccount(kind, player("a"));
      await pass(59);
      expect(await passing(20, () => counted.ofAccount(kind, player("a")))).toBe(9);
      await pass(2);
      expect(await passing(20, () => counted.ofAccount(kind, player("a")))).toBeLessThanOrEqual(1);
    });

    it("allows calls again after the announced time", async () => {
      const { counted, pass } = gateway({ [kind]: { account: 1 } });
      await counted.ofAccount(kind, player("a"));
      await pass(20);
      const refusal: unknown = await counted.ofAccount(kind, player("a")).catch((error: unknown) => error);
      expect(refusal).toMatchObject({ statusCode: 429, code: "too-many-requests", retryAfterSeconds: 40 });
      await pass(100);
      expect(await passing(1, () => counted.ofAccount(kind, player("a")))).toBe(1);
    });
  },
);

describe("limits of calls", () => {
  it("count attempts separately from other calls", async () => {
    const { counted } = gateway({ attempt: { address: 1 } });
    expect(await passing(5, () => counted.ofAddress("attempt", "10.0.0.1"))).toBe(1);
    expect(await passing(5, () => counted.ofAddress("call", "10.0.0.1"))).toBe(5);
  });

  it("count calls by other sites separately: they use up none of the visitor's own", async () => {
    const { counted } = gateway({ call: { address: 3 }, attempt: { address: 3 } });
    expect(await passing(9, async () => counted.ofForeignCall("10.0.0.1"))).toBe(3);
    expect(await passing(9, () => counted.ofAddress("attempt", "10.0.0.1"))).toBe(3);
    expect(await passing(9, () => counted.ofAddress("call", "10.0.0.1"))).toBe(3);
  });

  it("are exact for concurrent attempts at two gateways", async () => {
    const [one, other] = [gateway({ attempt: { account: 10 } }), gateway({ attempt: { account: 10 } })];
    const counts = await Promise.all(
      [one, other, one, other].map(({ counted }) =>
        passing(10, () => counted.ofAccount("attempt", player("a"))),
      ),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(10);
  });

  it("apply to other calls at two gateways once they have shared their counts", async () => {
    const [one, other] = [gateway({ call: { account: 10 } }), gateway({ call: { account: 10 } })];
    const calls = ({ counted }: typeof one) => passing(10, () => counted.ofAccount("call", player("a")));
    expect(await passing(6, () => one.counted.ofAccount("call", player("a")))).toBe(6);
    expect(await passing(4, () => other.counted.ofAccount("call", player("a")))).toBe(4);
    await one.limiter.share();
    await other.limiter.share();
    await one.limiter.share();
    expect([await calls(one), await calls(other)]).toEqual([0, 0]);
    await one.pass(121);
    await other.limiter.share();
    expect(await calls(one)).toBe(10);
  });

  it("log a refusal once a minute, with its class and player, without typed data", async () => {
    const { counted } = gateway({ attempt: { account: 1 }, call: { account: 1 } });
    lines.splice(0);
    await passing(4, () => counted.ofAccount("call", player("p-1")));
    await passing(2, () => counted.ofAccount("attempt", { typed: "password mette@example.dk" }));
    expect(lines).toEqual([
      {
        message: "too many requests",
        details: { security: true, class: "call", by: "account", account: "p-1" },
      },
      { message: "too many requests", details: { security: true, class: "attempt", by: "account" } },
    ]);
  });

  it("store no address, player or e-mail address in the database, and nothing for longer than its minute", async () => {
    const { counted, limiter, pass } = gateway({});
    await counted.ofAccount("attempt", { typed: "mette@example.dk" });
    const { rows } = await db().execute(sql`select key from attempts`);
    expect(JSON.stringify(rows)).not.toContain("mette");
    await pass(61);
    for (let round = 0; round < 60; round += 1) await limiter.share();
    expect((await db().execute(sql`select key from attempts`)).rows).toEqual([]);
  });
});
