import { forEachLocale, LOCALE_TAGS, VOLATILITIES } from "@spilhus/contracts";
import { slugOfName } from "@spilhus/search";
import * as z from "zod";
import { LocalisedTextSchema } from "../definition/localised.ts";
import type { SeedGame } from "../definition/seedGame.ts";
import { JackpotIdSchema } from "../lists/jackpots.ts";
import { ProviderSlugSchema } from "../lists/providers.ts";
import { themes, ThemeSlugSchema } from "../lists/themes.ts";
import { describeFeatures } from "../wording/describeFeatures.ts";
import type { Variants } from "../wording/featureTexts.ts";
import type { Words } from "../wording/fillText.ts";
import { money } from "../wording/money.ts";
import { sameWord } from "../wording/sameWord.ts";
import { pick, spread } from "../wording/spread.ts";
import { writeRules } from "../wording/writeRules.ts";
import { LayoutSchema } from "./layout.ts";
import { isBonusMechanic, slotMechanics, slotRules } from "./slotTexts.ts";

/** A slot in `data/slots/<theme>.json`. Values that are left out are derived from the name. */
export const SlotRowSchema = z.strictObject({
  name: z.string(),
  provider: ProviderSlugSchema,
  volatility: z.enum(VOLATILITIES),
  layout: LayoutSchema,
  /** Ids of mechanics, each with its number where it has one: `free-spins:10`. */
  features: z.array(z.string()),
  /** The joker and the bonus symbol, in the definite form. */
  wild: LocalisedTextSchema,
  scatter: LocalisedTextSchema,
  description: LocalisedTextSchema,
  moreThemes: z.array(ThemeSlugSchema).default([]),
  jackpot: JackpotIdSchema.optional(),
  daysAgo: z.int().optional(),
  popularity: z.int().optional(),
});
export type SlotRow = z.infer<typeof SlotRowSchema>;

const MIN_BETS_ORE = [10, 10, 20, 20, 20, 25, 30, 50];
const MAX_BETS_ORE = [5_000, 10_000, 10_000, 20_000, 25_000, 50_000, 100_000];
/** Mechanics that open a round within the round. */
const BONUS_ROUNDS = new Set(["free-spins", "hold-respin", "pick-bonus", "wheel", "trail", "collect"]);
/** Hundredths of a per cent that games with a jackpot return through it. */
const JACKPOT_SHARE = 140;

/** A game without a bonus round must not mention one. */
const withoutBonus = (texts: Variants): Variants => texts.filter(({ da }) => !/bonus|gratisspil/i.test(da));

function wordsOf(row: SlotRow, minBetOre: number, maxBetOre: number): Words {
  const { reels, rows, count } = row.layout;
  return {
    wild: row.wild,
    scatter: row.scatter,
    min: money(minBetOre),
    max: money(maxBetOre),
    reels: sameWord(reels),
    rows: sameWord(rows),
    count: forEachLocale((locale) => count.toLocaleString(LOCALE_TAGS[locale])),
  };
}

/** Builds a slot from its row; its rules and features name its own symbols. */
export function slotGame(theme: string, row: SlotRow): SeedGame {
  const { name, layout, jackpot } = row;
  const minBetOre = pick(MIN_BETS_ORE, name, "smallest bet");
  const maxBetOre = pick(MAX_BETS_ORE, name, "largest bet");
  const words = wordsOf(row, minBetOre, maxBetOre);
  const hasBonus = row.features.some((code) => BONUS_ROUNDS.has(code.split(":")[0] ?? ""));
  const fitting = (texts: Variants) => (hasBonus ? texts : withoutBonus(texts));
  const { symbols, stake, pace, fault } = slotRules;
  const rules = [slotRules.layout[layout.kind], slotRules.win[layout.kind], symbols, stake, pace, fault];
  const themeName = themes.find(({ slug }) => slug === theme)?.name;
  return {
    slug: slugOfName(name),
    name,
    provider: row.provider,
    category: "slots",
    themes: [theme, ...row.moreThemes],
    rtp: 9_420 + spread(name, "return", 250) - (jackpot ? JACKPOT_SHARE : 0),
    volatility: row.volatility,
    minBetOre,
    maxBetOre,
    releasedOn: { daysAgo: row.daysAgo ?? 34 + spread(name, "release", 2_200) },
    ...(jackpot ? { jackpotId: jackpot } : {}),
    popularity: row.popularity ?? 20 + Math.round(6_200 * (spread(name, "popularity", 1_000) / 1_000) ** 2.4),
    description: row.description,
    rules: writeRules(name, rules.map(fitting), words),
    features: describeFeatures({
      name,
      codes: [...row.features, ...(jackpot ? ["pot"] : [])],
      catalogue: slotMechanics,
      words,
      defaultNumber: "3",
      textsFor: (id, texts) => (isBonusMechanic(id) ? texts : fitting(texts)),
    }),
    searchWords: themeName ? Object.values(themeName) : [],
  };
}
