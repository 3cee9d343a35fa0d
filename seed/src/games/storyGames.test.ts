import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readStories } from "../stories/readStories.ts";
import { games } from "./catalogue.ts";
import { providers } from "./lists/providers.ts";
import { themes } from "./lists/themes.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const brands = readdirSync(`${root}brands`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const known = {
  game: new Set(games.map(({ slug }) => slug)),
  theme: new Set<string>(themes.map(({ slug }) => slug)),
  provider: new Set<string>(providers.map(({ slug }) => slug)),
};

const kindOf = (field: string) => (field === "theme" || field === "provider" ? field : "game");

/** Every game, theme and provider that a story names: in fields, in links and in pictures. */
function named(story: unknown): { kind: keyof typeof known; slug: string }[] {
  const text = JSON.stringify(story);
  const fields = [...text.matchAll(/"(slugs|games|game|theme|provider)":"([^"]+)"/g)].flatMap(
    ([, field = "", list = ""]) =>
      list.split(",").map((slug) => ({ kind: kindOf(field), slug: slug.trim() }) as const),
  );
  const links = [...text.matchAll(/\/spilside\/([a-z0-9-]+)|seed:game\/([a-z0-9-]+)\//g)].map(
    ([, link, art]) => ({
      kind: "game" as const,
      slug: link ?? art ?? "",
    }),
  );
  const filters = [...text.matchAll(/[?&]tema=([a-z0-9-]+)/g)].map(([, slug = ""]) => ({
    kind: "theme" as const,
    slug,
  }));
  return [...fields, ...links, ...filters];
}

const namesIn = async (brand: string) =>
  (await readStories(root, brand)).flatMap((story) => named(story.content));

describe("what the brands' stories say about games", () => {
  it.each(brands)(
    "refers only to games, themes and studios of the catalogue in %s (R2.21)",
    async (brand) => {
      const names = await namesIn(brand);
      expect(names.filter(({ kind, slug }) => !known[kind].has(slug))).toEqual([]);
    },
  );

  it("refers to games and themes in at least one brand; a new brand may refer to none", async () => {
    const kinds = (await Promise.all(brands.map(namesIn))).flat().map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["game", "theme"]));
  });
});
