import { describe, expect, it } from "vitest";
import { cover, illustration } from "./picture.ts";

const inks = {
  ground: "#000001",
  ink: "#000002",
  sun: "#000003",
  warm: "#000004",
  leaf: "#000005",
  cool: "#00000f",
};

describe("a drawn picture", () => {
  it("is named by style and subject, and described in both languages", () => {
    expect(illustration("paper-hall", "hero", ["En sal", "A hall"])).toEqual({
      fieldtype: "asset",
      filename: "seed:illustration/paper-hall/hero",
      alt: "En sal",
      alt__i18n__en: "A hall",
    });
  });

  it("carries the inks of its house in the order the illustrator reads them", () => {
    const named = "000001-000002-000003-000004-000005-00000f";
    expect(illustration("paper-hall", "hero", ["", ""], inks).filename).toBe(
      `seed:illustration/paper-hall/hero/${named}`,
    );
    expect(cover("aurora-night", "a-limit", ["", ""], inks).filename).toBe(
      `seed:cover/aurora-night/a-limit/${named}`,
    );
  });
});
