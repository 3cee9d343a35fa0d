import { describe, expect, it } from "vitest";
import { ApiError } from "./apiError.ts";
import { isAnswered } from "./isAnswered.ts";

const refusal = (status: number, reason: string) => new ApiError("refused", "", { status, reason });

describe("A failed call", () => {
  it.each([
    ["a refusal of the gateway", refusal(409, "plate-taken")],
    ["a missing session", refusal(401, "not-signed-in")],
  ])("was answered for good by %s", (_, error) => {
    expect(isAnswered(error)).toBe(true);
  });

  it.each([
    ["nobody answered", new ApiError("network", "")],
    ["the time was up", new ApiError("timeout", "")],
    ["the edge gave up", refusal(504, "upstream-timeout")],
    ["the gateway failed", refusal(500, "server-error")],
    ["the answer cannot be read", new ApiError("unreadable", "", { status: 200 })],
    ["the same request is still under way", refusal(409, "request-in-progress")],
    ["there were too many requests", refusal(429, "too-many-requests")],
    ["it is no failure of a call", new TypeError("a bug")],
  ])("is undecided when %s", (_, error) => {
    expect(isAnswered(error)).toBe(false);
  });
});
