import { ScheduledRoundSchema } from "@spilhus/contracts";
import { slugOfName } from "@spilhus/search";
import * as z from "zod";
import { LocalisedTextSchema } from "../definition/localised.ts";
import type { SeedGame } from "../definition/seedGame.ts";
import { ProviderSlugSchema } from "../lists/providers.ts";
import { ThemeSlugSchema } from "../lists/themes.ts";
import { describeFeatures } from "../wording/describeFeatures.ts";
import type { Words } from "../wording/fillText.ts";
import { money } from "../wording/money.ts";
import { sameWord } from "../wording/sameWord.ts";
import { spread } from "../wording/spread.ts";
import { writeRules } from "../wording/writeRules.ts";
import { hallFeatures, hallRules } from "./hallTexts.ts";

/** A bingo or banko hall or variant in `data/halls/*.json`; halls on the daily plan are also in `data/rooms.json`. */
export const HallRowSchema = z.strictObject({
  name: z.string(),
  /** What its picture shows, by its name in `art/subjects`: something that its name or texts speak of. */
  subject: z.string().optional(),
  provider: ProviderSlugSchema,
  plate: ScheduledRoundSchema.shape.plate,
  platePriceOre: z.int(),
  /** Most plates a player can buy for one round. */
  maxPlates: z.int(),
  /** Ids of features, each with its number where it has one: `calm:6`. */
  features: z.array(z.string()),
  description: LocalisedTextSchema,
  moreThemes: z.array(ThemeSlugSchema).default([]),
  daysAgo: z.int().optional(),
  popularity: z.int().optional(),
});

/** Builds a hall from its row; `category` follows the tradition of the plate, not its size. */
export function hallGame(category: "bingo" | "banko", row: z.infer<typeof HallRowSchema>): SeedGame {
  const { name, platePriceOre, maxPlates } = row;
  const maxBetOre = platePriceOre * maxPlates;
  const words: Words = {
    hall: sameWord(name),
    price: money(platePriceOre),
    max: money(maxBetOre),
    plates: sameWord(maxPlates),
  };
  const { plate, sale, limit, call, end, drop } = hallRules;
  return {
    slug: slugOfName(name),
    name,
    provider: row.provider,
    category,
    themes: ["bingo", ...row.moreThemes],
    minBetOre: platePriceOre,
    maxBetOre,
    ...(row.subject === undefined ? {} : { subject: row.subject }),
    releasedOn: { daysAgo: row.daysAgo ?? 40 + spread(name, "release", 2_500) },
    popularity: row.popularity ?? 60 + Math.round(5_000 * (spread(name, "popularity", 1_000) / 1_000) ** 2),
    description: row.description,
    rules: writeRules(name, [plate[row.plate], sale, limit, call, end, drop], words),
    features: describeFeatures({
      name,
      codes: row.features,
      catalogue: hallFeatures,
      words,
      defaultNumber: "5",
    }),
    searchWords: category === "banko" ? ["banko", "bankospil"] : ["bingo"],
  };
}
