import { createHash } from "node:crypto";
import {
  GAME_CATEGORIES,
  LOCALES,
  type Locale,
  type Localised,
  type RegisteredBrand,
} from "@spilhus/contracts";
import { BonusOfferContentSchema, type BonusOfferContent } from "@spilhus/contracts/content";
import {
  brokenPromotionBounds,
  type BrokenPromotionBound,
  type PromotionDuties,
} from "@spilhus/jurisdiction";
import * as z from "zod";
import { localise } from "../content/index.ts";
import { refusal } from "../http/index.ts";
import { lawOfPromotions } from "./lawOfPromotions.ts";
import type { OfferTexts, TermsRow } from "./tables.ts";

/** What a story says of an offer: names under which it is asked for, and its terms. */
export interface StatedOffer {
  readonly code: string | null;
  readonly bundleId: string | null;
  readonly promotionId: string | null;
  readonly terms: Omit<TermsRow, "offerId" | "version" | "publishedAt">;
}

/** The story's field behind each figure of the law. */
const FIELDS: Readonly<Record<BrokenPromotionBound["figure"], string>> = {
  valueOre: "most_bonus_ore",
  requiredOre: "required_percent",
  wagerOre: "wager_percent",
  days: "wager_days",
  contributionPercents: "contribution_percent",
  players: "players",
};

const sentence = ({ figure, given, bound, demanded }: BrokenPromotionBound) =>
  `${FIELDS[figure]}: ${figure} is ${given}, the law demands ${bound} ${demanded}`;

/** Terms out of the law's bounds on the day of publishing are no terms. */
function requireLawful(
  brand: RegisteredBrand,
  content: BonusOfferContent,
  law: PromotionDuties,
  slug: string,
): void {
  const { most_bonus_ore: valueOre, required_percent, wager_percent, contribution_percent } = content;
  const requiredOre = (valueOre * required_percent) / 100;
  const broken = brokenPromotionBounds(
    {
      ...{ valueOre, requiredOre, days: content.wager_days },
      wagerOre: ((requiredOre + valueOre) * wager_percent) / 100,
      contributionPercents: [contribution_percent],
      // An offer that needs no invitation is everybody's.
      players: content.players ?? Number.POSITIVE_INFINITY,
    },
    law,
  );
  if (broken.length === 0) return;
  throw refusal(
    "invalid-request",
    `The offer "${slug}" of ${brand.id} cannot be published. ${broken.map(sentence).join("; ")}. Change these fields and publish it again.`,
  );
}

/** Editors' tools send fields that were left empty as empty texts. */
const withoutEmpty = (story: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(story).filter(([, value]) => value !== "" && value !== null));

const paragraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");

function textsOf(content: BonusOfferContent): Localised<OfferTexts> {
  const texts = LOCALES.map((locale): [Locale, OfferTexts] => {
    const { title, summary, conditions } = localise(content, locale);
    return [locale, { title, summary, conditions: paragraphs(conditions) }];
  });
  // One entry for each locale.
  return Object.fromEntries(texts) as Record<Locale, OfferTexts>;
}

/**
 * Reads an offer from its story and holds it against the law of the day.
 *
 * @throws {HttpError} `invalid-request` that names each field that is missing or out of the law's bounds
 */
export function readOffer(
  brand: RegisteredBrand,
  slug: string,
  story: Readonly<Record<string, unknown>>,
  now: Date,
): StatedOffer {
  const parsed = BonusOfferContentSchema.safeParse(withoutEmpty(story));
  if (!parsed.success) {
    throw refusal(
      "invalid-request",
      `The offer "${slug}" cannot be published: ${z.prettifyError(parsed.error)}`,
    );
  }
  const content = parsed.data;
  const law = lawOfPromotions(brand, now);
  requireLawful(brand, content, law, slug);
  const terms = {
    texts: textsOf(content),
    leastDepositOre: content.least_deposit_ore,
    mostBonusOre: content.most_bonus_ore,
    wagerPercent: content.wager_percent,
    days: content.wager_days,
    depositWithinDays: content.deposit_within_days,
    games: GAME_CATEGORIES.filter((category) => content.games.includes(category)),
    endsOnWithdrawal: content.ends_on_withdrawal,
    isForNewPlayers: content.is_for_new_players,
    needsCode: content.code !== undefined,
    players: content.players ?? null,
    opensAt: content.opens_at === undefined ? null : new Date(content.opens_at),
    closesAt: content.closes_at === undefined ? null : new Date(content.closes_at),
  };
  const bounds = {
    lawMostBonusOre: law.mostValueOre,
    lawMostWagerPercent: law.mostWagerTimes * 100,
    lawLeastDays: law.leastDays,
    lawLeastPlayers: law.leastPlayers,
  };
  const hash = createHash("sha256").update(JSON.stringify(terms)).digest();
  return {
    code: content.code ?? null,
    bundleId: content.bundle_id ?? null,
    promotionId: content.promotion_id ?? null,
    terms: { ...terms, ...bounds, hash },
  };
}
