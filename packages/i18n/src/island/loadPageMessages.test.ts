import { afterEach, expect, it, vi } from "vitest";
import { loadPageMessages } from "./loadPageMessages.ts";

afterEach(() => vi.unstubAllGlobals());

it("loads the messages of the document's language", async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ shell: { close: "Close" } }));
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  expect(await loadPageMessages("b1")).toEqual({ locale: "en", texts: { "shell.close": "Close" } });
  expect(fetch.mock.calls[0]?.[0]).toBe("/_i18n/en/messages.json?build=b1");
});

it("turns no other language into Danish (R5.12)", async () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("document", { documentElement: { lang: "nb" } });
  await expect(loadPageMessages("b1")).rejects.toThrow("Failed loading locale");
  expect(fetch).not.toHaveBeenCalled();
});
