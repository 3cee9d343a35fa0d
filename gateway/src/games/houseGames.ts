import { VOLATILITY_LIMITS, type GameProof, type GameSummary } from "@spilhus/contracts";
import { type Pot, rouletteReturn, type SlotGame, toNumber } from "@spilhus/game-math";
import {
  HOUSE_ROULETTES,
  HOUSE_SLOTS,
  PAR_SHEETS,
  type ParSheet,
  type PotSheet,
  type RouletteTable,
} from "@spilhus/game-math/games";

/** A slot of the house with what is proved of it. */
export interface ProvedSlot {
  readonly kind: "slot";
  readonly slot: SlotGame;
  readonly sheet: ParSheet;
  readonly proof: GameProof;
}

/** A roulette table of the house: its returns follow from its odds. */
export interface ProvedRoulette {
  readonly kind: "roulette";
  readonly table: RouletteTable;
  readonly proof: GameProof;
}

export type ProvedGame = ProvedSlot | ProvedRoulette;

const HUNDREDTHS = 100;
const hundredths = (value: number) => Math.round(value * HUNDREDTHS);
const rising = (amounts: readonly number[]) => amounts.toSorted((one, other) => one - other);

type Volatility = NonNullable<GameProof["rounds"]>["volatility"];

function volatilityOf(deviation: number): Volatility {
  if (deviation < VOLATILITY_LIMITS.medium) return "low";
  return deviation < VOLATILITY_LIMITS.high ? "medium" : "high";
}

const provedPot = (
  { id, name, share, restartOre, orePerWin }: Pot,
  sheet: PotSheet,
): NonNullable<GameProof["pot"]> => ({
  ...{ id, name, share, restartOre, orePerWin },
  rtp: hundredths(sheet.rtpPercent),
  rtpWithPot: hundredths(sheet.rtpWithPotPercent),
});

function provedSlot(slot: SlotGame, sheet: ParSheet): ProvedSlot {
  const deviation = hundredths(sheet.volatility);
  return {
    kind: "slot",
    slot,
    sheet,
    proof: {
      rtp: hundredths(sheet.rtpPercent),
      rounds: {
        hitRate: hundredths(sheet.hitPercent),
        netWinRate: hundredths(sheet.netWinPercent),
        deviation,
        volatility: volatilityOf(deviation),
      },
      largestWin: sheet.largestWin,
      pot: sheet.pot && slot.pot ? provedPot(slot.pot, sheet.pot) : null,
      stakesOre: rising(slot.stakesOre),
    },
  };
}

/** Every bet of European roulette returns 36 parts of 37; the most comes back for a single number. */
const provedRoulette = (table: RouletteTable): ProvedRoulette => ({
  kind: "roulette",
  table,
  proof: {
    rtp: hundredths(toNumber(rouletteReturn({ kind: "straight", number: 0 })) * HUNDREDTHS),
    rounds: null,
    largestWin: (table.odds.straight + 1) * HUNDREDTHS,
    pot: null,
    stakesOre: rising(table.chipsOre),
  },
});

/** By slug. A slot without a par sheet is left out: nothing is proved of it, so it is not played. */
const PROVED: ReadonlyMap<string, ProvedGame> = new Map<string, ProvedGame>([
  ...HOUSE_SLOTS.flatMap((slot) => {
    const sheet = PAR_SHEETS.find(({ id }) => id === slot.id);
    return sheet ? [[slot.id, provedSlot(slot, sheet)] as const] : [];
  }),
  ...HOUSE_ROULETTES.map((table) => [table.id, provedRoulette(table)] as const),
]);

/** The house's game with this slug and its proof; undefined for every other game. */
export const provedGame = (slug: string): ProvedGame | undefined => PROVED.get(slug);

/** Slugs of the games that are proved and so can be played, the highest return first. */
export const PROVED_SLUGS: readonly string[] = [...PROVED]
  .toSorted(([, one], [, other]) => other.proof.rtp - one.proof.rtp)
  .map(([slug]) => slug);

/** The pot that a game's stakes feed; nothing for every other game. */
export function potOf(slug: string): Pot | undefined {
  const proved = PROVED.get(slug);
  return proved?.kind === "slot" ? proved.slot.pot : undefined;
}

/** Slugs of the games that feed a pot. */
export const POT_SLUGS: readonly string[] = PROVED_SLUGS.filter((slug) => potOf(slug));

/** What a summary says about playing a game. The stakes of a game of the house are those that its engine takes. */
export function playFacts(
  game: Pick<GameSummary, "slug" | "minBetOre" | "maxBetOre"> & {
    readonly hasRoom?: boolean;
    readonly studio?: string | null;
  },
): Pick<GameSummary, "isPlayable" | "studio" | "proof" | "minBetOre" | "maxBetOre"> {
  const proved = PROVED.get(game.slug);
  const { minBetOre, maxBetOre } = game;
  const { studio } = game;
  if (!proved && studio) return { isPlayable: true, studio, proof: null, minBetOre, maxBetOre };
  if (!proved) return { isPlayable: game.hasRoom === true, proof: null, minBetOre, maxBetOre };
  const { proof } = proved;
  return {
    isPlayable: true,
    proof,
    minBetOre: proof.stakesOre[0] ?? minBetOre,
    maxBetOre: proved.kind === "roulette" ? proved.table.mostOre : (proof.stakesOre.at(-1) ?? maxBetOre),
  };
}
