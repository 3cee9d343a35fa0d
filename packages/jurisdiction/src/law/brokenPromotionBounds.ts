import type { PromotionDuties } from "./duties.ts";

/** What the law bounds in the terms of one promotion; amounts are whole smallest units of the currency. */
export interface PromotionTerms {
  /** What the promotion is worth to one player when it is granted. */
  readonly valueOre: number;
  /** The deposit or stake that a player must make to get it; 0 when none is required. */
  readonly requiredOre: number;
  /** Sum of stakes after which it is the player's own money. */
  readonly wagerOre: number;
  /** Days that a player has for these stakes. */
  readonly days: number;
  /** Share of a stake that counts, one figure for every game that counts. */
  readonly contributionPercents: readonly number[];
  /** Players to whom it is offered. */
  readonly players: number;
}

/** A figure of the terms on the wrong side of its bound. */
export interface BrokenPromotionBound {
  readonly figure: keyof PromotionTerms;
  readonly given: number;
  readonly bound: "at least" | "at most" | "exactly";
  readonly demanded: number;
}

/** False for a figure that is not a number, so that such terms are refused. */
const HOLDS = {
  "at least": (given: number, demanded: number) => given >= demanded,
  "at most": (given: number, demanded: number) => given <= demanded,
  exactly: (given: number, demanded: number) => given === demanded,
} as const satisfies Record<BrokenPromotionBound["bound"], (given: number, demanded: number) => boolean>;

/** Every bound of the law that the terms of a promotion break; none when it may be offered. */
export function brokenPromotionBounds(
  terms: PromotionTerms,
  law: PromotionDuties,
): readonly BrokenPromotionBound[] {
  const { valueOre, requiredOre, wagerOre, days, contributionPercents, players } = terms;
  const bounds: BrokenPromotionBound[] = [
    { figure: "valueOre", given: valueOre, bound: "at most", demanded: law.mostValueOre },
    {
      figure: "wagerOre",
      given: wagerOre,
      bound: "at most",
      demanded: law.mostWagerTimes * (requiredOre + valueOre),
    },
    { figure: "days", given: days, bound: "at least", demanded: law.leastDays },
    { figure: "players", given: players, bound: "at least", demanded: law.leastPlayers },
  ];
  if (requiredOre !== 0) {
    const demanded = (valueOre * law.requiredPercent) / 100;
    bounds.push({ figure: "requiredOre", given: requiredOre, bound: "exactly", demanded });
  }
  for (const given of contributionPercents) {
    const demanded = law.contributionPercent;
    bounds.push({ figure: "contributionPercents", given, bound: "exactly", demanded });
  }
  return bounds.filter(({ bound, given, demanded }) => !HOLDS[bound](given, demanded));
}
