import { vi } from "vitest";

/** Gives a test the session storage of a new tab; the test removes it with `vi.unstubAllGlobals`. */
export function tabStorage(): Map<string, string> {
  const items = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  return items;
}
