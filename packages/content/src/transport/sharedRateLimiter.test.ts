import { describe, expect, it, vi } from "vitest";
import { sharedRateLimiter } from "./sharedRateLimiter.ts";

describe("shared rate limiter", () => {
  it("is one per service, token and limit, also for a second copy of the module (R9.06)", async () => {
    const first = sharedRateLimiter("https://api.example/v2", "token", 5);
    vi.resetModules();
    const copy = await import("./sharedRateLimiter.ts");
    expect(copy.sharedRateLimiter).not.toBe(sharedRateLimiter);
    expect(copy.sharedRateLimiter("https://api.example/v2", "token", 5)).toBe(first);
    expect(copy.sharedRateLimiter("https://api.example/v2", "other", 5)).not.toBe(first);
    expect(copy.sharedRateLimiter("https://api.example/v2", "token", 3)).not.toBe(first);
  });
});
