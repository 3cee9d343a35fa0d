import { describe, expect, it, vi } from "vitest";
import { removeServiceWorkers } from "./removeServiceWorkers.ts";

describe("removeServiceWorkers", () => {
  it("unregisters all service workers and deletes all caches (R2.59)", async () => {
    const first = { unregister: vi.fn(async () => true) };
    const second = { unregister: vi.fn(async () => true) };
    const deleted: string[] = [];
    await removeServiceWorkers({
      navigator: { serviceWorker: { getRegistrations: async () => [first, second] } },
      caches: { keys: async () => ["old-pages", "images"], delete: async (name) => deleted.push(name) > 0 },
    });
    expect(first.unregister).toHaveBeenCalledOnce();
    expect(second.unregister).toHaveBeenCalledOnce();
    expect(deleted).toEqual(["old-pages", "images"]);
  });

  it("still deletes caches when the browser refuses to list workers (R2.59)", async () => {
    const deleted: string[] = [];
    await removeServiceWorkers({
      navigator: { serviceWorker: { getRegistrations: () => Promise.reject(new Error("denied")) } },
      caches: { keys: async () => ["old"], delete: async (name) => deleted.push(name) > 0 },
    });
    expect(deleted).toEqual(["old"]);
  });

  it("does nothing in a browser without service workers and caches", async () => {
    await expect(removeServiceWorkers({ navigator: {} })).resolves.toBeUndefined();
  });
});
