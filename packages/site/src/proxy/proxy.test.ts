import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import {
  type AccountStatusAnswer,
  AccountStatusQuestionSchema,
  GET_ACCOUNT_STATUS,
} from "@spilhus/contracts/edge";
import { ReplayGuard, SIGNATURE_HEADER, verifyRequest } from "@spilhus/lib/node";
import type { BrandDefinition } from "@spilhus/brand";
import { NextRequest } from "next/server.js";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { proxy } from "./proxy.ts";

const SECRET = "a secret of the tests";
const ORIGIN = "http://fjord.localhost:3100";
const player = {
  loggedIn: true,
  checkResult: null,
  withinLimits: true,
  hasVerifiedEid: true,
  isWithdrawalBlocked: false,
  hasDepositLimit: true,
  loggedInAt: "2026-11-21T11:00:00.000Z",
  expiresAt: "2026-11-21T12:30:00.000Z",
} as const satisfies AccountStatusAnswer;

/** The part of a brand that the proxy reads. */
const brand = {
  id: "fjord",
  timezone: "Europe/Copenhagen",
  locales: ["da", "en"],
  enabledRoutes: ["front", "faq", "casino"],
  experiments: [],
  guards: { casino: ["verified-eid"] },
} as const satisfies Partial<BrandDefinition>;

describe("the proxy without an edge", () => {
  const sessions = new Map<string, AccountStatusAnswer>();
  const guard = new ReplayGuard();
  let gateway: Server;
  let gatewayCalls = 0;
  let isDown = false;
  beforeAll(async () => {
    gateway = createServer((request, response) => {
      gatewayCalls += 1;
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        const body = Buffer.concat(chunks).toString();
        const call = { method: "POST", path: GET_ACCOUNT_STATUS.path, body };
        const signature = String(request.headers[SIGNATURE_HEADER]);
        const isSigned = verifyRequest(SECRET, signature, call, guard, Date.now());
        if (isDown || !isSigned || request.url !== GET_ACCOUNT_STATUS.path)
          return response.writeHead(500).end();
        const { session } = AccountStatusQuestionSchema.parse(JSON.parse(body));
        response.writeHead(200, { "content-type": "application/json" });
        response.end(JSON.stringify(sessions.get(session ?? "") ?? { loggedIn: false }));
      });
    });
    await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve));
    sessions.set("ordinary", player);
    sessions.set("suspended", { ...player, checkResult: { type: "suspended" } });
    sessions.set("unverified", { ...player, hasVerifiedEid: false });
  });
  beforeEach(() => {
    gatewayCalls = 0;
    isDown = false;
  });
  afterAll(() => {
    gateway.closeAllConnections();
    gateway.close();
  });

  /** Status, redirect target and rewritten address of the response. */
  async function send(path: string, headers: Record<string, string> = {}) {
    // An IP listener's address is always an AddressInfo; the brand has all that is read here.
    const { port } = gateway.address() as AddressInfo;
    const access = { gatewayOrigin: `http://127.0.0.1:${port}`, revalidateSecret: SECRET, origin: ORIGIN };
    const answer = await proxy(
      brand as unknown as BrandDefinition,
      () => access,
    )(new NextRequest(new URL(path, ORIGIN), { headers }));
    const relative = (address: string | null) => address?.replace(ORIGIN, "") ?? null;
    return {
      status: answer.status,
      to: relative(answer.headers.get("location")),
      page: relative(answer.headers.get("x-middleware-rewrite")),
      cacheControl: answer.headers.get("cache-control"),
    };
  }
  const as = (session: string) => ({ cookie: `__Host-sid=${session}` });

  it.each([{}, { rsc: "1" }])(
    "closes the same pages as the edge, in every request form (R4.02, R6.03) %o",
    async (form) => {
      const page = { status: 200, to: null, cacheControl: null };
      const sent = { status: 307, page: null, cacheControl: "private, no-store" };
      expect(await send("/faq", { ...as("suspended"), ...form })).toEqual({ ...page, page: "/da/faq" });
      expect(await send("/casino", { ...as("suspended"), ...form })).toEqual({
        ...sent,
        to: "/konto/suspenderet?alert=suspended",
      });
      expect(await send("/casino", { ...as("unverified"), ...form })).toEqual({
        ...sent,
        to: "/konto/eid?alert=eidNeeded",
      });
      expect(await send("/casino", { ...as("ordinary"), ...form })).toEqual({ ...page, page: "/da/casino" });
      expect(await send("/%6Bonto/hjem?a=1", { ...as("nobody"), ...form })).toEqual({
        ...sent,
        to: `/?returnUrl=${encodeURIComponent("/konto/hjem?a=1")}`,
      });
    },
  );

  it("does not call the gateway for a visitor without a session cookie (R6.01)", async () => {
    expect((await send("/casino")).page).toBe("/da/casino");
    expect((await send("/konto/hjem")).to).toBe("/?returnUrl=%2Fkonto%2Fhjem");
    expect(gatewayCalls).toBe(0);
  });

  it("refuses two session cookies and a malformed address", async () => {
    expect((await send("/faq", { cookie: "__Host-sid=a; __Host-sid=b" })).status).toBe(400);
    expect((await send("/%ff")).status).toBe(400);
    expect(gatewayCalls).toBe(0);
  });

  it("corrects a document's query like the edge (R4.05, R4.06, R4.07)", async () => {
    expect((await send("/?returnUrl=/casino", as("ordinary"))).to).toBe("/casino");
    expect((await send("/faq?auth=login", as("ordinary"))).to).toBe("/faq");
    expect((await send("/faq?auth=signup&step=4")).to).toBe("/faq?auth=signup&step=1");
  });

  it("shows public pages, and 503 for the account, when the gateway is down (R6.03)", async () => {
    isDown = true;
    expect((await send("/casino", as("suspended"))).page).toBe("/da/casino");
    expect(await send("/konto/hjem", as("ordinary"))).toMatchObject({ status: 503, page: "/da/unavailable" });
  });

  it("answers a payment with a page that speaks of the payment, when the gateway is down (R2.28, R2.29)", async () => {
    isDown = true;
    for (const path of ["/payments/pending/tx-1", "/payments/redirect-assistant?txId=tx-1"])
      expect(await send(path, as("ordinary"))).toMatchObject({
        status: 503,
        page: "/da/payment-unavailable",
      });
  });
});
