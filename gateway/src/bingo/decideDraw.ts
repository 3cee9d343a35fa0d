import { createHash, randomBytes } from "node:crypto";
import type { RoundPattern, RoundPrize } from "@spilhus/contracts/bingo";
import {
  BALLS,
  commitmentOf,
  findWinners,
  platesRootOf,
  type RandomSource,
  shuffled,
} from "@spilhus/game-math";
import { PLATE_KIND } from "../games/index.ts";
import { plateOf } from "./plateSet.ts";
import { type PrizeTerms, prizesOf, shareOut } from "./prizes.ts";
import type { bingoPlates, bingoRounds } from "./tables.ts";

const SALT_BYTES = 32;

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash("sha256").update(bytes).digest());

/** A plate in a round. */
export interface SoldPlate {
  readonly ticketId: string;
  readonly plate: typeof bingoPlates.$inferSelect;
}

/** A win of a ticket: its number, counted from 1, and what it pays. */
export interface DecidedWin {
  readonly pattern: RoundPattern;
  readonly ticketId: string;
  readonly index: number;
  readonly ore: number;
}

/** Everything that the end of a sale decides. */
export interface DecidedDraw {
  /** All numbers in the order in which they are called. */
  readonly order: number[];
  readonly salt: Buffer;
  /** The number that ends the round, counted from 1. */
  readonly lastBall: number;
  readonly prizes: readonly RoundPrize[];
  readonly wins: readonly DecidedWin[];
  /** What could not be shared out evenly. */
  readonly oddOre: number;
  readonly platesRoot: string;
  readonly commitment: string;
}

/**
 * Draws a round's numbers and works out every win. Looks at nothing but the round's terms, its plates and the random source.
 *
 * @param sold in the order of the plates' numbers
 * @param oddOre what earlier rounds of the room could not share out
 */
export async function decideDraw(
  round: PrizeTerms & Pick<typeof bingoRounds.$inferSelect, "id" | "plate">,
  sold: readonly SoldPlate[],
  oddOre: number,
  random: RandomSource,
): Promise<DecidedDraw> {
  const kind = PLATE_KIND[round.plate];
  const numbers = Array.from({ length: BALLS[kind] }, (_, place) => place + 1);
  const order = [...shuffled(numbers, random)];
  const salt = randomBytes(SALT_BYTES);
  const winners = findWinners(
    kind,
    sold.map(({ plate }) => plateOf(plate)),
    order,
  );
  const prizes = prizesOf(round, sold.length, oddOre);
  const shared = shareOut(prizes, winners);
  const platesRoot = await platesRootOf(
    sold.map(({ plate }) => plate.no),
    sha256,
  );
  const committed = { round: round.id, platesRoot, order, salt: salt.toString("hex") };
  const wins = shared.shares.map(({ pattern, place, index, ore }) => {
    const ticketId = sold[place]?.ticketId;
    if (ticketId === undefined) throw new RangeError(`There is no plate ${place}.`);
    return { pattern, ticketId, index, ore };
  });
  return {
    ...{ order, salt, prizes, wins, oddOre: shared.oddOre, platesRoot },
    lastBall: winners.find(({ pattern }) => pattern === "full-plate")?.ball ?? order.length,
    commitment: await commitmentOf(committed, sha256),
  };
}
