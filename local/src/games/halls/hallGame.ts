import type { ScheduledRound } from "@spilhus/contracts";
import { fillWords, type Pair, type Words } from "../fillWords.ts";
import { slugOfName } from "@spilhus/search";
import type { JackpotId } from "../jackpots.ts";
import { money } from "../money.ts";
import type { ProviderSlug } from "../providers.ts";
import type { SeedGame } from "../seedGame.ts";
import { pick, spread } from "../spread.ts";
import type { ThemeSlug } from "../themes.ts";
import { hallFeatures, type HallFeatureId } from "./hallFeatures.ts";
import { callRules, dropRules, endRules, limitRules, plateRules, saleRules } from "./hallRules.ts";

/** A bingo or banko hall or variant as it is written down; rooms on the daily plan are named in `rooms.ts`. */
export interface HallRow {
  readonly name: string;
  readonly by: ProviderSlug;
  readonly plate: ScheduledRound["plate"];
  readonly priceOre: number;
  /** Most plates in one round. */
  readonly plates: number;
  readonly does: readonly (HallFeatureId | `${HallFeatureId}:${number}`)[];
  readonly about: Pair;
  readonly also?: readonly ThemeSlug[];
  readonly pot?: JackpotId;
  readonly daysAgo?: number;
  readonly popularity?: number;
}

/** Puts a hall together; `category` follows the plate's tradition, not its size. */
export function hallGame(category: "bingo" | "banko", row: HallRow): SeedGame {
  const { name, priceOre, plates } = row;
  const maxBetOre = priceOre * plates;
  const words: Words = {
    hall: [name, name],
    price: money(priceOre),
    max: money(maxBetOre),
    plates: [`${plates}`, `${plates}`],
  };
  const rules = [plateRules[row.plate], saleRules, limitRules, callRules, endRules, dropRules].map(
    (variants, index) => fillWords(pick(variants, name, `rule ${index}`), words),
  );
  const features = [...row.does, ...(row.pot ? (["pot"] as const) : [])].map((code) => {
    const [id = "", number = "5"] = code.split(":");
    const feature = Object.entries(hallFeatures).find(([key]) => key === id)?.[1];
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
    category,
    themes: ["bingo", ...(row.also ?? [])],
    rtp: 8_700 + spread(name, "return", 420),
    volatility: row.pot ? "high" : pick(["low", "low", "medium"] as const, name, "volatility"),
    minBetOre: priceOre,
    maxBetOre,
    releasedOn: { daysAgo: row.daysAgo ?? 40 + spread(name, "release", 2_500) },
    ...(row.pot ? { jackpotId: row.pot } : {}),
    popularity: row.popularity ?? 60 + Math.round(5_000 * (spread(name, "popularity", 1_000) / 1_000) ** 2),
    description: { da: row.about[0], en: row.about[1] },
    rules: { da: rules.map(({ da }) => da), en: rules.map(({ en }) => en) },
    features: { da: features.map(({ da }) => da), en: features.map(({ en }) => en) },
    searchWords: category === "banko" ? ["banko", "bankospil"] : ["bingo"],
  };
}
