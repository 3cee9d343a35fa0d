import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrandDefinition } from "@spilhus/brand";
import { AccountStatusQuestionSchema, type AccountStatusAnswer } from "@spilhus/contracts";
import {
  ACCOUNT_PAGES,
  accountStatusUnder,
  EXPECTED_RESTRICTIONS,
  openPages,
} from "@spilhus/restrictions/testing";
import { NextRequest } from "next/server.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { proxy } from "./proxy.ts";

const ORIGIN = "http://fjord.localhost:3100";

const accountStatus = (restriction: string): AccountStatusAnswer => ({
  loggedIn: true,
  ...accountStatusUnder(restriction),
  hasVerifiedEid: true,
  isWithdrawalBlocked: false,
  hasDepositLimit: true,
  loggedInAt: "2026-11-21T11:00:00.000Z",
  expiresAt: "2026-11-21T12:30:00.000Z",
});

/** Requests for a page that a browser, Next's router or an attacker may send, some with forged identity headers. */
const FORMS: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ["GET", {}],
  ["HEAD", {}],
  ["POST", { "next-action": "7f3a" }],
  ["GET", { rsc: "1", "next-router-state-tree": "x" }],
  ["GET", { rsc: "1", "next-router-prefetch": "1", purpose: "prefetch" }],
  ["GET", { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" }],
  ["GET", { "x-middleware-subrequest": "proxy:proxy:proxy:proxy:proxy", "x-nextjs-data": "1" }],
  ["GET", { "x-player": "1", "x-user-id": "1", "x-check-result": "null", "x-standing": '{"loggedIn":true}' }],
  ["GET", { "x-forwarded-host": "gratis.example", "x-original-url": "/faq", "x-matched-path": "/faq" }],
];

const oddSpellings = (path: string): readonly string[] => [
  `${path}/`,
  `/${path}`,
  path.replace("/konto/", "/konto//"),
  path.replace("/k", "/%6B"),
  path.toUpperCase(),
  `/faq/..${path}`,
  `${path}%2f`,
  `${path}%00`,
  `${path};a=b`,
  `${path}.rsc`,
  `${path}.segments/_tree.segment.rsc`,
  `/_next/data/build${path}.json`,
  `/da${path}`,
  `${path}?_rsc=1`,
];

describe("an app without the edge in front", { timeout: 20_000 }, () => {
  let gateway: Server;
  beforeAll(async () => {
    gateway = createServer((request, response) => {
      let body = "";
      request.on("data", (chunk: Buffer) => (body += chunk.toString()));
      request.on("end", () => {
        const { session } = AccountStatusQuestionSchema.parse(JSON.parse(body));
        response.end(JSON.stringify(accountStatus(session ?? "")));
      });
    });
    await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve));
  });
  afterAll(() => {
    gateway.closeAllConnections();
    gateway.close();
  });

  const brand = {
    id: "fjord",
    timezone: "Europe/Copenhagen",
    locales: ["da", "en"],
    enabledRoutes: ["front", "faq", "account-home"],
    experiments: [],
    guards: {},
  } as const satisfies Partial<BrandDefinition>;

  /** Sends a request; returns the page shown or the redirect. */
  async function send(address: string, method: string, headers: Readonly<Record<string, string>>) {
    // An IP listener's address is always an AddressInfo; the brand has all that is read here.
    const { port } = gateway.address() as AddressInfo;
    const access = {
      gatewayOrigin: `http://127.0.0.1:${port}`,
      revalidateSecret: "s".repeat(32),
      origin: ORIGIN,
    };
    const answer = await proxy(
      brand as unknown as BrandDefinition,
      () => access,
    )(new NextRequest(new URL(address, ORIGIN), { method, headers }));
    const location = answer.headers.get("location");
    const rewritten = answer.headers.get("x-middleware-rewrite");
    return {
      status: answer.status,
      sentTo: location === null ? null : new URL(location, ORIGIN).pathname,
      shown: rewritten === null ? null : new URL(rewritten).pathname,
      location,
    };
  }

  const session = (restriction: string) => ({ cookie: `__Host-sid=${restriction}` });

  it.each(Object.entries(EXPECTED_RESTRICTIONS))(
    "opens only the pages of the table to a player under %s, in every request form (R4.02, R6.03, R6.05)",
    async (restriction, { status }) => {
      for (const [place, page] of ACCOUNT_PAGES.entries()) {
        const isOpen = openPages(restriction).includes(page);
        // Each page in three of the forms, each form with six or more pages of every restriction.
        for (const [method, headers] of FORMS.filter((_, index) => index % 3 === place % 3)) {
          const { sentTo, shown } = await send(page, method, { ...session(restriction), ...headers });
          const form = `${method} ${page} ${JSON.stringify(headers)}`;
          expect(sentTo, form).toBe(isOpen ? null : status);
          expect(shown === null, form).toBe(!isOpen);
        }
      }
    },
  );

  it("shows no closed account page under an odd spelling of its address (R4.02, R6.05, asvs:8.3.1)", async () => {
    for (const [turn, [restriction, { status }]] of Object.entries(EXPECTED_RESTRICTIONS).entries()) {
      const open = openPages(restriction);
      const closed = ACCOUNT_PAGES.filter((page) => !open.includes(page));
      for (const address of closed.flatMap(oddSpellings).filter((_, index) => index % 5 === turn % 5)) {
        let { status: code, sentTo, shown, location } = await send(address, "GET", session(restriction));
        for (let steps = 0; code === 308 && location !== null && steps < 3; steps += 1) {
          ({ status: code, sentTo, shown, location } = await send(location, "GET", session(restriction)));
        }
        const isShut = sentTo === status || code === 400 || shown === "/da/not-found";
        expect([restriction, address, isShut, code, sentTo, shown]).toEqual([
          ...[restriction, address, true, code, sentTo, shown],
        ]);
      }
    }
  });
});
