import { describe, expect, it } from "vitest";
import { storyTable } from "../../../testing/index.ts";
import { loadSkin } from "./loadSkin.ts";

describe.each(["treKirsebaer", "isfuglensSkat", "ferskenfald"] as const)("the skin of %s", (name) => {
  const table = storyTable(name);

  it("has a picture of every symbol that can land, none like another", async () => {
    const { symbols, scene } = await loadSkin(table.id);
    const pictures = table.symbols.map((symbol) => symbols[symbol]);
    expect(pictures.filter((picture) => picture?.startsWith("data:image/svg+xml,") !== true)).toEqual([]);
    expect(new Set([...pictures, scene]).size).toBe(table.symbols.length + 1);
  });

  it("draws without style elements, scripts or addresses, which the site's policy would refuse", async () => {
    const { symbols, scene, cover = "" } = await loadSkin(table.id);
    for (const picture of [...Object.values(symbols), scene, cover])
      expect(decodeURIComponent(picture)).not.toMatch(/<style|style=|<script|<image|<foreignObject|href=/);
  });

  it("covers whole reels where its wild does", async () => {
    const { cover } = await loadSkin(table.id);
    expect(cover !== undefined).toBe(table.kind === "lines" && table.doesWildExpand);
  });
});

it("a slot without a skin is named", async () => {
  await expect(loadSkin("moens-klint")).rejects.toThrow("The slot moens-klint has no skin.");
});
