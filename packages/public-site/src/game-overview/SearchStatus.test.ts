import { createTranslator } from "@spilhus/i18n";
import { islandTranslator } from "@spilhus/i18n/island";
import { describe, expect, it } from "vitest";
import { searchStatus } from "./SearchStatus.tsx";
import type { SearchProgress } from "./useTypedSearch.ts";

const t = islandTranslator(createTranslator("da").messagesOf("games.search"));
const say = (progress: SearchProgress, count?: number) => searchStatus({ progress, count, t });

describe("what is told of a search (R2.16)", () => {
  it("says nothing before one types", () => {
    for (const progress of ["loading", "ready", "failed"] as const) expect(say(progress)).toBe("");
  });

  it("says how many games are suggested", () => {
    expect(say("ready", 3)).toBe("3 forslag");
    expect(say("ready", 0)).toBe("Ingen forslag");
  });

  it("says that suggestions are on the way, or do not come", () => {
    expect(say("loading", 0)).toMatch(/klar/);
    expect(say("failed", 0)).toMatch(/Tryk på Søg/);
  });
});
