import { manualClock, type Log, type ScriptRequest } from "@spilhus/lib";
import { describe, expect, it, vi } from "vitest";
import { CONSENT_DEFAULTS, consentSignals } from "./consentMode.ts";
import { TAG_ORIGIN, tagManager } from "./tagManager.ts";

const NONE = { preferences: false, statistics: false, marketing: false };
const STATISTICS = { ...NONE, statistics: true };
const START = "2026-11-21T12:00:00Z";

function setUp(id = "GTM-AB12CD") {
  const host: { dataLayer?: unknown[] } = {};
  const log = vi.fn<Log>();
  const load = vi.fn<(request: ScriptRequest) => Promise<void>>(() => Promise.resolve());
  const tags = tagManager({ id, host, clock: manualClock(START), log, load });
  /** The queue as the vendor reads it: commands are `arguments` objects, events are plain objects. */
  const queue = () =>
    (host.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === "[object Arguments]"
        ? Array.from(entry as ArrayLike<unknown>)
        : entry,
    );
  return { host, log, load, tags, queue };
}

describe("tagManager", () => {
  it("first queues everything as denied, and makes no request to the vendor (R9.10)", () => {
    const { load, queue } = setUp();
    expect(queue()).toEqual([["consent", "default", CONSENT_DEFAULTS]]);
    expect(load).not.toHaveBeenCalled();
  });

  it("makes no request to the vendor while statistics and marketing are refused", () => {
    const { load, tags } = setUp();
    tags.update(NONE);
    tags.update({ ...NONE, preferences: true });
    expect(load).not.toHaveBeenCalled();
  });

  it("loads a container once it is allowed, with the answer queued before the start", () => {
    const { load, tags, queue } = setUp();
    tags.update(STATISTICS);
    expect(load.mock.calls).toEqual([[{ url: `${TAG_ORIGIN}/gtm.js?id=GTM-AB12CD`, origin: TAG_ORIGIN }]]);
    expect(queue()).toEqual([
      ["consent", "default", CONSENT_DEFAULTS],
      ["consent", "update", consentSignals(STATISTICS)],
      { "gtm.start": Date.parse(START), event: "gtm.js" },
    ]);
  });

  it("loads and configures a Google tag", () => {
    const { load, tags, queue } = setUp("G-1AB");
    tags.update({ ...NONE, marketing: true });
    expect(load.mock.calls[0]?.[0].url).toBe(`${TAG_ORIGIN}/gtag/js?id=G-1AB`);
    expect(queue().slice(2)).toEqual([
      ["js", new Date(START)],
      ["config", "G-1AB"],
    ]);
  });

  it("reports every change to the vendor and loads only once", () => {
    const { load, tags, queue } = setUp();
    tags.update(STATISTICS);
    tags.update(NONE);
    tags.update({ ...NONE, marketing: true });
    expect(queue().slice(-2)).toEqual([
      ["consent", "update", consentSignals(NONE)],
      ["consent", "update", consentSignals({ ...NONE, marketing: true })],
    ]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("only logs a tag that cannot be loaded, and retries at the next answer (R8.12)", async () => {
    const { load, log, tags } = setUp();
    const error = new Error("blocked");
    load.mockRejectedValueOnce(error);
    tags.update(STATISTICS);
    await expect
      .poll(() => log)
      .toHaveBeenCalledWith("warn", "The tag manager could not be loaded.", { error });
    tags.update(STATISTICS);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("keeps entries that are in the queue already", () => {
    const host = { dataLayer: [{ event: "early" }] as unknown[] };
    tagManager({ id: "G-1", host, clock: manualClock(START), log: vi.fn<Log>() });
    expect(host.dataLayer).toHaveLength(2);
  });

  it("refuses a malformed id before it touches the page (R5.11)", () => {
    const host = {};
    expect(() => tagManager({ id: "UA-1", host, clock: manualClock(START), log: vi.fn<Log>() })).toThrow(
      /Tag manager id "UA-1"/,
    );
    expect(host).toEqual({});
  });
});
