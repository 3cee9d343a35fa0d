import { afterEach, expect, it, vi } from "vitest";
import { loadGameSearch } from "./loadGameSearch.ts";

const INDEX = { providers: ["Fjord"], words: [""], games: [["Ravjægeren", 0, 0]] };

afterEach(() => {
  vi.unstubAllGlobals();
});

it("fetches the index once for many searches (R2.16)", async () => {
  const fetch = vi.fn(async (_address: string) => Response.json(INDEX));
  vi.stubGlobal("fetch", fetch);
  const [one, two] = await Promise.all([loadGameSearch("once"), loadGameSearch("once")]);
  expect(one.search("ravjæger", 3)).toEqual(two.search("ravjaeger", 3));
  expect(one.search("ravjæger", 3)).toMatchObject([{ slug: "ravjaegeren", provider: "Fjord" }]);
  expect(fetch.mock.calls.map(([address]) => address)).toEqual([
    "/gateway/games/public/search-index?brand=once",
  ]);
});

it("tries again after a failure", async () => {
  vi.stubGlobal("fetch", async () => new Response(null, { status: 503 }));
  await expect(loadGameSearch("again")).rejects.toMatchObject({ status: 503 });
  vi.stubGlobal("fetch", async () => Response.json(INDEX));
  expect((await loadGameSearch("again")).search("rav", 3)).toHaveLength(1);
});
