import { createTranslator } from "@spilhus/i18n";
import { game, proof } from "@spilhus/page-kit/testing";
import { describe, expect, it } from "vitest";
import { heroFacts } from "./gameFacts.ts";

const { t } = createTranslator("da");
const page = { themes: [], releasedOn: "2026-01-01", description: "", rules: [], features: [], related: [] };
const facts = (fields: Parameters<typeof game>[1]) =>
  heroFacts({ ...game(1, fields), ...page }, { t, locale: "da" }).map(
    ({ label, value }) => `${label}: ${value.replaceAll("\u00A0", " ")}`,
  );

describe("the facts on the art of a game's page", () => {
  it("are return, net-win rate, volatility and stakes of a proved slot (R2.22)", () => {
    expect(facts({ isPlayable: true, proof: proof() })).toEqual([
      "RTP: 96,00 %",
      "Spil med overskud: 12,17 %",
      "Volatilitet: Middel",
      "Indsats: 1 kr. til 200 kr.",
    ]);
  });

  it("leave out what depends on the bet at a table", () => {
    expect(facts({ proof: proof({ rtp: 9_730, rounds: null }) })).toEqual([
      "RTP: 97,30 %",
      "Indsats: 1 kr. til 200 kr.",
    ]);
  });

  it("are the stakes alone of a game without proof (R2.22)", () => {
    expect(facts({ isPlayable: false, proof: null })).toEqual(["Indsats: 1 kr. til 200 kr."]);
  });

  it("are the price and number of plates of a hall", () => {
    expect(facts({ category: "banko", proof: null, minBetOre: 300, maxBetOre: 3_600 })).toEqual([
      "Pris pr. plade: 3 kr.",
      "Plader pr. spiller: højst 12",
    ]);
  });
});
