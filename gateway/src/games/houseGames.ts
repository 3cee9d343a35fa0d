import { VOLATILITY_LIMITS, type GameProof, type GameSummary } from "@spilhus/contracts";
import type { SlotGame } from "@spilhus/game-math";
import { HOUSE_SLOTS, PAR_SHEETS, type ParSheet } from "@spilhus/game-math/games";

/** A slot of the house with what is proved of it. */
export interface ProvedSlot {
  readonly slot: SlotGame;
  readonly sheet: ParSheet;
  readonly proof: GameProof;
}

const HUNDREDTHS = 100;
const hundredths = (value: number) => Math.round(value * HUNDREDTHS);

function volatilityOf(deviation: number): GameProof["volatility"] {
  if (deviation < VOLATILITY_LIMITS.medium) return "low";
  return deviation < VOLATILITY_LIMITS.high ? "medium" : "high";
}

function proofOf(slot: SlotGame, sheet: ParSheet): GameProof {
  const deviation = hundredths(sheet.volatility);
  return {
    rtp: hundredths(sheet.rtpPercent),
    hitRate: hundredths(sheet.hitPercent),
    netWinRate: hundredths(sheet.netWinPercent),
    deviation,
    volatility: volatilityOf(deviation),
    largestWin: sheet.largestWin,
    stakesOre: slot.stakesOre.toSorted((one, other) => one - other),
  };
}

/** By slug. A slot without a par sheet is left out: nothing is proved of it, so it is not played. */
const PROVED: ReadonlyMap<string, ProvedSlot> = new Map(
  HOUSE_SLOTS.flatMap((slot) => {
    const sheet = PAR_SHEETS.find(({ id }) => id === slot.id);
    return sheet ? [[slot.id, { slot, sheet, proof: proofOf(slot, sheet) }] as const] : [];
  }),
);

/** The house's slot with this slug and its proof; undefined for every other game. */
export const provedSlot = (slug: string): ProvedSlot | undefined => PROVED.get(slug);

/** Slugs of the games that can be played today, the highest return first: the only ones that a sorting by return lists. */
export const PLAYABLE_SLUGS: readonly string[] = [...PROVED.values()]
  .toSorted((one, other) => other.proof.rtp - one.proof.rtp)
  .map(({ slot }) => slot.id);

/** What a summary says about playing a game. The stakes of a game that can be played are those that its engine takes. */
export function playFacts(
  game: Pick<GameSummary, "slug" | "minBetOre" | "maxBetOre">,
): Pick<GameSummary, "isPlayable" | "proof" | "minBetOre" | "maxBetOre"> {
  const proof = provedSlot(game.slug)?.proof ?? null;
  const { minBetOre, maxBetOre } = game;
  return {
    isPlayable: proof !== null,
    proof,
    minBetOre: proof?.stakesOre[0] ?? minBetOre,
    maxBetOre: proof?.stakesOre.at(-1) ?? maxBetOre,
  };
}
