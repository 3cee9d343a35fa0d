import type { Locale } from "@spilhus/contracts";
import type { Offer } from "@spilhus/contracts/payments";
import { inArray } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { provedReturns, rooms } from "../games/index.ts";
import type { FoundOffer } from "./findOffers.ts";
import type { TermsRow } from "./tables.ts";
import { wagerOf } from "./wagerOf.ts";

/** Proofs have returns in hundredths of a percent. */
const HUNDREDTHS = 100;

/** What halls pay out of the plates they sell, by their rows, in hundredths of a percent. */
async function hallReturns(db: Queries, categories: readonly string[]): Promise<number[]> {
  const kinds = (["bingo", "banko"] as const).filter((kind) => categories.includes(kind));
  const rows = await db
    .select({ percent: rooms.returnPercent })
    .from(rooms)
    .where(inArray(rooms.kind, kinds));
  return rows.map(({ percent }) => percent * HUNDREDTHS);
}

/** The average return of the games that count, in percent: of proved games and halls; nothing when there are none. */
async function averageReturn(db: Queries, { games: categories }: TermsRow): Promise<number | undefined> {
  const returns = [...(await provedReturns(db, categories)), ...(await hallReturns(db, categories))];
  if (returns.length === 0) return undefined;
  const sum = returns.reduce((total, rtp) => total + rtp, 0);
  return Math.round(sum / returns.length) / HUNDREDTHS;
}

/** An offer as a player reads it, with a worked example in øre and what it costs on average. */
export async function shownOffer(
  db: Queries,
  { offer, terms }: Pick<FoundOffer, "offer" | "terms">,
  locale: Locale,
): Promise<Offer> {
  const { title, summary, conditions } = terms.texts[locale];
  const bonusOre = terms.mostBonusOre;
  const wagerOre = wagerOf(terms, bonusOre);
  const percent = await averageReturn(db, terms);
  const cost = percent === undefined ? null : Math.ceil((wagerOre * (100 - percent)) / 100);
  return {
    ...{ id: offer.id, termsVersion: terms.version, termsHash: terms.hash.toString("hex") },
    ...{ title, summary, conditions: [...conditions] },
    leastDepositOre: terms.leastDepositOre,
    mostBonusOre: terms.mostBonusOre,
    wagerPercent: terms.wagerPercent,
    days: terms.days,
    depositWithinDays: terms.depositWithinDays,
    games: [...terms.games],
    endsOnWithdrawal: terms.endsOnWithdrawal,
    isForNewPlayers: terms.isForNewPlayers,
    needsCode: terms.needsCode,
    closesAt: terms.closesAt?.toISOString() ?? null,
    example: {
      ...{ depositOre: bonusOre, bonusOre, wagerOre },
      expectedCostOre: cost,
      returnPercent: percent ?? null,
    },
  };
}
