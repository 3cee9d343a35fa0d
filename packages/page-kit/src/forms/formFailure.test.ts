import { ApiError } from "@spilhus/api-client";
import { describe, expect, it } from "vitest";
import { failedSending } from "./formFailure.ts";

const fields = [{ field: "email", id: "emailInvalid" }] as const;

describe("failedSending", () => {
  it.each([
    ["no connection", new ApiError("network", "…"), { kind: "network" }],
    ["no answer in time", new ApiError("timeout", "…"), { kind: "timeout" }],
    ["a broken service", new ApiError("refused", "…", { status: 503 }), { kind: "server" }],
    ["an unreadable answer", new ApiError("unreadable", "…", { status: 200 }), { kind: "server" }],
    [
      "too many tries",
      new ApiError("refused", "…", { status: 429, retryAfterSeconds: 30 }),
      { kind: "too-many", retryAfterSeconds: 30 },
    ],
    [
      "a service that waits for another one",
      new ApiError("refused", "…", { status: 503, reason: "unavailable" }),
      { kind: "refused", reason: "unavailable" },
    ],
    [
      "a refusal with a code",
      new ApiError("refused", "…", { status: 409, reason: "account-exists" }),
      { kind: "refused", reason: "account-exists" },
    ],
    [
      "a refusal with figures",
      new ApiError("refused", "…", { status: 422, reason: "over-limit", details: { leftOre: 100 } }),
      { kind: "refused", reason: "over-limit", details: { leftOre: 100 } },
    ],
  ] as const)("tells %s", (_, error, failure) => {
    expect(failedSending(error)).toEqual({ failure, problems: [] });
  });

  it("gives the fields that the service refused, and then needs no other word", () => {
    const error = new ApiError("refused", "…", { status: 400, reason: "invalid-request", fields });
    expect(failedSending(error)).toEqual({ failure: undefined, problems: fields });
  });

  it("says nothing of a call that was called off", () => {
    expect(failedSending(new ApiError("aborted", "…"))).toBeUndefined();
  });

  it("passes on what is no failed call, so that a mistake in the code is not taken for a bad line", () => {
    const mistake = new TypeError("undefined is not a function");
    expect(() => failedSending(mistake)).toThrow(mistake);
  });
});
