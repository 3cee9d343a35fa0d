import { LOCALES } from "@spilhus/contracts";
import { parseCookies } from "@spilhus/lib";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pageContext, type Visit } from "./pageContext.ts";
import { pageExperiments, type ExperimentRow } from "./pageExperiments.ts";

const ENDS = "2027-06-01";
const hero: ExperimentRow = {
  name: "hero",
  versions: [
    { version: "a", weight: 1 },
    { version: "b", weight: 1 },
  ],
  needsAuthentication: false,
  endsAt: ENDS,
};
const payment: ExperimentRow = { ...hero, name: "payment", needsAuthentication: true };
const page = pageExperiments("front", LOCALES, [hero, payment]);
const ALL = { preferences: true, statistics: true, marketing: true };
const visit = (change: Partial<Visit> = {}): Visit => ({
  locale: "da",
  page,
  cookies: {},
  consent: ALL,
  loggedIn: true,
  now: Date.parse("2026-11-21T12:00:00Z"),
  random: () => 0.99,
  ...change,
});

describe("pageContext", () => {
  it("draws a version for each experiment of the page and returns the cookies to set (R3.05, R3.07)", () => {
    const { context, assignments } = pageContext(visit());
    expect(context).toBe("da.hero-b.payment-b");
    expect(assignments.map(({ setCookie }) => setCookie.split(";")[0])).toEqual([
      "exp_hero=b",
      "exp_payment=b",
    ]);
  });

  it.each(["payment", "bundles"] as const)(
    "shows a signed-in player their version of %s, and nobody else (R3.05, R6.04)",
    (name) => {
      const own = pageExperiments("front", LOCALES, [{ ...payment, name }]);
      const { context, assignments } = pageContext(visit({ page: own }));
      expect(context).toBe(`da.${name}-b`);
      expect(assignments.map(({ setCookie }) => setCookie.split(";")[0])).toEqual([`exp_${name}=b`]);
      expect(pageContext(visit({ page: own, loggedIn: false })).context).toBe("da");
    },
  );

  it.each([undefined, { ...ALL, statistics: false }])(
    "gives everyone version a without a cookie before statistics are allowed: %j (R3.05)",
    (consent) => {
      const cookies = { exp_hero: "b" };
      expect(pageContext(visit({ consent, cookies }))).toEqual({ context: "da", assignments: [] });
    },
  );

  it("gives everyone version a from the experiment's end on (R3.05)", () => {
    const end = Date.parse(`${ENDS}T00:00:00Z`);
    expect(pageContext(visit({ now: end - 1 })).context).toBe("da.hero-b.payment-b");
    expect(pageContext(visit({ now: end, cookies: { exp_hero: "b" } }))).toEqual({
      context: "da",
      assignments: [],
    });
  });

  it("leaves guests out of an experiment that needs authentication, also with its cookie (R6.04)", () => {
    const { context, assignments } = pageContext(visit({ loggedIn: false, cookies: { exp_payment: "b" } }));
    expect(context).toBe("da.hero-b");
    expect(assignments.map(({ experiment }) => experiment)).toEqual(["hero"]);
  });

  it("keeps the version of the cookie and sets nothing again (R3.05)", () => {
    const cookies = { exp_hero: "a", exp_payment: "b" };
    expect(pageContext(visit({ cookies }))).toEqual({ context: "da.payment-b", assignments: [] });
  });

  it("draws again when the version of the cookie no longer exists (R3.05)", () => {
    const { assignments } = pageContext(visit({ cookies: { exp_hero: "e", exp_payment: "a" } }));
    expect(assignments.map(({ experiment, version }) => [experiment, version])).toEqual([["hero", "b"]]);
  });

  it("ignores experiments of other pages", () => {
    const other = pageExperiments("faq", LOCALES, []);
    expect(pageContext(visit({ page: other, cookies: { exp_hero: "b" } })).context).toBe("da");
  });

  it("draws the same version for a visitor with an id, without chance (R3.05)", () => {
    fc.assert(
      fc.property(fc.uuid({ version: 4 }), fc.double({ min: 0, max: 0.999, noNaN: true }), (id, chance) => {
        const cookies = { visitor_id: id };
        const first = pageContext(visit({ cookies }));
        expect(pageContext(visit({ cookies, random: () => chance })).context).toBe(first.context);
      }),
    );
  });

  it("is stable: with the cookies it set, the next request has the same context (R3.05)", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.boolean(), (chance, loggedIn) => {
        const first = pageContext(visit({ loggedIn, random: () => chance }));
        const cookies = parseCookies(
          first.assignments.map(({ setCookie }) => setCookie.split(";")[0]).join("; "),
        );
        expect(pageContext(visit({ loggedIn, cookies }))).toEqual({
          context: first.context,
          assignments: [],
        });
        expect(page.contexts).toContain(first.context);
      }),
    );
  });
});
