import type { RouletteParSheet, SlotParSheet } from "@spilhus/contracts";
import { createTranslator } from "@spilhus/i18n";
import { describe, expect, it } from "vitest";
import { figureRows } from "./figureRows.ts";
import { proofSteps } from "./proofSteps.ts";
import { symbolName } from "./symbolName.ts";

const { t, messagesOf } = createTranslator("da");
const request = { t, messagesOf, locale: "da" as const };

const base = {
  slug: "isfuglens-skat",
  name: "Isfuglens Skat",
  provider: "Ravnkilde Works",
  art: { portrait: "/p", landscape: "/l", wide: "/w" },
  mathVersion: "0".repeat(64),
  exactRtp: "24/25",
};
const slot: SlotParSheet = {
  ...base,
  kind: "slot",
  proof: {
    rtp: 9_600,
    rounds: { hitRate: 4_080, netWinRate: 1_217, deviation: 752, volatility: "medium" },
    largestWin: 967_940,
    pot: null,
    stakesOre: [100, 200],
  },
  combinations: { base: 26_811_900, free: 25_054_231 },
  isSummedExactly: true,
  reels: 5,
  rows: 3,
  paysAlong: { kind: "lines", lines: [[1, 1, 1, 1, 1]] },
  wild: { symbol: "isfugl", doesExpand: true },
  freeSpins: { scatter: "noegle", byCount: [{ count: 3, spins: 10, pay: 200 }], multiplier: 3, chance: 81 },
  pays: [{ symbol: "kiste", runs: [{ count: 5, pay: 4_000 }] }],
  symbolsByReel: { base: [{ kiste: 2 }], free: [] },
};
const table: RouletteParSheet = {
  ...base,
  kind: "roulette",
  proof: { rtp: 9_730, rounds: null, largestWin: 3_600, pot: null, stakesOre: [50, 100] },
  numbers: 37,
  mostOre: 25_000,
  bets: [{ bet: "straight", covers: 1, pays: 35, rtp: 9_730 }],
};

const text = (sheet: SlotParSheet | RouletteParSheet) =>
  figureRows(sheet, request)
    .map(({ cells }) => cells.join(" | ").replaceAll("\u00A0", " "))
    .join("\n");

const POT = {
  ...{ id: "puljen", name: "Puljen", share: 100, restartOre: 1_000_000, orePerWin: 200_000_000 },
  ...{ rtp: 150, rtpWithPot: 9_750 },
};

describe("the figures of a par sheet", () => {
  it("have the return without the pot and with it, and what the pot begins with and takes (R8.13, R2.26)", () => {
    const withPot = { ...slot, proof: { ...slot.proof, pot: POT } };
    expect(figureRows(withPot, request).map(({ id }) => id)).toEqual([
      ...["rtp", "pot", "rtp-with-pot", "hit", "net", "volatility", "largest", "free", "stakes"],
    ]);
    expect(text(withPot)).toContain("96,00 %");
    expect(text(withPot)).toContain("97,50 %");
    expect(text(withPot)).toContain("2.000.000,00 kr.");
    expect(text(withPot)).toContain("I demo lægges der ikke noget i puljen");
  });

  it("are return, hit rate, net-win rate, volatility, largest win, free spins and stakes, explained (R8.13)", () => {
    expect(figureRows(slot, request).map(({ id }) => id)).toEqual([
      ...["rtp", "hit", "net", "volatility", "largest", "free", "stakes"],
    ]);
    expect(text(slot)).toContain("96,00 %");
    expect(text(slot)).toContain("Præcist 24/25 af indsatsen");
    expect(text(slot)).toContain("7,52 indsatser");
    expect(text(slot)).toContain("9.679,40 × indsatsen");
    expect(text(slot)).toContain("Cirka ét spil ud af 123.");
  });

  it("leave out what a roulette table has no figure for, and give the most of a round", () => {
    expect(figureRows(table, request).map(({ id }) => id)).toEqual(["rtp", "largest", "stakes"]);
    expect(text(table)).toMatch(/kan tilsammen være 250,00 kr\./);
  });
});

describe("the proof of a par sheet", () => {
  it("names each way that this game's rules allow (R8.13)", () => {
    expect(proofSteps(slot, request)).toHaveLength(4);
    expect(proofSteps({ ...slot, isSummedExactly: false }, request)).toHaveLength(3);
    expect(proofSteps(slot, request)[0]).toContain("26.811.900");
    expect(proofSteps(table, request)[0]).toContain("24/25");
  });
});

describe("the name of a symbol", () => {
  it("is its word in the page's language, or its short name where there is none", () => {
    expect(symbolName("noegle", request)).toBe("Nøgle");
    expect(symbolName("ukendt", request)).toBe("Ukendt");
  });
});
