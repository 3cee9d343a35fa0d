import { describe, expect, it } from "vitest";
import * as lib from "./index.ts";
import * as node from "./node/index.ts";

describe("@spilhus/lib", () => {
  it("exports exactly what it promises", () => {
    expect(Object.keys(lib).sort()).toEqual([
      "ASK_EARLY",
      "EARLY_ANSWERS",
      "SCRIPT_POLICY",
      "addNotification",
      "clearOnPageChange",
      "closeNotification",
      "cookieCodec",
      "cookieValues",
      "debounce",
      "deviceFlags",
      "entryRedirect",
      "flagValue",
      "isChunkLoadError",
      "loadScript",
      "manualClock",
      "mayReload",
      "oneOfValue",
      "parseCookies",
      "playerState",
      "preloadQueue",
      "redirectTarget",
      "refreshOnResize",
      "scriptUrl",
      "scrollTarget",
      "shownNotifications",
      "systemClock",
      "termsHash",
      "throttledLogger",
      "timeValue",
      "trackedAddress",
      "trustBuildScripts",
      "uuidValue",
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
    ]);
  });
});
