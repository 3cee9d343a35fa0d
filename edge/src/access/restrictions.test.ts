import { manualClock } from "@spilhus/lib";
import {
  ACCOUNT_PAGES,
  accountStatusUnder,
  EXPECTED_RESTRICTIONS,
  GUEST_PAGES,
  insteadOfGuestPage,
  HELP_PAGES,
  OPEN_PAGES,
  openPages,
} from "@spilhus/restrictions/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rawRequest, statusOf } from "../../testing/rawRequest.ts";
import { everyPageBuilt } from "../../testing/everyPageBuilt.ts";
import { player, accountStatusDouble } from "../../testing/accountStatusDouble.ts";
import { SECRET, startTestEdge, type TestEdge } from "../../testing/testEdge.ts";

const HOST = "fjord.dk";
const PATHS = [...ACCOUNT_PAGES, ...HELP_PAGES, ...OPEN_PAGES, ...GUEST_PAGES];
/** Everything a browser, its router, a link checker or a hand may send for one page. */
const REPRESENTATIONS = [
  ["a document", "GET", {}],
  ["HEAD", "HEAD", {}],
  ["the router's payload", "GET", { rsc: "1", "next-router-state-tree": "x" }],
  ["a prefetch", "GET", { rsc: "1", "next-router-prefetch": "1" }],
  ["a segment", "GET", { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" }],
] as const;

/** Where an entrance leads a player whom nothing stops. */
const ENTRANCES = new Map(
  OPEN_PAGES.filter((path) => /^\/(?:games\/entrance|spil|spilleautomater\/entrance)\//.test(path)).map(
    (path) => [path as string, "/playgame?game=nordens-lys"],
  ),
);

const clock = manualClock("2026-11-21T12:00:00Z");
const gateway = accountStatusDouble(SECRET, clock);
let test: TestEdge;

beforeAll(async () => {
  test = await startTestEdge({ clock, match: everyPageBuilt, gateway: gateway.handle });
  for (const session of Object.keys(EXPECTED_RESTRICTIONS)) {
    gateway.sessions.set(`fjord ${session}`, player(accountStatusUnder(session)));
  }
  gateway.sessions.set("fjord ordinary", player());
});
afterAll(() => test.stop());

const cookieOf = (session: string) => ({ cookie: `__Host-sid=${session}` });

describe.each(Object.entries(EXPECTED_RESTRICTIONS))("a player with %s", (session, restriction) => {
  const open = new Set(openPages(session));
  const sentTo = `${restriction.status}?alert=${restriction.alert}`;

  it.each(REPRESENTATIONS)(
    "who asks for %s is on the pages the table opens, and else sent to the status page (R4.01, R4.02, R6.05)",
    async (_, method, headers) => {
      const shown = await Promise.all(
        PATHS.map(async (path) => {
          const from = `https://${HOST}${path}`;
          const answer = await test.get(path, {
            method,
            headers: { ...cookieOf(session), ...headers, referer: from },
          });
          expect(answer.headers["set-cookie"]).toBeUndefined();
          const { status, text, headers: sent } = answer;
          return [path, status, sent.location, ...(status === 200 ? [] : [text, sent["cache-control"]])];
        }),
      );
      expect(shown).toEqual(
        PATHS.map((path) =>
          open.has(path) ? [path, 200, undefined] : [path, 307, sentTo, "", "private, no-store"],
        ),
      );
    },
  );

  /** The status line of an answer over a bare socket, and where it sends. */
  async function raw(target: string, method = "GET"): Promise<[number, string | undefined, string]> {
    const answer = await rawRequest(test.edge.port, [
      `${method} ${target} HTTP/1.1`,
      `Host: ${HOST}`,
      `Cookie: ${cookieOf(session).cookie}`,
      "Connection: close",
    ]);
    return [statusOf(answer), /^location: (.*)$/im.exec(answer)?.[1]?.trim(), answer];
  }

  it("cannot bypass the restriction by another spelling of an address (R4.02, R6.05)", async () => {
    const closed = PATHS.filter((path) => !open.has(path) && path !== "/").filter(
      (_, index) => index % 4 === 0,
    );
    const odd = closed.flatMap((path) => [
      `${path}/`,
      `/${path}`,
      `${path}//`,
      path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
      path.toUpperCase(),
      path.replace("/", "/./"),
      `/x/..${path}`,
      `/%2e%2e${path}`,
      `${path}%2f`,
      `${path}\\`,
      `${path}%00`,
      `${path};a=b`,
      `${path}%20`,
      `${path}.`,
      `${path}?_rsc=1`,
      `${path}?auth=login`,
      `/da${path}`,
      `/internal${path}`,
      `http://${HOST}${path}`,
    ]);
    for (const target of odd) {
      let [status, location, answer] = await raw(target);
      for (let steps = 0; location !== undefined && location !== sentTo && steps < 5; steps += 1) {
        [status, location, answer] = await raw(location);
      }
      const ended = location === sentTo || [400, 404].includes(status);
      expect(ended, `${target} ${status} ${location}`).toBe(true);
      expect(answer).not.toMatch(/canary\[fjord\|\/da(?!\/not-found)/);
    }
  });

  it("cannot bypass the restriction by another method (R6.05)", async () => {
    const calls = test.app.requests.length;
    for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND", "get"]) {
      const [status] = await raw("/konto/hjem", method);
      expect([400, 405], method).toContain(status);
    }
    expect(test.app.requests.length).toBe(calls);
  });

  it("is redirected to the status page after login until it was shown (R4.02, R4.08)", async () => {
    const cookie = `${cookieOf(session).cookie}; userJustLoggedIn=1`;
    const first = await test.get("/faq", { headers: { cookie } });
    expect([first.status, first.headers.location, first.headers["set-cookie"]]).toEqual([
      307,
      sentTo,
      undefined,
    ]);
    const prefetch = {
      rsc: "1",
      "next-router-prefetch": "1",
      referer: `https://${HOST}${restriction.status}`,
    };
    const ahead = await test.get(restriction.status, { headers: { cookie, ...prefetch } });
    expect([ahead.status, ahead.headers["set-cookie"]]).toEqual([200, undefined]);
    const shown = await test.get(restriction.status, { headers: { cookie } });
    expect([shown.status, shown.headers["set-cookie"]]).toEqual([
      200,
      [expect.stringMatching(/^userJustLoggedIn=shown; Path=\/; Secure; SameSite=Lax$/)],
    ]);
    const referer = `https://${HOST}${restriction.status}`;
    const after = await test.get("/faq", { headers: { cookie, referer } });
    expect(after.status).toBe(restriction.forced ? 307 : 200);
  });

  it("is not redirected there a second time for the same login (R4.02, R4.08)", async () => {
    const cookie = `${cookieOf(session).cookie}; userJustLoggedIn=shown`;
    for (const headers of [{ cookie }, { cookie, referer: `https://${HOST}/betingelser` }]) {
      expect((await test.get("/faq", { headers })).status).toBe(restriction.forced ? 307 : 200);
      const again = await test.get(restriction.status, { headers });
      expect([again.status, again.headers["set-cookie"]]).toEqual([200, undefined]);
    }
    expect((await test.get("/spilleautomater", { headers: { cookie } })).headers.location).toBe(sentTo);
  });
});

describe("a player without a restriction", () => {
  it.each(REPRESENTATIONS)(
    "who asks for %s is everywhere but on pages for guests, and goes on from an entrance (R2.23, R6.02, R6.03)",
    async (_, method, headers) => {
      for (const path of PATHS) {
        const referer = `https://${HOST}${path}`;
        const answer = await test.get(path, {
          method,
          headers: { ...cookieOf("ordinary"), ...headers, referer },
        });
        const onward = insteadOfGuestPage(path) ?? ENTRANCES.get(path);
        expect([path, answer.status, answer.headers.location]).toEqual(
          onward === undefined ? [path, 200, undefined] : [path, 307, onward],
        );
      }
    },
  );
});

describe("a guest", () => {
  it.each(REPRESENTATIONS)(
    "who asks for %s is everywhere but in /konto, and sent from there with the way back (R6.01, R6.02, R6.03)",
    async (_, method, headers) => {
      const asked = gateway.asked.length;
      for (const path of [...PATHS, "/konto/findes-ikke"]) {
        const referer = `https://${HOST}${path}`;
        const answer = await test.get(path, { method, headers: { ...headers, referer } });
        expect([path, answer.status, answer.headers.location]).toEqual(
          path.startsWith("/konto")
            ? [path, 307, `/?returnUrl=${encodeURIComponent(path)}`]
            : path === "/playgame"
              ? [path, 307, "/playgame/login?returnUrl=%2Fplaygame"]
              : [path, 200, undefined],
        );
      }
      const { status, headers: sent } = await test.get("/konto", { method, headers });
      expect([status, sent.location]).toEqual([308, "/konto/hjem"]);
      expect(gateway.asked.length).toBe(asked);
    },
  );
});
