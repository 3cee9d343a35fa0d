import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { startScript } from "./startScript.ts";

const CHUNKS = ["/_next/static/chunks/a.js", "/_next/static/chunks/b.js"];

/** A browser as far as the script sees it, with its frames and events in the test's hands. */
function browser(readyState: "loading" | "complete", cookie = "") {
  const dataset: Record<string, string> = {};
  const listeners = new Map<string, () => void>();
  const frames: (() => void)[] = [];
  const fetched: unknown[] = [];
  const page = {
    self: {
      trustedTypes: {
        createPolicy: (name: string, { createScriptURL }: { createScriptURL: (url: string) => string }) => ({
          createScriptURL: (url: string) => `${name}:${createScriptURL(url)}`,
        }),
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
  };
  runInNewContext(startScript(CHUNKS), page);
  return {
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
