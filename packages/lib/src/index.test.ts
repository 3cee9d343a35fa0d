import { describe, expect, it } from "vitest";
import * as lib from "./index.ts";
import * as node from "./node/index.ts";

describe("@spilhus/lib", () => {
  it("exports exactly what it promises", () => {
    expect(Object.keys(lib).sort()).toEqual([
      "SCRIPT_POLICY",
      "cookieCodec",
      "cookieValues",
      "deviceFlags",
      "deviceKind",
      "entryRedirect",
      "flagValue",
      "hasVendors",
      "loadScript",
      "manualClock",
      "markVendors",
      "oneOfValue",
      "parseCookies",
      "redirectTarget",
      "systemClock",
      "throttledLogger",
      "timeValue",
    ]);
  });

  it("keeps what only servers need in an entry of its own", () => {
    expect(Object.keys(node).sort()).toEqual([
      "AddressListSchema",
      "ReplayGuard",
      "SIGNATURE_HEADER",
      "addressList",
      "isCrawler",
      "signRequest",
      "verifyRequest",
      "visitorNetwork",
    ]);
  });
});
