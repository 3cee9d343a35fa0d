import { forEachLocale, LOCALE_TAGS } from "@spilhus/contracts";
import { slugOfName } from "@spilhus/search";
import * as z from "zod";
import { LocalisedTextSchema } from "../definition/localised.ts";
import type { SeedGame } from "../definition/seedGame.ts";
import { ProviderSlugSchema } from "../lists/providers.ts";
import { themes, ThemeSlugSchema } from "../lists/themes.ts";
import { describeFeatures } from "../wording/describeFeatures.ts";
import type { Variants } from "../wording/featureTexts.ts";
import type { Words } from "../wording/fillText.ts";
import { money } from "../wording/money.ts";
import { sameWord } from "../wording/sameWord.ts";
import { pick, spread } from "../wording/spread.ts";
import { writeRules } from "../wording/writeRules.ts";
import { houseSlot, houseSlotTexts } from "./houseSlotTexts.ts";
import { LayoutSchema } from "./layout.ts";
import { isBonusMechanic, slotMechanics, slotRules } from "./slotTexts.ts";

/** A slot in `data/slots/<theme>.json`. Values that are left out are derived from the name. */
export const SlotRowSchema = z.strictObject({
  name: z.string(),
  /** What its picture shows, by its name in `art/subjects`: something that its name or texts speak of. */
  subject: z.string().optional(),
  provider: ProviderSlugSchema,
  layout: LayoutSchema,
  /** Ids of mechanics, each with its number where it has one: `free-spins:10`. */
  features: z.array(z.string()),
  /** The joker and the bonus symbol, in the definite form. Only slots of the house may have no bonus symbol. */
  wild: LocalisedTextSchema,
  scatter: LocalisedTextSchema.optional(),
  description: LocalisedTextSchema,
  moreThemes: z.array(ThemeSlugSchema).default([]),
  daysAgo: z.int().optional(),
  popularity: z.int().optional(),
  /** What the studio itself declares of a game that it plays; nothing is derived then. */
  declared: z
    .strictObject({
      stakesOre: z.array(z.int()).min(1),
      rules: z.array(LocalisedTextSchema).min(1),
      features: z.array(z.strictObject({ title: LocalisedTextSchema, text: LocalisedTextSchema })),
    })
    .optional(),
});
export type SlotRow = z.infer<typeof SlotRowSchema>;

const MIN_BETS_ORE = [10, 10, 20, 20, 20, 25, 30, 50];
const MAX_BETS_ORE = [5_000, 10_000, 10_000, 20_000, 25_000, 50_000, 100_000];
/** Mechanics that open a round within the round. */
const BONUS_ROUNDS = new Set(["free-spins", "hold-respin", "pick-bonus", "wheel", "trail", "collect"]);

/** A game without a bonus round must not mention one. */
const withoutBonus = (texts: Variants): Variants => texts.filter(({ da }) => !/bonus|gratisspil/i.test(da));

function wordsOf(row: SlotRow, minBetOre: number, maxBetOre: number): Words {
  const { reels, rows, count } = row.layout;
  return {
    wild: row.wild,
    ...(row.scatter ? { scatter: row.scatter } : {}),
    min: money(minBetOre),
    max: money(maxBetOre),
    reels: sameWord(reels),
    rows: sameWord(rows),
    count: forEachLocale((locale) => count.toLocaleString(LOCALE_TAGS[locale])),
  };
}

/** What a slot of another studio says of itself: one of several texts for each rule and mechanic of its row. */
function writtenTexts(row: SlotRow, words: Words): Pick<SeedGame, "rules" | "features"> {
  const { name, layout } = row;
  const hasBonus = row.features.some((code) => BONUS_ROUNDS.has(code.split(":")[0] ?? ""));
  const fitting = (texts: Variants) => (hasBonus ? texts : withoutBonus(texts));
  const { symbols, stake, pace, fault } = slotRules;
  const rules = [slotRules.layout[layout.kind], slotRules.win[layout.kind], symbols, stake, pace, fault];
  return {
    rules: writeRules(name, rules.map(fitting), words),
    features: describeFeatures({
      ...{ name, codes: row.features, catalogue: slotMechanics, words, defaultNumber: "3" },
      textsFor: (id, texts) => (isBonusMechanic(id) ? texts : fitting(texts)),
    }),
  };
}

/** What the studio of a game declares, where it plays it; else what its row says. */
function textsOfStudio(row: SlotRow, words: Words): Pick<SeedGame, "rules" | "features"> {
  const { declared } = row;
  if (!declared) return writtenTexts(row, words);
  return {
    rules: forEachLocale((locale) => declared.rules.map((rule) => rule[locale])),
    features: forEachLocale((locale) =>
      declared.features.map(({ title, text }) => ({ title: title[locale], text: text[locale] })),
    ),
  };
}

/**
 * Builds a slot from its row; its rules and features name its own symbols. Those of a slot that the house's engine plays follow
 * from the engine's data, whatever else the row says, and those of one that its studio plays from what the studio declares.
 */
export function slotGame(theme: string, row: SlotRow): SeedGame {
  const { name, declared } = row;
  const slug = slugOfName(name);
  const house = houseSlot(slug);
  const stakes = house?.stakesOre ??
    declared?.stakesOre ?? [
      pick(MIN_BETS_ORE, name, "smallest bet"),
      pick(MAX_BETS_ORE, name, "largest bet"),
    ];
  const [minBetOre, maxBetOre] = [Math.min(...stakes), Math.max(...stakes)];
  const words = wordsOf(row, minBetOre, maxBetOre);
  const texts = house ? houseSlotTexts(house, words) : textsOfStudio(row, words);
  const themeName = themes.find((each) => each.slug === theme)?.name;
  return {
    slug,
    name,
    provider: row.provider,
    category: "slots",
    themes: [theme, ...row.moreThemes],
    minBetOre,
    maxBetOre,
    ...(row.subject === undefined ? {} : { subject: row.subject }),
    releasedOn: { daysAgo: row.daysAgo ?? 34 + spread(name, "release", 2_200) },
    popularity: row.popularity ?? 20 + Math.round(6_200 * (spread(name, "popularity", 1_000) / 1_000) ** 2.4),
    description: row.description,
    ...texts,
    searchWords: themeName ? Object.values(themeName) : [],
  };
}
