import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { entryRedirect } from "./entryRedirect.ts";

const origin = "https://fjord.dk";
const asked = (address: string, loggedIn: boolean) => {
  const [path = "", search] = address.split(/\?(.*)/s);
  return entryRedirect({ path, search: search === undefined ? "" : `?${search}`, origin, loggedIn });
};
const player = (address: string) => asked(address, true);
const guest = (address: string) => asked(address, false);

describe("a player's entry", () => {
  it.each([
    ["/?returnUrl=%2Fkonto%2Fhjem", "/konto/hjem"],
    ["/?returnUrl=/konto/beskeder?besked=7%26x=1", "/konto/beskeder?besked=7&x=1"],
    ["/faq?auth=login&returnUrl=https%3A%2F%2Ffjord.dk%2Fcasino%23top", "/casino#top"],
    ["/?return%55rl=%2Fcasino", "/casino"],
  ])("goes from %s on to %s (R4.05)", (address, target) => {
    expect(player(address)).toBe(target);
  });

  it.each([
    "https://evil.dk",
    "//evil.dk",
    "/\\evil.dk",
    "javascript:alert(1)",
    "/gateway/user-auth/api/v1/logout",
    "https://fjord.dk@evil.dk/",
    "",
  ])("drops the returnUrl %j, and keeps the rest of the query (R4.05, R5.07)", (returnUrl) => {
    expect(player(`/faq?a=1&returnUrl=${encodeURIComponent(returnUrl)}&b=2`)).toBe("/faq?a=1&b=2");
    expect(player(`/faq?returnUrl=${encodeURIComponent(returnUrl)}`)).toBe("/faq");
  });

  it("stays on a page that leads back itself, which opens no overlay either (R2.23, R4.06)", () => {
    const search = "?returnUrl=%2Fcasino";
    const entry = { path: "/konto/indbetalingsloft", search, origin, loggedIn: true, keepsReturn: true };
    expect(entryRedirect(entry)).toBeUndefined();
    expect(entryRedirect({ ...entry, search: `${search}&auth=signup` })).toBe(
      "/konto/indbetalingsloft?returnUrl=%2Fcasino",
    );
  });

  it("drops every returnUrl, not only the first (R4.05)", () => {
    expect(player("/faq?returnUrl=//evil.dk&returnUrl=/casino")).toBe("/faq");
  });

  it.each(["signup", "login"])(
    "has nothing to do with auth=%s, unless MitID has just answered (R4.06)",
    (auth) => {
      expect(player(`/casino?auth=${auth}&utm_source=x`)).toBe("/casino?utm_source=x");
      expect(player(`/casino?auth=${auth}&mitid=false`)).toBe("/casino?mitid=false");
      expect(player(`/casino?auth=${auth}&mitid=true`)).toBeUndefined();
    },
  );

  it("stays if the query has none of these parameters", () => {
    for (const address of ["/", "/faq?q=auth", "/?auth=other", "/spiloversigt?q=%C3%A6", "/?step=3"]) {
      expect(player(address)).toBeUndefined();
    }
  });
});

describe("a guest's entry", () => {
  it.each(["2", "0", "abc", "", "1.0", "01", "1&step=3"])(
    "into signing up begins at step 1, not at %j (R4.07, R5.08)",
    (step) => {
      expect(guest(`/?auth=signup&step=${step}&x=y`)).toBe("/?auth=signup&step=1&x=y");
    },
  );

  it("stays at step 1, without a step, and where no sign-up is open (R4.07)", () => {
    for (const address of ["/?auth=signup&step=1", "/?auth=signup", "/?auth=login&step=3", "/faq?step=3"]) {
      expect(guest(address)).toBeUndefined();
    }
  });

  it("keeps the return address for after login (R4.05)", () => {
    expect(guest("/?returnUrl=%2Fkonto%2Fhjem")).toBeUndefined();
  });
});

describe("entries of every kind", () => {
  const word = fc.constantFrom(
    ...["auth", "returnUrl", "step", "mitid", "q", "%61uth"],
    ...[
      "signup",
      "login",
      "true",
      "1",
      "2",
      "/casino",
      "//evil.dk",
      "/?returnUrl=%2Ffaq",
      "https://evil.dk",
      "%",
    ],
  );
  const address = fc
    .array(fc.tuple(word, word), { maxLength: 5 })
    .map((pairs) => `/faq?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&")}`);

  it("end on a page of this site after a few redirects, without a loop (R4.05, R4.06, R4.07)", () => {
    fc.assert(
      fc.property(address, fc.boolean(), (start, loggedIn) => {
        let at = start;
        for (let steps = 0; steps < 10; steps += 1) {
          const next = asked(at, loggedIn);
          if (next === undefined) return;
          expect(new URL(next, origin).origin).toBe(origin);
          expect(next).not.toMatch(/^\/\//);
          at = next;
        }
        throw new Error(`${start} does not end.`);
      }),
      { numRuns: 500 },
    );
  });
});
