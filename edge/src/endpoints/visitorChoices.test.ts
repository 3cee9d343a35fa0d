import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { HttpCall } from "../../testing/exchangeOverHttp.ts";
import { startTestEdge, type TestEdge } from "../../testing/testEdge.ts";

const ORIGIN = "https://fjord.dk";
const FORM = { origin: ORIGIN, "content-type": "application/x-www-form-urlencoded" };
const JSON_CALL = { origin: ORIGIN, "content-type": "application/json", "sec-fetch-site": "same-origin" };
const YEAR = 31_536_000;

describe("what a visitor chooses", () => {
  let test: TestEdge;
  beforeAll(async () => {
    test = await startTestEdge();
  });
  afterAll(() => test.stop());

  const post = (path: string, headers: Record<string, string>, body: string, more: HttpCall = {}) =>
    test.get(path, { method: "POST", headers, body, ...more });
  const cookiesOf = ({ headers }: Awaited<ReturnType<typeof post>>) => headers["set-cookie"] ?? [];

  it("is kept by Set-Cookie and answered with nothing to the script (R3.07)", async () => {
    const answer = await post("/_consent", JSON_CALL, '{"preferences":1,"statistics":0,"marketing":0}');
    expect([answer.status, answer.text]).toEqual([204, ""]);
    expect(cookiesOf(answer)).toEqual([`consent=v1.100; Max-Age=${YEAR}; Path=/; Secure; SameSite=Lax`]);
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  it("leads a form back to the page it was sent from, an unticked box meaning no (R3.07)", async () => {
    const headers = { ...FORM, referer: `${ORIGIN}/faq?x=1` };
    const answer = await post("/_consent", headers, "marketing=1");
    expect([answer.status, answer.headers.location]).toEqual([303, "/faq?x=1"]);
    expect(cookiesOf(answer)[0]).toContain("consent=v1.001;");
  });

  it.each([
    ["answer=all", "111"],
    ["answer=none&statistics=1", "000"],
    ["answer=chosen&statistics=1", "010"],
    ["answer=chosen", "000"],
  ])("is the button's of a form without script: %s is %s (R2.17, R3.07)", async (body, kept) => {
    const answer = await post("/_consent", FORM, `${body}&to=/cookiepolitik%23gemt`);
    expect([answer.status, answer.headers.location]).toEqual([303, "/cookiepolitik#gemt"]);
    expect(cookiesOf(answer)[0]).toContain(`consent=v1.${kept};`);
    expect(cookiesOf(answer).some((cookie) => cookie.startsWith("visitor_id="))).toBe(kept[1] === "1");
  });

  it.each(["//evil.dk", "https://evil.dk/", "/\\evil.dk", "javascript:alert(1)", "/gateway/x", "/_consent"])(
    "never leads to %s",
    async (to) => {
      const form = await post("/_consent", { ...FORM, referer: to }, new URLSearchParams({ to }).toString());
      expect(form.headers.location).toBe("/");
      const locale = await test.get(`/_locale/en?${new URLSearchParams({ to })}`);
      expect(locale.headers.location).toBe("/");
    },
  );

  it("gives a random id to whoever allows statistics, once, and without a script's help (R3.07, R9.03)", async () => {
    const answer = await post("/_consent", JSON_CALL, '{"statistics":true}');
    const id = cookiesOf(answer).find((cookie) => cookie.startsWith("visitor_id="));
    expect(id).toMatch(/^visitor_id=[0-9a-f-]{36}; Max-Age=315360000; Path=\/; Secure; SameSite=Lax$/);
    const known = { ...JSON_CALL, cookie: String(id).split(";")[0] ?? "" };
    expect(cookiesOf(await post("/_consent", known, '{"statistics":true}'))).toHaveLength(1);
  });

  it("takes back with the permission every cookie that needed it, and no other (R3.07)", async () => {
    const cookie = "consent=v1.111; locale=en; exp_hero=b; exp_signup=c; visitor_id=x; other=1";
    const cookies = cookiesOf(await post("/_consent", { ...JSON_CALL, cookie }, '{"statistics":0}'));
    expect(cookies.map((value) => value.split(";")[0])).toEqual([
      "consent=v1.000",
      "visitor_id=",
      "exp_hero=",
      "exp_signup=",
    ]);
    for (const removed of cookies.slice(1)) expect(removed).toContain("Max-Age=0");
    const kept = cookiesOf(await post("/_consent", { ...JSON_CALL, cookie }, '{"statistics":1}'));
    expect(kept.some((value) => value.startsWith("exp_"))).toBe(false);
  });

  it("takes back no cookie whose name is none", async () => {
    const answer = await post("/_consent", { ...JSON_CALL, cookie: "exp_a\u00e6(b=1" }, "{}");
    expect([answer.status, cookiesOf(answer).length]).toEqual([204, 1]);
  });

  it.each([
    ["another site", { ...FORM, origin: "https://evil.dk" }],
    ["the other brand", { ...FORM, origin: "https://eng.dk" }],
    ["no known site", { "content-type": FORM["content-type"] }],
    ["a site that hides", { ...FORM, origin: "null" }],
    ["the plain twin", { ...FORM, origin: "http://fjord.dk" }],
    ["a neighbour", { ...FORM, "sec-fetch-site": "same-site" }],
    ["a cross-site frame", { ...FORM, "sec-fetch-site": "cross-site" }],
  ])("is not believed from %s", async (_, headers) => {
    for (const path of ["/_consent", "/_marketing-permission"]) {
      const answer = await post(path, headers, "statistics=1&value=given");
      expect([answer.status, cookiesOf(answer)]).toEqual([403, []]);
    }
  });

  it.each([
    [415, "text/plain", "statistics=1"],
    [400, "application/json", "{"],
    [400, "application/json", "null"],
    [400, "application/json", '{"statistics":"yes"}'],
    [400, "application/x-www-form-urlencoded", "statistics=2"],
    [400, "application/x-www-form-urlencoded", "answer=maybe"],
    [413, "application/json", `{"statistics":1,"x":"${"a".repeat(5_000)}"}`],
  ])("gets a clear %i in JSON for %s %j", async (status, type, body) => {
    const answer = await post("/_consent", { origin: ORIGIN, "content-type": type }, body);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text).error).toMatchObject({ statusCode: status, message: expect.any(String) });
  });

  it("is kept for a language 365 days, and leads back (R3.07, R9.03)", async () => {
    const answer = await test.get("/_locale/en?to=/faq%3Fa%3Db");
    expect([answer.status, answer.headers.location]).toEqual([303, "/faq?a=b"]);
    expect(cookiesOf(answer)).toEqual([`locale=en; Max-Age=${YEAR}; Path=/; Secure; SameSite=Lax`]);
    for (const path of ["/_locale/de", "/_locale/en/x", "/_locale"])
      expect((await test.get(path)).status).toBe(404);
  });

  it("is kept for offers in a necessary cookie (R3.07)", async () => {
    const given = await post("/_marketing-permission", FORM, "value=given&to=/konkurrence");
    expect([given.status, given.headers.location]).toEqual([303, "/konkurrence"]);
    expect(cookiesOf(given)[0]).toContain(`marketing_permission=given; Max-Age=${YEAR}`);
    expect((await post("/_marketing-permission", JSON_CALL, '{"value":"declined"}')).status).toBe(204);
    const postponed = await post("/_marketing-permission", JSON_CALL, '{"value":"postponed"}');
    expect(cookiesOf(postponed)[0]).toContain("marketing_permission=postponed; Max-Age=2592000;");
    expect((await post("/_marketing-permission", JSON_CALL, '{"value":"maybe"}')).status).toBe(400);
  });

  it("is asked for by POST only", async () => {
    const answer = await test.get("/_consent");
    expect([answer.status, answer.headers["allow"]]).toEqual([405, "POST"]);
  });
});
