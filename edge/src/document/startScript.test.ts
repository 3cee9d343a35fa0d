import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { startScript } from "./startScript.ts";

const CHUNKS = ["/_next/static/chunks/a.js", "/_next/static/chunks/b.js"];

/** How the visitor has come; `""` for a browser that does not tell. */
interface Arrival {
  readonly hash?: string;
  readonly type?: "navigate" | "reload" | "back_forward" | "";
}

/** A browser as far as the script sees it, with its frames and events in the test's hands. */
function browser(
  readyState: "loading" | "complete",
  cookie = "",
  asks?: readonly string[],
  arrival?: Arrival,
  refusesPolicies = false,
) {
  const { hash = "", type = "reload" } = arrival ?? {};
  const dataset: Record<string, string> = {};
  const listeners = new Map<string, () => void>();
  const frames: (() => void)[] = [];
  const fetched: unknown[] = [];
  const asked: string[] = [];
  const page = {
    self: {
      trustedTypes: {
        createPolicy: (name: string, { createScriptURL }: { createScriptURL: (url: string) => string }) => {
          if (refusesPolicies) throw new TypeError("This document has policies of its own.");
          return { createScriptURL: (url: string) => `${name}:${createScriptURL(url)}` };
        },
      },
    },
    document: {
      readyState,
      cookie,
      documentElement: { dataset },
      createElement: () => ({}),
      head: { append: (script: { src: unknown }) => fetched.push(script.src) },
    },
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
    setTimeout: (task: () => void) => task(),
    location: { hash },
    performance: { now: () => 42, getEntriesByType: () => (type === "" ? [] : [{ type }]) },
    XMLHttpRequest: class {
      open(_method: string, address: string) {
        asked.push(address);
      }
      setRequestHeader() {}
      send() {}
    },
  };
  try {
    runInNewContext(startScript(CHUNKS, asks), page);
  } catch (error) {
    if (!refusesPolicies) throw error;
  }
  return {
    asked,
    fetched,
    dataset,
    fire: (name: string) => listeners.get(name)?.(),
    paint: () => frames.splice(0).forEach((frame) => frame()),
  };
}

describe("the start script", () => {
  it("fetches a page's chunks after its first frame, in order and once, with trusted addresses", () => {
    const { fetched, fire, paint } = browser("loading");
    fire("DOMContentLoaded");
    expect(fetched).toEqual([]);
    paint();
    expect(fetched).toEqual(CHUNKS.map((chunk) => `start:${chunk}`));
    fire("load");
    expect(fetched).toHaveLength(2);
  });

  it("says before the first frame that a page may be a player's, and nothing of a guest's (R4.03)", () => {
    const expiry = "session_expiry=2026-11-21T12:00:00.000Z";
    expect(browser("loading", `locale=da; ${expiry}`).dataset).toEqual({ player: "logged_in" });
    expect(browser("loading", `locale=da; not_${expiry}`).dataset).toEqual({});
  });

  it("says before the first frame that a page is seen from its top, where nothing asks for another part of it", () => {
    const arrivalOf = (arrival: Arrival) => browser("loading", "", undefined, arrival).dataset;
    expect(arrivalOf({ type: "navigate" })).toEqual({ arrival: "top" });
    const elsewhere: readonly Arrival[] = [
      { type: "navigate", hash: "#betingelser" },
      { type: "reload" },
      { type: "back_forward" },
      { type: "" },
    ];
    for (const arrival of elsewhere) expect(arrivalOf(arrival)).toEqual({});
  });

  it("says when the first frame is there, for what waits no longer than for it", () => {
    const { dataset, fire, paint } = browser("loading", "", undefined, { type: "navigate" });
    fire("DOMContentLoaded");
    expect(dataset).toEqual({ arrival: "top" });
    paint();
    expect(dataset).toEqual({ arrival: "seen" });
    const elsewhere = browser("loading", "", undefined, { type: "reload" });
    elsewhere.fire("load");
    expect(elsewhere.dataset).toEqual({});
  });

  it("lets nothing wait on a page that it cannot start", () => {
    expect(browser("loading", "", undefined, { type: "navigate" }, true).dataset).toEqual({});
  });

  it("asks at once what a player's page names (R7.01), and nothing without the trace of a session", () => {
    const asks = ["/session-info?brand=nordlys", "/user/info"];
    expect(browser("loading", "session_expiry=2026-11-21T12:00:00.000Z", asks).asked).toEqual(asks);
    expect(browser("loading", "locale=da", asks).asked).toEqual([]);
  });

  it("does not wait for a frame that never comes: a loaded page is started", () => {
    const { fetched, fire } = browser("loading");
    fire("load");
    expect(fetched).toHaveLength(2);
  });

  it("starts a document that was parsed before it ran", () => {
    const { fetched, paint } = browser("complete");
    paint();
    expect(fetched).toHaveLength(2);
  });

  it("can hold no end of its own element", () => {
    expect(startScript(["/_next/static/</script>"])).not.toContain("</script");
  });
});
