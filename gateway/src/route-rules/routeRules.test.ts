import { RouteRuleAnswerSchema, RouteRulesSchema } from "@spilhus/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway[Symbol.asyncDispose]());

const RULES = "/gateway/content/public/route-rules";
const set = (from: string, to: string | null, statusCode = 301, brand = "fjord") =>
  gateway.manage("PUT", `/management/spaces/${brand}/route-rules`, {
    from,
    redirect: to === null ? null : { to, statusCode },
  });
const lookup = async (path: string, brand = "fjord") => {
  const answer = await gateway.get(`${RULES}/lookup?${new URLSearchParams({ brand, path }).toString()}`);
  return RouteRuleAnswerSchema.parse(await answer.json()).rule;
};

describe("route rules", () => {
  it("are looked up by path and give the redirect an editor has set (R7.24)", async () => {
    expect((await set("/gammel", "/ny", 302)).status).toBe(200);
    expect(await lookup("/gammel")).toEqual({ from: "/gammel", redirect: { to: "/ny", statusCode: 302 } });
    expect(await lookup("/andet")).toBeNull();
  });

  it("mean a path with or without trailing slash and query, on their own brand only (R7.24)", async () => {
    await set("/kampagne/", "/bonus");
    expect(await lookup("/kampagne/?fra=mail")).toMatchObject({ from: "/kampagne" });
    expect(await lookup("/kampagne", "eng")).toBeNull();
  });

  it("are replaced by a new one and taken away by none (R7.24)", async () => {
    await set("/skift", "/et");
    await set("/skift", "/to", 308);
    expect(await lookup("/skift")).toMatchObject({ redirect: { to: "/to", statusCode: 308 } });
    await set("/skift", null);
    expect(await lookup("/skift")).toBeNull();
  });

  it("are all there for the edge's snapshot (R7.24)", async () => {
    await set("/a", "/b", 301, "eng");
    await set("/c", "/d", 307, "eng");
    const answer = await gateway.get(`${RULES}?brand=eng`);
    const { rules } = RouteRulesSchema.parse(await answer.json());
    expect(rules.map((rule) => rule.from)).toEqual(["/a", "/c"]);
  });

  it.each([
    ["another site", "/x", "//evil.example", 301],
    ["itself", "/x", "/x/", 301],
    ["no path", "/x", "https://evil.example", 301],
    ["a status that redirects nowhere", "/x", "/y", 200],
  ])("never lead to %s", async (_, from, to, status) => {
    expect((await set(from, to, status)).status).toBe(400);
    expect(await lookup(from)).toBeNull();
  });

  it("are set by signed calls only and read with a known brand only", async () => {
    const forged = await fetch(`${gateway.origin}/management/spaces/fjord/route-rules`, {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ from: "/x", redirect: null }),
    });
    expect(forged.status).toBe(401);
    const unknown = await gateway.get(`${RULES}?brand=nowhere`);
    expect(unknown.status).toBe(404);
    const otherSite = await gateway.get(`${RULES}?brand=fjord`, { "x-brand": "eng" });
    expect(await otherSite.json()).toMatchObject({ error: { code: "wrong-brand" } });
  });
});
