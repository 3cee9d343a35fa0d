import { createTranslator } from "@spilhus/i18n";
import { islandTranslator } from "@spilhus/i18n/island";
import { describe, expect, it } from "vitest";
import { searchStatus } from "./SearchStatus.tsx";
import type { SearchProgress } from "./useTypedSearch.ts";

const t = islandTranslator(createTranslator("da").messagesOf("games.search"));
const status = (progress: SearchProgress, count?: number) => searchStatus({ progress, count, t });

describe("the status of a search for screen readers (R2.16)", () => {
  it("is empty before the visitor types", () => {
    for (const progress of ["loading", "ready", "failed"] as const) expect(status(progress)).toBe("");
  });

  it("gives the number of suggestions", () => {
    expect(status("ready", 3)).toBe("3 forslag");
    expect(status("ready", 0)).toBe("Ingen forslag");
  });

  it("tells that suggestions are loading or have failed", () => {
    expect(status("loading", 0)).toMatch(/klar/);
    expect(status("failed", 0)).toMatch(/Tryk på Søg/);
  });
});
