import { afterEach, describe, expect, it } from "vitest";
import { isSigningOut, cancelSignOut } from "./pendingSignOut.ts";
import { sessionEndingCall } from "./sessionEndingCall.ts";

afterEach(cancelSignOut);

describe("a call that ends the session", () => {
  it("marks the page as signing out from before the call (R4.02)", async () => {
    const answer = await sessionEndingCall(() => Promise.resolve(isSigningOut()));
    expect([answer, isSigningOut()]).toEqual([true, true]);
  });

  it("removes the mark when it fails", async () => {
    await expect(sessionEndingCall(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(isSigningOut()).toBe(false);
  });
});
