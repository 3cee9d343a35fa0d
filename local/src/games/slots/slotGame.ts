import { fillWords, type Pair, type Words } from "../fillWords.ts";
import { slugOfName } from "@spilhus/search";
import type { JackpotId } from "../jackpots.ts";
import { money } from "../money.ts";
import type { ProviderSlug } from "../providers.ts";
import type { SeedGame } from "../seedGame.ts";
import { pick, spread } from "../spread.ts";
import { themes, type ThemeSlug } from "../themes.ts";
import { bonusMechanics } from "./bonusMechanics.ts";
import { layoutOf, type LayoutCode } from "./layout.ts";
import type { Mechanic } from "./mechanic.ts";
import { reelMechanics } from "./reelMechanics.ts";
import { faultRules, layoutRules, paceRules, stakeRules, symbolRules, winRules } from "./slotRules.ts";
import { wildMechanics } from "./wildMechanics.ts";

const mechanics = { ...wildMechanics, ...bonusMechanics, ...reelMechanics };
type MechanicId = keyof typeof mechanics;
/** A mechanic with its number where it has one: `free-spins:10`. */
export type MechanicCode = MechanicId | `${MechanicId}:${number}`;

/** A slot as it is written down in the theme files; what is left out is spread evenly by name. */
export interface SlotRow {
  readonly name: string;
  readonly by: ProviderSlug;
  readonly volatility: SeedGame["volatility"];
  readonly layout: LayoutCode;
  readonly does: readonly MechanicCode[];
  /** The joker and the bonus symbol, in the definite form. */
  readonly wild: Pair;
  readonly scatter: Pair;
  readonly about: Pair;
  readonly also?: readonly ThemeSlug[];
  readonly pot?: JackpotId;
  readonly daysAgo?: number;
  readonly popularity?: number;
}

const SMALLEST = [10, 10, 20, 20, 20, 25, 30, 50];
const LARGEST = [5_000, 10_000, 10_000, 20_000, 25_000, 50_000, 100_000];
/** Mechanics that open a round within the round. */
const BONUS_ROUNDS = new Set(["free-spins", "hold-respin", "pick-bonus", "wheel", "trail", "collect"]);
/** Games with a pot return part of their percentage through it. */
const POT_SHARE = 140;

/** Sentences a game may use: one without a bonus round must not speak of it. */
function truthful(sentences: readonly Pair[], hasBonus: boolean): readonly Pair[] {
  return hasBonus ? sentences : sentences.filter(([da]) => !/bonus|gratisspil/i.test(da));
}

function featureOf(code: MechanicCode, name: string, words: Words, hasBonus: boolean) {
  const [id = "", number = "3"] = code.split(":");
  const mechanic: Mechanic | undefined = Object.entries(mechanics).find(([key]) => key === id)?.[1];
  if (!mechanic) throw new Error(`"${name}" has the unknown mechanic "${id}".`);
  const filled: Words = { ...words, n: [number, number] };
  const title = fillWords(pick(mechanic.titles, name, `${id} title`), filled);
  const texts = truthful(mechanic.texts, hasBonus || id in bonusMechanics);
  const text = fillWords(pick(texts, name, `${id} text`), filled);
  return { da: { title: title.da, text: text.da }, en: { title: title.en, text: text.en } };
}

/** Puts a slot together from its row: rules and features are told in the words of its own symbols. */
export function slotGame(theme: ThemeSlug, row: SlotRow): SeedGame {
  const { name } = row;
  const layout = layoutOf(row.layout);
  const minBetOre = pick(SMALLEST, name, "smallest bet");
  const maxBetOre = pick(LARGEST, name, "largest bet");
  const words: Words = {
    wild: row.wild,
    scatter: row.scatter,
    min: money(minBetOre),
    max: money(maxBetOre),
    reels: [`${layout.reels}`, `${layout.reels}`],
    rows: [`${layout.rows}`, `${layout.rows}`],
    count: [layout.count.toLocaleString("da-DK"), layout.count.toLocaleString("en-GB")],
  };
  const hasBonus = row.does.some((code) => BONUS_ROUNDS.has(code.split(":")[0] ?? ""));
  const rules = [
    layoutRules[layout.kind],
    winRules[layout.kind],
    symbolRules,
    stakeRules,
    paceRules,
    faultRules,
  ].map((variants, index) => fillWords(pick(truthful(variants, hasBonus), name, `rule ${index}`), words));
  const features = [...row.does, ...(row.pot ? (["pot"] as const) : [])].map((code) =>
    featureOf(code, name, words, hasBonus),
  );
  const own = themes.find(({ slug }) => slug === theme);
  return {
    slug: slugOfName(name),
    name,
    provider: row.by,
    category: "slots",
    themes: [theme, ...(row.also ?? [])],
    rtp: 9_420 + spread(name, "return", 250) - (row.pot ? POT_SHARE : 0),
    volatility: row.volatility,
    minBetOre,
    maxBetOre,
    releasedOn: { daysAgo: row.daysAgo ?? 34 + spread(name, "release", 2_200) },
    ...(row.pot ? { jackpotId: row.pot } : {}),
    popularity: row.popularity ?? 20 + Math.round(6_200 * (spread(name, "popularity", 1_000) / 1_000) ** 2.4),
    description: { da: row.about[0], en: row.about[1] },
    rules: { da: rules.map(({ da }) => da), en: rules.map(({ en }) => en) },
    features: { da: features.map(({ da }) => da), en: features.map(({ en }) => en) },
    searchWords: own ? [own.name.da, own.name.en] : [],
  };
}

/** All slots of one theme. */
export const slotGames = (theme: ThemeSlug, rows: readonly SlotRow[]): SeedGame[] =>
  rows.map((row) => slotGame(theme, row));
