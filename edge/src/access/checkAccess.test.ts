import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { everyPageBuilt } from "../../testing/everyPageBuilt.ts";
import { player } from "../../testing/accountStatusDouble.ts";
import { HTML, SID, signedInEdge, type SignedInEdge, statusAt } from "../../testing/signedInEdge.ts";
import { startTestEdge } from "../../testing/testEdge.ts";

let clock: SignedInEdge["clock"];
let gateway: SignedInEdge["gateway"];
let test: SignedInEdge["test"];
beforeEach(async () => {
  ({ clock, gateway, test } = await signedInEdge());
});
afterEach(() => test.stop());

const suspend = () => gateway.sessions.set("fjord s", player({ checkResult: { type: "suspended" } }));
const at = (path: string, headers?: Record<string, string>) => statusAt({ test }, path, headers);

describe("a page requested with a session cookie", () => {
  it("is served after one signed call, whose answer is kept for a second (R4.02, asvs:7.2.1)", async () => {
    await Promise.all(Array.from({ length: 20 }, () => at("/faq")));
    await at("/casino");
    expect(gateway.asked).toEqual(["fjord s"]);
    clock.advance(1_000);
    expect(await at("/faq")).toEqual([200, undefined]);
    expect(gateway.asked).toHaveLength(2);
  });

  it("costs a visitor without the cookie no call, whatever the page (R6.01)", async () => {
    const { cookie: _, ...guest } = SID;
    for (const path of ["/faq", "/konto/hjem", "/bonuskode", "/findes-ikke"]) await at(path, guest);
    await at("/faq", { ...guest, cookie: "locale=en; loggedInBefore=1" });
    expect(gateway.asked).toEqual([]);
  });

  it("looks up the session of its own brand", async () => {
    expect(await at("/konto/hjem")).toEqual([200, undefined]);
    const other = await test.get("/konto/hjem", { headers: SID, host: "eng.dk" });
    expect([other.status, other.headers.location]).toEqual([307, "/?returnUrl=%2Fkonto%2Fhjem"]);
  });

  it("is refused with two session cookies (asvs:7.2.1)", async () => {
    for (const cookie of ["__Host-sid=s; __Host-sid=t", "__Host-sid=s; locale=en; __Host-sid=s"]) {
      for (const path of ["/faq", "/konto/hjem"])
        expect(await at(path, { ...HTML, cookie })).toEqual([400, undefined]);
    }
    const twoLines = await test.get("/faq", {
      headers: { ...HTML, cookie: ["__Host-sid=s", "__Host-sid=t"] },
    });
    expect(twoLines.status).toBe(400);
    expect(gateway.asked).toEqual([]);
  });
});

describe("what happens to a player", () => {
  it.each([
    ["logout", () => gateway.sessions.delete("fjord s"), "/?returnUrl=%2Fkonto%2Fhjem"],
    ["a restriction", suspend, "/konto/suspenderet?alert=suspended"],
  ])(
    "by %s holds for every page within 2 s, and for none before (R4.02, asvs:7.4.1)",
    async (_, happen, target) => {
      expect(await at("/konto/hjem")).toEqual([200, undefined]);
      happen();
      clock.advance(999);
      expect(await at("/konto/hjem")).toEqual([200, undefined]);
      clock.advance(1);
      expect(await at("/konto/hjem")).toEqual([307, target]);
    },
  );

  it("during a slow answer of the gateway does not wait for the next one (asvs:7.4.1)", async () => {
    const waiting = Promise.withResolvers<void>();
    test.gateway.handle = (request, response) => {
      waiting.resolve();
      request.socket.once("close", () => response.destroy());
    };
    const early = at("/konto/hjem");
    await waiting.promise;
    test.gateway.handle = gateway.handle;
    suspend();
    clock.advance(1_000);
    expect(await at("/konto/hjem")).toEqual([307, "/konto/suspenderet?alert=suspended"]);
    expect((await early)[0]).toBe(503);
  });

  it("by a login or a lifted restriction is seen as soon", async () => {
    suspend();
    expect(await at("/casino")).toEqual([307, "/konto/suspenderet?alert=suspended"]);
    gateway.sessions.set("fjord s", player());
    clock.advance(1_000);
    expect(await at("/casino")).toEqual([200, undefined]);
  });

  it("does not redirect back and forth after a lost session (R4.05, R8.01)", async () => {
    expect(await at("/konto/hjem")).toEqual([200, undefined]);
    gateway.sessions.delete("fjord s");
    expect(await at("/?returnUrl=%2Fkonto%2Fhjem")).toEqual([200, undefined]);
    expect(await at("/konto/hjem")).toEqual([307, "/?returnUrl=%2Fkonto%2Fhjem"]);
  });

  it("that no restriction knows is logged", async () => {
    gateway.sessions.set("fjord s", player({ checkResult: { type: "frozen-by-court" } }));
    await at("/casino");
    expect(test.logged).toContainEqual(
      expect.objectContaining({ level: "error", details: { type: "frozen-by-court" } }),
    );
  });
});

describe("guards", () => {
  it("send a player to the guard's page, those of the route and those the brand adds (R5.13)", async () => {
    gateway.sessions.set("fjord s", player({ isWithdrawalBlocked: true, hasVerifiedEid: false }));
    expect(await at("/konto/udbetaling")).toEqual([
      307,
      "/konto/udbetalinger-blokeret?alert=withdrawalBlocked",
    ]);
    expect(await at("/casino")).toEqual([200, undefined]);
    const guarded = await startTestEdge({
      clock,
      match: everyPageBuilt,
      gateway: gateway.handle,
      brand: { guards: { casino: ["verified-eid"] } },
    });
    const sent = await guarded.get("/casino", { headers: SID });
    expect([sent.status, sent.headers.location]).toEqual([307, "/konto/eid?alert=eidNeeded"]);
    expect((await guarded.get("/casino", { headers: HTML })).status).toBe(200);
    await guarded.stop();
  });
});

describe("the query of a document", () => {
  it("redirects a player to the return address, and never a guest (R4.05)", async () => {
    expect(await at("/?returnUrl=%2Fkonto%2Fbeskeder%3Fbesked%3D7")).toEqual([
      307,
      "/konto/beskeder?besked=7",
    ]);
    expect(await at("/faq?returnUrl=%2F%2Fevil.dk&a=1")).toEqual([307, "/faq?a=1"]);
    expect(await at("/bonuskode?returnUrl=%2Fcasino")).toEqual([307, "/casino"]);
    expect(await at("/?returnUrl=%2Fkonto%2Fbeskeder", HTML)).toEqual([200, undefined]);
  });

  it("loses sign-in parameters for a player, and a wrong step for a guest (R4.06, R4.07)", async () => {
    expect(await at("/casino?auth=signup&utm=x")).toEqual([307, "/casino?utm=x"]);
    expect(await at("/casino?auth=login&mitid=true")).toEqual([200, undefined]);
    expect(await at("/casino?auth=signup&step=3", HTML)).toEqual([307, "/casino?auth=signup&step=1"]);
    expect(await at("/casino?auth=signup&step=1", HTML)).toEqual([200, undefined]);
  });

  it("does not change where a restricted player is redirected (R4.02)", async () => {
    suspend();
    expect(await at("/?returnUrl=%2Fcasino")).toEqual([307, "/casino"]);
    expect(await at("/casino")).toEqual([307, "/konto/suspenderet?alert=suspended"]);
  });

  it("is ignored in requests of the router", async () => {
    expect(await at("/casino?auth=login", { ...SID, rsc: "1" })).toEqual([200, undefined]);
  });
});
