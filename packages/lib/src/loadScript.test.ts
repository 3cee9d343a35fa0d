import { afterEach, describe, expect, it, vi } from "vitest";
import { loadScript } from "./loadScript.ts";

const ORIGIN = "https://vendor.example";
const url = `${ORIGIN}/a.js`;

class FakeScript extends EventTarget {
  src = "";
  async = false;
  readonly attributes: Record<string, string> = {};
  removed = false;
  setAttribute(name: string, value: string) {
    this.attributes[name] = value;
  }
  remove() {
    this.removed = true;
  }
}

function fakeDocument() {
  const scripts: FakeScript[] = [];
  const parts = {
    createElement: () => new FakeScript(),
    head: { append: (script: FakeScript) => void scripts.push(script) },
  };
  // Only these parts of a document are used.
  return { scripts, document: parts as unknown as Document };
}

describe("loadScript", () => {
  afterEach(() => void vi.useRealTimers());

  it("resolves when the script has loaded and inserts it once", async () => {
    const { document, scripts } = fakeDocument();
    const loads = [
      loadScript({ url, origin: ORIGIN, document }),
      loadScript({ url, origin: ORIGIN, document }),
    ];
    scripts[0]?.dispatchEvent(new Event("load"));
    await Promise.all(loads);
    await loadScript({ url, origin: ORIGIN, document });
    expect(scripts.map(({ src, async }) => [src, async])).toEqual([[url, true]]);
  });

  it("carries attributes", () => {
    const { document, scripts } = fakeDocument();
    void loadScript({ url, origin: ORIGIN, document, attributes: { "data-cbid": "1" } });
    expect(scripts[0]?.attributes).toEqual({ "data-cbid": "1" });
  });

  it("names what failed, cleans up and can be tried again", async () => {
    const { document, scripts } = fakeDocument();
    const load = loadScript({ url, origin: ORIGIN, document });
    scripts[0]?.dispatchEvent(new Event("error"));
    await expect(load).rejects.toThrow(`Failed to load script ${url}: not reached or refused.`);
    expect(scripts[0]?.removed).toBe(true);
    const again = loadScript({ url, origin: ORIGIN, document });
    scripts[1]?.dispatchEvent(new Event("load"));
    await expect(again).resolves.toBeUndefined();
  });

  it("gives up after 10 s", async () => {
    vi.useFakeTimers();
    const { document } = fakeDocument();
    const load = loadScript({ url, origin: ORIGIN, document });
    const error = load.catch((reason: unknown) => reason);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await error).toHaveProperty("message", `Failed to load script ${url}: no answer in 10 s.`);
  });

  it("inserts nothing from another origin", async () => {
    const { document, scripts } = fakeDocument();
    await expect(loadScript({ url: "https://evil.example/a.js", origin: ORIGIN, document })).rejects.toThrow(
      TypeError,
    );
    expect(scripts).toEqual([]);
  });
});
