import { describe, expect, it, vi } from "vitest";
import { watchChunkErrors } from "./watchChunkErrors.ts";

function host() {
  const target = new EventTarget();
  const items = new Map<string, string>();
  return Object.assign(target, {
    sessionStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
    },
    location: { reload: vi.fn() },
  });
}

const rejection = (reason: unknown) => Object.assign(new Event("unhandledrejection"), { reason });
const chunkError = Object.assign(new Error("Failed to load chunk /_next/static/chunks/a.js"), {
  name: "ChunkLoadError",
});

describe("watchChunkErrors", () => {
  it("reloads the page once within 10 s (R8.07, R9.05)", () => {
    const page = host();
    watchChunkErrors(page);
    page.dispatchEvent(rejection(chunkError));
    page.dispatchEvent(rejection(chunkError));
    expect(page.location.reload).toHaveBeenCalledOnce();
  });

  it("ignores every other error (R8.07)", () => {
    const page = host();
    watchChunkErrors(page);
    page.dispatchEvent(rejection(new Error("Something else")));
    page.dispatchEvent(Object.assign(new Event("error"), { error: new TypeError("x is not a function") }));
    expect(page.location.reload).not.toHaveBeenCalled();
  });

  it("does nothing after it is stopped", () => {
    const page = host();
    watchChunkErrors(page)();
    page.dispatchEvent(rejection(chunkError));
    expect(page.location.reload).not.toHaveBeenCalled();
  });
});
