import { describe, expect, it, vi } from "vitest";
import { messageFile } from "../translator/messageFile.ts";
import { islandTranslator } from "./islandTranslator.ts";
import { loadMessages } from "./loadMessages.ts";

const answering = (response: Response) => vi.fn<typeof fetch>(() => Promise.resolve(response));

describe("loadMessages", () => {
  it("loads the message file of the build (R7.25)", async () => {
    const fetch = answering(new Response(messageFile("en")));
    const t = islandTranslator(await loadMessages("en", "b1", fetch));
    expect(fetch.mock.calls[0]?.[0]).toBe("/_i18n/en/messages.json?build=b1");
    expect(t("games.found", { count: 3 })).toBe("3 games");
  });

  it.each([
    ["an error status", answering(new Response("{}", { status: 404 }))],
    ["an answer that is not JSON", answering(new Response("<html>"))],
    ["no network", vi.fn<typeof fetch>(() => Promise.reject(new TypeError("Failed to fetch")))],
  ])("raises 'Failed loading locale' for %s (R8.08)", async (_, fetch) => {
    await expect(loadMessages("da", "b1", fetch)).rejects.toMatchObject({
      code: "locale",
      message: "Failed loading locale",
      cause: expect.any(Error),
    });
  });
});
