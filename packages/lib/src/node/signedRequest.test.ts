import { describe, expect, it } from "vitest";
import { ReplayGuard, signRequest, verifyRequest } from "./signedRequest.ts";

const call = { method: "POST", path: "/purge", body: '{"brand":"x"}' };
const now = 1_700_000_000_000;

describe("a signed server-to-server call", () => {
  it("is accepted once and refused when it is replayed", () => {
    const guard = new ReplayGuard();
    const signature = signRequest("secret", call, now);
    expect(verifyRequest("secret", signature, call, guard, now + 10)).toBe(true);
    expect(verifyRequest("secret", signature, call, guard, now + 20)).toBe(false);
  });

  it.each([
    ["another body", { ...call, body: "{}" }],
    ["another path", { ...call, path: "/other" }],
    ["another method", { ...call, method: "PUT" }],
  ])("is refused with %s", (_, changed) => {
    expect(verifyRequest("secret", signRequest("secret", call, now), changed, new ReplayGuard(), now)).toBe(
      false,
    );
  });

  it("is refused with another secret, after its 30 seconds, and when it is missing or malformed", () => {
    const guard = new ReplayGuard();
    const signature = signRequest("secret", call, now);
    expect(verifyRequest("other", signature, call, guard, now)).toBe(false);
    expect(verifyRequest("secret", signature, call, guard, now + 30_001)).toBe(false);
    expect(verifyRequest("secret", undefined, call, guard, now)).toBe(false);
    expect(verifyRequest("secret", `${signature}0`, call, guard, now)).toBe(false);
  });

  it("keeps no nonce longer than a signature can be valid", () => {
    const guard = new ReplayGuard();
    expect(guard.accept("a", now)).toBe(true);
    expect(guard.accept("b", now + 60_001)).toBe(true);
    expect(guard.accept("a", now + 60_002)).toBe(true);
  });
});
