import { fillWords, type Pair, type Words } from "../fillWords.ts";
import { slugOfName } from "@spilhus/search";
import { money } from "../money.ts";
import type { ProviderSlug } from "../providers.ts";
import type { SeedGame } from "../seedGame.ts";
import { pick, spread } from "../spread.ts";
import type { ThemeSlug } from "../themes.ts";
import { casinoFeatures, type CasinoFeatureId } from "./casinoFeatures.ts";
import {
  cardPriceRules,
  type CasinoKind,
  casinoRules,
  tableFaultRules,
  tableStakeRules,
} from "./casinoRules.ts";

/** A table, game show or scratch card as it is written down. */
export interface CasinoRow {
  readonly name: string;
  readonly by: ProviderSlug;
  readonly kind: CasinoKind;
  /** Hundredths of a per cent; follows from the rules, so it is stated and never spread. */
  readonly rtp: number;
  readonly minOre: number;
  readonly maxOre: number;
  readonly does: readonly (CasinoFeatureId | `${CasinoFeatureId}:${number}`)[];
  readonly about: Pair;
  readonly themes: readonly ThemeSlug[];
  readonly daysAgo?: number;
  readonly popularity?: number;
}

const VOLATILITY: Readonly<Record<CasinoKind, SeedGame["volatility"]>> = {
  roulette: "medium",
  blackjack: "low",
  baccarat: "low",
  poker: "medium",
  "three-card": "medium",
  "pai-gow": "low",
  "video-poker": "medium",
  dice: "medium",
  show: "high",
  scratch: "high",
};
const SEARCH_WORDS: Readonly<Record<CasinoKind, readonly string[]>> = {
  roulette: ["roulette", "rulette"],
  blackjack: ["blackjack", "enogtyve", "21"],
  baccarat: ["baccarat", "bakkarat"],
  poker: ["poker"],
  "three-card": ["poker"],
  "pai-gow": ["poker"],
  "video-poker": ["poker", "videopoker"],
  dice: ["terninger", "dice"],
  show: ["spilshow", "game show"],
  scratch: ["skrabespil", "skrabelod", "scratch card"],
};

/** Puts a casino game together from its row and the rules of its kind. */
export function casinoGame(row: CasinoRow): SeedGame {
  const { name, kind } = row;
  const words: Words = { min: money(row.minOre), max: money(row.maxOre) };
  const stakeRules = kind === "scratch" ? cardPriceRules : tableStakeRules;
  const rules = [...casinoRules[kind], stakeRules, tableFaultRules].map((variants, index) =>
    fillWords(pick(variants, name, `rule ${index}`), words),
  );
  const features = row.does.map((code) => {
    const [id = "", number = "5"] = code.split(":");
    const feature = Object.entries(casinoFeatures).find(([key]) => key === id)?.[1];
    if (!feature) throw new Error(`"${name}" has the unknown feature "${id}".`);
    const filled: Words = { ...words, n: [number, number] };
    const title = fillWords(pick<Pair>(feature.titles, name, `${id} title`), filled);
    const text = fillWords(pick<Pair>(feature.texts, name, `${id} text`), filled);
    return { da: { title: title.da, text: text.da }, en: { title: title.en, text: text.en } };
  });
  return {
    slug: slugOfName(name),
    name,
    provider: row.by,
    category: "casino",
    themes: row.themes,
    rtp: row.rtp,
    volatility: VOLATILITY[kind],
    minBetOre: row.minOre,
    maxBetOre: row.maxOre,
    releasedOn: { daysAgo: row.daysAgo ?? 36 + spread(name, "release", 2_000) },
    popularity: row.popularity ?? 80 + Math.round(4_800 * (spread(name, "popularity", 1_000) / 1_000) ** 2.2),
    description: { da: row.about[0], en: row.about[1] },
    rules: { da: rules.map(({ da }) => da), en: rules.map(({ en }) => en) },
    features: { da: features.map(({ da }) => da), en: features.map(({ en }) => en) },
    searchWords: SEARCH_WORDS[kind],
  };
}
