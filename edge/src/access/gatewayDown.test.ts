import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { player } from "../../testing/accountStatusDouble.ts";
import { HTML, SID, signedInEdge, type SignedInEdge, statusAt } from "../../testing/signedInEdge.ts";
import { answer } from "../../testing/upstreamDouble.ts";

/** A request that has nothing of the router in it. */
const document = {};

let clock: SignedInEdge["clock"];
let gateway: SignedInEdge["gateway"];
let test: SignedInEdge["test"];
beforeEach(async () => {
  ({ clock, gateway, test } = await signedInEdge());
});
afterEach(() => test.stop());

const suspend = () => gateway.sessions.set("fjord s", player({ checkResult: { type: "suspended" } }));
const at = (path: string, headers?: Record<string, string>) => statusAt({ test }, path, headers);

describe("a gateway that is down", () => {
  const down = () => {
    test.gateway.handle = (_, response) => response.socket?.resetAndDestroy();
    clock.advance(1_000);
  };

  it("keeps public pages open and closes the account (R6.03, asvs:16.5.3)", async () => {
    await test.purge("fjord", ["all"]);
    await expect.poll(() => test.app.callsTo("/en/unavailable")).toHaveLength(1);
    suspend();
    await at("/faq");
    down();
    for (const path of ["/faq", "/casino", "/", "/bonuskode"])
      expect(await at(path)).toEqual([200, undefined]);
    expect((await at("/findes-ikke"))[0]).toBe(404);
    for (const path of ["/konto/hjem", "/konto/suspenderet", "/konto/findes-ikke", "/playgame"]) {
      for (const form of [document, { accept: "*/*", rsc: "1", referer: `https://fjord.dk${path}` }]) {
        const { status, headers, text } = await test.get(path, { headers: { ...SID, ...form } });
        expect(status, path).toBe(503);
        expect(headers["retry-after"], path).toBe("10");
        expect(headers["cache-control"], path).toContain("no-store");
        expect(text).not.toContain("/da/konto");
        expect(text.includes("|/da/unavailable|")).toBe(form === document);
      }
    }
    expect(await at("/konto/hjem", HTML)).toEqual([307, "/?returnUrl=%2Fkonto%2Fhjem"]);
  });

  it("says at a payment's addresses what becomes of the payment, in the player's language (R2.28, R2.29)", async () => {
    await test.purge("fjord", ["all"]);
    await expect.poll(() => test.app.callsTo("/en/payment-unavailable")).toHaveLength(1);
    suspend();
    await at("/faq");
    down();
    for (const path of ["/payments/pending/x", "/payments/redirect-assistant?txId=x"]) {
      for (const locale of ["da", "en"]) {
        const cookie = `${SID.cookie}; locale=${locale}`;
        const { status, headers, text } = await test.get(path, { headers: { ...HTML, cookie } });
        expect([status, headers["retry-after"]], path).toEqual([503, "10"]);
        expect(headers["cache-control"], path).toContain("no-store");
        expect(text).toContain(`|/${locale}/payment-unavailable|`);
      }
    }
  });

  it("is called once a second, not for every page", async () => {
    down();
    const before = test.gateway.requests.length;
    await at("/faq");
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => at("/faq", { ...HTML, cookie: `__Host-sid=${index}` })),
    );
    expect(test.gateway.requests.length).toBe(before + 1);
  });

  it.each([
    ["answers 500", (response: Parameters<typeof answer>[0]) => answer(response, 500, {}, "trace")],
    [
      "answers 503 without its database",
      (response: Parameters<typeof answer>[0]) =>
        answer(response, 503, { "content-type": "application/json", "retry-after": "5" }, "{}"),
    ],
    [
      "answers half an account status",
      (response: Parameters<typeof answer>[0]) =>
        answer(
          response,
          200,
          { "content-type": "application/json" },
          '{"loggedIn":true,"withinLimits":true}',
        ),
    ],
    ["says nothing", () => {}],
  ])("because it %s, closes the account as well, and opens it again by itself", async (_, fail) => {
    test.gateway.handle = (_request, response) => fail(response);
    const failed = await test.get("/konto/hjem", { headers: SID });
    expect([failed.status, failed.headers["retry-after"]]).toEqual([503, "10"]);
    expect(await at("/casino")).toEqual([200, undefined]);
    test.gateway.handle = gateway.handle;
    clock.advance(5_000);
    expect(await at("/konto/hjem")).toEqual([200, undefined]);
  });
});
