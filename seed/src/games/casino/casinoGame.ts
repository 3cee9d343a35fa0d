import { slugOfName } from "@spilhus/search";
import * as z from "zod";
import { LocalisedTextSchema } from "../definition/localised.ts";
import type { SeedGame } from "../definition/seedGame.ts";
import { ProviderSlugSchema } from "../lists/providers.ts";
import { ThemeSlugSchema } from "../lists/themes.ts";
import { describeFeatures } from "../wording/describeFeatures.ts";
import type { Words } from "../wording/fillText.ts";
import { money } from "../wording/money.ts";
import { spread } from "../wording/spread.ts";
import { writeRules } from "../wording/writeRules.ts";
import { casinoFeatures, casinoRules } from "./casinoTexts.ts";

type CasinoKind = keyof typeof casinoRules.kinds;

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

/** A table, game show or scratch card in `data/casino/*.json`. */
export const CasinoRowSchema = z.strictObject({
  name: z.string(),
  /** What its picture shows, by its name in `art/subjects`: something that its name or texts speak of. */
  subject: z.string().optional(),
  provider: ProviderSlugSchema,
  kind: z.enum(Object.keys(SEARCH_WORDS) as CasinoKind[]), // the keys of a record of exactly these
  minBetOre: z.int(),
  maxBetOre: z.int(),
  /** Ids of features, each with its number where it has one: `seats:7`. */
  features: z.array(z.string()),
  description: LocalisedTextSchema,
  themes: z.array(ThemeSlugSchema),
  daysAgo: z.int().optional(),
  popularity: z.int().optional(),
});

/** Builds a casino game from its row and the rules of its kind. */
export function casinoGame(row: z.infer<typeof CasinoRowSchema>): SeedGame {
  const { name, kind, minBetOre, maxBetOre } = row;
  const words: Words = { min: money(minBetOre), max: money(maxBetOre) };
  const { kinds, stake, price, fault } = casinoRules;
  return {
    slug: slugOfName(name),
    name,
    provider: row.provider,
    category: "casino",
    themes: row.themes,
    minBetOre,
    maxBetOre,
    ...(row.subject === undefined ? {} : { subject: row.subject }),
    releasedOn: { daysAgo: row.daysAgo ?? 36 + spread(name, "release", 2_000) },
    popularity: row.popularity ?? 80 + Math.round(4_800 * (spread(name, "popularity", 1_000) / 1_000) ** 2.2),
    description: row.description,
    rules: writeRules(name, [...kinds[kind], kind === "scratch" ? price : stake, fault], words),
    features: describeFeatures({
      name,
      codes: row.features,
      catalogue: casinoFeatures,
      words,
      defaultNumber: "5",
    }),
    searchWords: SEARCH_WORDS[kind],
  };
}
