import type { Block, CatalogueQuery } from "@spilhus/contracts";
import { catalogue, game } from "@spilhus/page-kit/testing";
import { describe, expect, it } from "vitest";
import { listedGames, type GameListBlock } from "./listedGames.ts";

const list = (fields: Partial<GameListBlock>): GameListBlock => ({
  component: "game_rail",
  _uid: `${fields.source}-${fields.theme ?? ""}`,
  title: "Spil",
  source: "popular",
  limit: 5,
  ...fields,
});

/** Thirty games; those of a theme are every third one, and those with a jackpot every fifth. */
const ALL = Array.from({ length: 30 }, (_, index) =>
  game(index, { slug: `spil-${index}`, jackpotId: index % 5 === 0 ? "pulje" : null, isPlayable: index < 2 }),
);
const asked: unknown[] = [];
const games = {
  async catalogue(query: Omit<CatalogueQuery, "brand" | "locale">) {
    asked.push(query);
    const slugs = query.slugs?.split(",");
    const found = ALL.filter(
      (one, index) =>
        (!query.theme || index % 3 === 0) &&
        (!query.jackpot || one.jackpotId !== null) &&
        (!query.playable || index < 3) &&
        (!slugs || slugs.includes(one.slug)),
    );
    return catalogue(found.slice(0, query.perPage));
  },
};

const slugsOf = async (blocks: readonly GameListBlock[]) => {
  const all: readonly Block[] = blocks;
  return Promise.all(
    blocks.map(async (block, index) =>
      (await listedGames(block, all.slice(0, index), games)).map(({ slug }) => slug),
    ),
  );
};

describe("the lists of games on one page", () => {
  it("repeat no game of a list above them (R2.21)", async () => {
    const [popular = [], winter = [], jackpot = []] = await slugsOf([
      list({}),
      list({ source: "theme", theme: "winter" }),
      list({ source: "jackpot", limit: 4 }),
    ]);
    expect(popular).toEqual(["spil-0", "spil-1", "spil-2", "spil-3", "spil-4"]);
    expect(winter).toEqual(["spil-6", "spil-9", "spil-12", "spil-15", "spil-18"]);
    expect(jackpot).toEqual(["spil-5", "spil-10", "spil-20", "spil-25"]);
    const shown = [...popular, ...winter, ...jackpot];
    expect(new Set(shown).size).toBe(shown.length);
  });

  it("repeat some when hardly any others are left, so that no list has two games", async () => {
    const [, jackpot = []] = await slugsOf([
      list({ source: "curated", slugs: "spil-0, spil-5, spil-10, spil-15, spil-20" }),
      list({ source: "jackpot" }),
    ]);
    expect(jackpot).toEqual(["spil-25", "spil-0", "spil-5", "spil-10"]);
  });

  it("show a whole lobby, and what editors chose, as asked", async () => {
    const [, curated = [], all = []] = await slugsOf([
      list({}),
      list({ source: "curated", slugs: "spil-1,spil-2" }),
      list({ component: "game_grid", limit: 30 }),
    ]);
    expect(curated).toEqual(["spil-1", "spil-2"]);
    expect(all).toHaveLength(30);
  });

  it("have what can be played today in a list of its own, and nothing else in it (R2.21)", async () => {
    expect(await slugsOf([list({ source: "playable" })])).toEqual([["spil-0", "spil-1"]]);
    expect(asked.at(-1)).toMatchObject({ playable: "1" });
  });
});
