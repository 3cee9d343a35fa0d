import { manualClock } from "@spilhus/lib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startTestEdge, type TestEdge } from "../../testing/testEdge.ts";
import { answer } from "../../testing/upstreamDouble.ts";

type Rule = { from: string; redirect: { to: string; statusCode: number } };

const rule = (from: string, to: string, statusCode = 301): Rule => ({ from, redirect: { to, statusCode } });

describe("route rules", () => {
  let test: TestEdge;
  let rules: Readonly<Record<string, readonly Rule[]>>;
  beforeEach(async () => {
    rules = {
      fjord: [
        rule("/gammel", "/faq", 301),
        rule("/blog/flyttet", "/blog/nyt?x=1", 302),
        rule("/ude", "//evil.dk"),
        rule("/rundt", "/rundt"),
      ],
    };
    test = await startTestEdge({
      clock: manualClock("2026-11-21T12:00:00Z"),
      gateway(request, response) {
        const brand = new URL(request.url ?? "", "http://x").searchParams.get("brand") ?? "";
        answer(
          response,
          200,
          { "content-type": "application/json" },
          JSON.stringify({ rules: rules[brand] ?? [] }),
        );
      },
    });
  });
  afterEach(() => test.stop());

  it("redirects documents, the router and paths with a trailing slash in one step (R2.54, R7.24)", async () => {
    const answers = await Promise.all([
      test.get("/gammel?a=b"),
      test.get("/gammel/", { headers: { rsc: "1" } }),
      test.get("/blog/flyttet?y=2"),
    ]);
    expect(answers.map(({ status, headers }) => [status, headers.location])).toEqual([
      [301, "/faq?a=b"],
      [301, "/faq"],
      [302, "/blog/nyt?x=1"],
    ]);
  });

  it("keeps brands apart, and calls the gateway for no visitor (R7.24)", async () => {
    const calls = test.gateway.requests.length;
    expect((await test.get("/gammel", { host: "eng.dk" })).status).toBe(404);
    expect(test.gateway.requests.length).toBe(calls);
  });

  it("follows no rule that leaves the site or leads to itself (R2.54)", async () => {
    expect((await test.get("/ude")).status).toBe(404);
    expect((await test.get("/rundt")).status).toBe(404);
  });

  it("applies a new rule as soon as a publish is announced (R7.24)", async () => {
    rules = { fjord: [rule("/ny", "/om-os", 308)] };
    await test.purge("fjord", []);
    expect((await test.get("/ny")).headers.location).toBe("/om-os");
    expect((await test.get("/gammel")).status).toBe(404);
  });

  it("keeps its rules while the gateway is down or answers garbage (R7.24)", async () => {
    for (const handle of [
      (_: unknown, response: Parameters<typeof answer>[0]) => answer(response, 500, {}),
      (_: unknown, response: Parameters<typeof answer>[0]) =>
        answer(response, 200, {}, '{"rules":[{"from":1}]}'),
    ]) {
      test.gateway.handle = handle;
      await test.purge("fjord", []);
      expect((await test.get("/gammel")).headers.location).toBe("/faq");
    }
    expect(test.logged.some(({ message }) => message === "route rules are not renewed")).toBe(true);
  });
});
