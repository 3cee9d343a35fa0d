import { manualClock, systemClock } from "@spilhus/lib";
import { describe, expect, it } from "vitest";
import { answeredHooks } from "./answeredHooks.ts";

const HOOK = {
  method: "POST",
  host: "pay.example",
  path: "/api/payments/hooks/one",
  headers: { signature: "abc" },
  rawBody: Buffer.from("{}"),
};
const ANSWER = { type: "text/plain", body: "[accepted]" };

describe("answered webhooks", () => {
  it("are known again when every byte of them is the same", () => {
    const answered = answeredHooks(systemClock);
    expect(answered.find("one", HOOK)).toBeUndefined();
    answered.keep("one", HOOK, ANSWER);
    expect(answered.find("one", { ...HOOK, rawBody: Buffer.from("{}") })).toEqual(ANSWER);
  });

  it.each([
    ["method", { method: "PUT" }],
    ["host", { host: "other.example" }],
    ["path", { path: "/api/payments/hooks/other" }],
    ["signature", { headers: { signature: "abd" } }],
    ["headers", { headers: { signature: "abc", authorization: "x" } }],
    ["body", { rawBody: Buffer.from("{} ") }],
  ])("are not taken for one with another %s", (_, change) => {
    const answered = answeredHooks(systemClock);
    answered.keep("one", HOOK, ANSWER);
    expect(answered.find("one", { ...HOOK, ...change })).toBeUndefined();
  });

  it("are not taken for one of another provider", () => {
    const answered = answeredHooks(systemClock);
    answered.keep("one", HOOK, ANSWER);
    expect(answered.find("two", HOOK)).toBeUndefined();
  });

  it("are forgotten after ten seconds, so that the window of a signature is hardly longer (attack 13)", () => {
    const clock = manualClock("2026-11-28T12:00:00Z");
    const answered = answeredHooks(clock);
    answered.keep("one", HOOK, ANSWER);
    clock.advance(9_000);
    expect(answered.find("one", HOOK)).toEqual(ANSWER);
    clock.advance(2_000);
    expect(answered.find("one", HOOK)).toBeUndefined();
  });
});
