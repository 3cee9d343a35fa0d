import { fetch } from "undici";
import { describe, expect, it, vi } from "vitest";
import { READ_TOKEN, startVendorService } from "../../testing/vendorService.ts";
import { contentDispatcher } from "./dispatcher.ts";
import { RateLimiter } from "./rateLimiter.ts";

describe("the connections to the content service (R9.06)", () => {
  it("refuse every equal call when the queue is full, and send the call again later", async () => {
    await using service = await startVendorService();
    const limiter = new RateLimiter(5);
    vi.spyOn(limiter, "schedule").mockReturnValueOnce(false);
    const dispatcher = contentDispatcher(limiter, 1_000);
    const ask = () => fetch(`${service.endpoint}/cdn/stories/forside?token=${READ_TOKEN}`, { dispatcher });
    await expect(ask()).rejects.toMatchObject({ cause: { code: "overloaded" } });
    expect(service.requests).toHaveLength(0);
    expect((await ask()).status).toBe(200);
    await dispatcher.close();
  });
});
