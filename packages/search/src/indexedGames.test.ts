import { brotliCompressSync, constants } from "node:zlib";
import { SearchIndexSchema } from "@spilhus/contracts";
import { describe, expect, it } from "vitest";
import { plausibleGames } from "../bench/plausibleGames.ts";
import { createGameSearch } from "./createGameSearch.ts";
import { searchIndexOf, slugsOf } from "./indexedGames.ts";

const bee = { slug: "bien", name: "Bien", provider: "Ravn", words: "insekt" };
const moon = { slug: "maane-2", name: "Måne", provider: "Ravn", words: "" };

/** Quality with which the edge compresses answers. */
const EDGE_QUALITY = 5;

describe("searchIndexOf", () => {
  it("lists providers and words once and omits a slug that follows from the name", () => {
    const index = searchIndexOf([moon, bee, { ...bee, slug: "bien-2" }]);
    expect(index).toEqual({
      providers: ["Ravn"],
      words: ["", "insekt"],
      games: [
        ["Måne", 0, 0, "maane-2"],
        ["Bien", 0, 1],
        ["Bien", 0, 1, "bien-2"],
      ],
    });
    expect(SearchIndexSchema.parse(JSON.parse(JSON.stringify(index)))).toEqual(index);
    expect(slugsOf(index)).toEqual(["maane-2", "bien", "bien-2"]);
    expect(createGameSearch(index).search("måne", 3)).toMatchObject([{ slug: "maane-2", provider: "Ravn" }]);
  });

  it("is at most 60 KB for 5,000 games as the edge sends it (R2.16)", () => {
    const body = JSON.stringify(searchIndexOf(plausibleGames(5_000)));
    const sent = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: EDGE_QUALITY } });
    expect(sent.length).toBeLessThanOrEqual(60 * 1024);
  });
});
