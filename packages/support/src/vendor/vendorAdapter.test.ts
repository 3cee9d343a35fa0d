import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { vendorAdapter } from "./vendorAdapter.ts";

const ORIGIN = "https://support.fjord.dk";
const USER = { fullName: "M M", firstName: "M", lastName: "M", email: null, customerNumber: "100" };

function stage(identity: () => Promise<string> = () => Promise.resolve("a.b.c")) {
  const page = new EventTarget();
  const posted: { readonly message: unknown; readonly to: string }[] = [];
  const frames: {
    src: string;
    isThere: boolean;
    contentWindow: { postMessage: (message: unknown, to: string) => void };
  }[] = [];
  const adapter = vendorAdapter({
    frameOrigin: ORIGIN,
    locale: "da",
    // An event target is all of a window that it uses.
    page: page as unknown as Window,
    identity,
    mount: () => {
      const frame = {
        src: "",
        isThere: true,
        contentWindow: { postMessage: (message: unknown, to: string) => void posted.push({ message, to }) },
        remove: () => void (frame.isThere = false),
      };
      frames.push(frame);
      // The window of a test's frame is what the adapter sends through.
      return frame as unknown as ReturnType<Parameters<typeof vendorAdapter>[0]["mount"]>;
    },
  });
  const say = (
    data: unknown,
    { origin = ORIGIN, source = frames.at(-1)?.contentWindow }: { origin?: string; source?: unknown } = {},
  ) => page.dispatchEvent(Object.assign(new Event("message"), { origin, source, data }));
  return { adapter, posted, frames, say };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const settled = () => vi.advanceTimersByTimeAsync(0);

describe("a vendor's chat in its frame (R7.29)", () => {
  it("is framed at boot and not before, from the host of its own", async () => {
    const { adapter, frames, say, posted } = stage();
    expect(frames).toHaveLength(0);
    const boot = adapter.boot(null);
    expect(frames[0]?.src).toBe(`${ORIGIN}/frame`);
    say({ support: "loaded" });
    await settled();
    expect(posted).toEqual([{ message: { support: "boot", locale: "da", token: null }, to: ORIGIN }]);
    say({ support: "ready" });
    await boot;
  });

  it("gets the player's proof by a message to its exact origin, and nothing else of the player (R3.15)", async () => {
    const { adapter, posted, say } = stage();
    const boot = adapter.boot(USER);
    say({ support: "loaded" });
    await settled();
    say({ support: "ready" });
    await boot;
    expect(posted).toEqual([{ message: { support: "boot", locale: "da", token: "a.b.c" }, to: ORIGIN }]);
  });

  it.each([
    ["another origin", { origin: "https://evil.example" }],
    ["a host that ends alike", { origin: "https://xsupport.fjord.dk" }],
    ["the same host without encryption", { origin: "http://support.fjord.dk" }],
    ["another frame", { source: {} }],
  ])("is not impersonated by %s (support attack 7)", async (_, from) => {
    const { adapter, posted, say } = stage();
    const boot = adapter.boot(USER);
    boot.catch(() => undefined);
    say({ support: "loaded" }, from);
    await settled();
    expect(posted).toEqual([]);
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(boot).rejects.toThrow("does not answer");
  });

  it.each([null, "boot", 7, [], { support: "eval", code: "alert(1)" }, { support: "unread", count: "many" }])(
    "is not moved by a message like %j",
    async (data) => {
      const { adapter, say, posted } = stage();
      const boot = adapter.boot(null);
      boot.catch(() => undefined);
      say(data);
      await settled();
      expect(posted).toEqual([]);
      adapter.shutdown();
    },
  );

  it("that is down, slow or blocked fails after ten seconds and leaves no frame (support attack 11)", async () => {
    const { adapter, frames } = stage();
    const boot = adapter.boot(null).catch((error: unknown) => String(error));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await boot).toContain("does not answer");
    expect(frames[0]).toMatchObject({ isThere: false });
  });

  it("fails where its script fails, at the start and later (support attack 12)", async () => {
    const { adapter, say, frames } = stage();
    const boot = adapter.boot(null);
    say({ support: "failed" });
    await expect(boot).rejects.toThrow("did not start");
    expect(frames[0]).toMatchObject({ isThere: false });
    const again = adapter.boot(null);
    say({ support: "ready" });
    await again;
    const failures = vi.fn();
    adapter.onFailure(failures);
    say({ support: "failed" });
    expect(failures).toHaveBeenCalledOnce();
  });

  it("is gone at once when consent is withdrawn, also while it boots (support attack 10)", async () => {
    let prove: (token: string) => void = () => undefined;
    const { adapter, frames, posted, say } = stage(() => new Promise((resolve) => (prove = resolve)));
    const boot = adapter.boot(USER).catch((error: unknown) => String(error));
    say({ support: "loaded" });
    adapter.shutdown();
    expect(await boot).toContain("shut down");
    expect(frames[0]).toMatchObject({ isThere: false });
    prove("a.b.c");
    await settled();
    expect(JSON.stringify(posted)).not.toContain("a.b.c");
    say({ support: "ready" });
  });

  it("tells of unread answers and of its own closing", async () => {
    const { adapter, say } = stage();
    const boot = adapter.boot(null);
    say({ support: "ready" });
    await boot;
    const seen: unknown[] = [];
    adapter.onUnread((count) => seen.push(count));
    adapter.onOpenChange((isOpen) => seen.push(isOpen));
    say({ support: "unread", count: 2 });
    say({ support: "opened" });
    say({ support: "closed" });
    expect(seen).toEqual([2, true, false]);
  });
});
