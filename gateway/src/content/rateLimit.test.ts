import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { RATE_LIMITS } from "../config/rateLimits.ts";
import { TOKENS } from "../../testing/testEnvironment.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ environment: { RATE_LIMITS: "{}" } });
});
afterAll(() => gateway[Symbol.asyncDispose]());

const burst = async (count: number, path: string, headers: Record<string, string> = {}) => {
  const answers = await Promise.all(Array.from({ length: count }, () => gateway.get(path, headers)));
  await Promise.all(answers.map((answer) => answer.text()));
  return answers;
};

describe("the rate limits a gateway runs with", () => {
  it("answer 429 to a token that asks too fast, in a body its client can retry on, and not to another (R7.22)", async () => {
    const limit = 20;
    await using few = await testGateway({ environment: { RATE_LIMITS: `{"contentPerSecond":${limit}}` } });
    const path = `/cdn/stories?per_page=1&token=${TOKENS.fjord.public}`;
    const answers = await Promise.all(Array.from({ length: limit * 10 }, () => few.get(path)));
    await Promise.all(answers.map((answer) => answer.clone().text()));
    const refused = answers.filter((answer) => answer.status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.filter((answer) => answer.status === 200).length).toBeGreaterThanOrEqual(limit);
    expect(Number(refused[0]?.headers.get("retry-after"))).toBe(1);
    expect(refused[0]?.headers.get("content-type")).toContain("application/json");
    expect((await few.get(`/cdn/stories?token=${TOKENS.eng.public}`)).status).toBe(200);
  });

  it("count visitors by the address the edge gives, and not the apps of this machine", async () => {
    const path = "/gateway/games/public/jackpots?brand=fjord";
    const visitor = { "x-forwarded-for": "203.0.113.7" };
    const answers = await burst(RATE_LIMITS.feedsPerMinute + 1, path, visitor);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(1);
    expect((await gateway.get(path, { "x-forwarded-for": "203.0.113.8" })).status).toBe(200);
    expect((await gateway.get(path)).status).toBe(200);
    const refused = await gateway.get(path, visitor);
    expect(await refused.json()).toMatchObject({ error: { code: "too-many-requests", statusCode: 429 } });
  });

  it("do not believe an address that another machine than the edge gives", async () => {
    await using elsewhere = await testGateway({
      environment: { TRUSTED_PROXY: "192.0.2.7", RATE_LIMITS: '{"feedsPerMinute":2}' },
    });
    const path = "/gateway/games/public/jackpots?brand=fjord";
    const statuses: number[] = [];
    for (const address of ["203.0.113.7", "203.0.113.8", "203.0.113.9"]) {
      // oxlint-disable-next-line no-await-in-loop -- counted in this order
      statuses.push((await elsewhere.get(path, { "x-forwarded-for": address })).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });
});
