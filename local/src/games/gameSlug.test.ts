import { describe, expect, it } from "vitest";
import { gameSlug } from "./gameSlug.ts";

describe("the address of a game", () => {
  it("spells Danish letters out and joins words with hyphens (R2.22)", () => {
    expect(gameSlug("Nøkken i Åens Æbler")).toBe("noekken-i-aaens-aebler");
    expect(gameSlug("Sledge & Ember")).toBe("sledge-ember");
    expect(gameSlug("Captain’s Cod Club")).toBe("captains-cod-club");
    expect(gameSlug("Kaffe kl. 15")).toBe("kaffe-kl-15");
  });
});
