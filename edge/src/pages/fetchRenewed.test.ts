import { describe, expect, it } from "vitest";
import type { UpstreamAnswer } from "../upstream/upstream.ts";
import { fetchRenewed } from "./fetchRenewed.ts";

const page = (cache: string, body: string): UpstreamAnswer => ({
  status: 200,
  headers: { "x-nextjs-cache": cache },
  body: Buffer.from(body),
});

/** An app that answers in this order, and how often it was asked and waited for. */
function app(...answers: readonly (UpstreamAnswer | Error)[]) {
  const rest = [...answers];
  const seen = { asked: 0, waitedMs: 0 };
  const ask = async () => {
    seen.asked += 1;
    const next = rest.length > 1 ? rest.shift() : rest[0];
    if (next === undefined || next instanceof Error) throw next;
    return next;
  };
  const pause = async (ms: number) => void (seen.waitedMs += ms);
  return { seen, fetched: () => fetchRenewed(ask, pause) };
}

describe("a page that an app keeps", () => {
  it("is taken as it is while its time lasts", async () => {
    const { seen, fetched } = app(page("HIT", "now"));
    expect(await fetched()).toMatchObject({ answer: { body: Buffer.from("now") }, isRenewed: true });
    expect(seen).toEqual({ asked: 1, waitedMs: 0 });
  });

  it("is waited for when it is past its time and is being made anew (R2.04)", async () => {
    const { seen, fetched } = app(page("STALE", "yesterday"), page("STALE", "yesterday"), page("HIT", "now"));
    expect(await fetched()).toMatchObject({ answer: { body: Buffer.from("now") }, isRenewed: true });
    expect(seen).toEqual({ asked: 3, waitedMs: 150 });
  });

  it("is the one before when making it takes longer than a visitor waits", async () => {
    const { seen, fetched } = app(page("STALE", "yesterday"));
    expect(await fetched()).toMatchObject({ answer: { body: Buffer.from("yesterday") }, isRenewed: false });
    expect(seen).toEqual({ asked: 6, waitedMs: 1_550 });
  });

  it("is the one before when the app fails over it", async () => {
    const { fetched } = app(page("STALE", "yesterday"), new Error("reset"));
    expect(await fetched()).toMatchObject({ answer: { body: Buffer.from("yesterday") }, isRenewed: false });
  });

  it("is nothing when the app fails at once", async () => {
    await expect(app(new Error("reset")).fetched()).rejects.toThrow("reset");
  });
});
