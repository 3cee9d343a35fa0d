import { describe, expect, it } from "vitest";
import { drawAsset, type Illustrator } from "./drawAsset.ts";

const inks = {
  ground: "#000001",
  ink: "#000002",
  sun: "#000003",
  warm: "#000004",
  leaf: "#000005",
  cool: "#00000f",
};
/** The inks as `illustration` and `cover` of brand authoring write them. */
const NAMED = "000001-000002-000003-000004-000005-00000f";
const written = (...parts: unknown[]) =>
  `<svg viewBox="0 0 8 5">${parts.map((part) => JSON.stringify(part)).join(" ")}</svg>`;
const illustrator: Illustrator = { game: written, illustration: written, cover: written };
const drawn = (name: string) => {
  const { name: file, bytes } = drawAsset(illustrator, name);
  return { file, text: Buffer.from(bytes).toString() };
};

describe("drawAsset", () => {
  it("draws the picture that content asks for in the brand's own inks", () => {
    expect(drawn(`seed:illustration/paper-hall/hero/${NAMED}`)).toEqual({
      file: "paper-hall-hero.svg",
      text: written("paper-hall", "hero", inks),
    });
    expect(drawn(`seed:cover/aurora-night/a-limit/${NAMED}`)).toEqual({
      file: "aurora-night-a-limit.svg",
      text: written("aurora-night", "a-limit", inks),
    });
  });

  it("uses the style's own inks when the name has none", () => {
    expect(drawn("seed:illustration/paper-hall/hero").text).toBe(written("paper-hall", "hero", undefined));
  });

  it.each(["seed:poster/a/b", "seed:cover/a/b/ff0000", "seed:game/fox/round"])("refuses %s", (name) => {
    expect(() => drawAsset(illustrator, name)).toThrow(`"${name}" names no drawing`);
  });
});
