import { exactReturn, findStrips, type LineSlot, type RandomSource, toNumber } from "@spilhus/game-math";
import { HOUSE_SLOTS } from "@spilhus/game-math/games";

/** Half of a hundredth of a per cent: a page shows two decimals. */
const TOLERANCE = 0.00005;
const MOST_TRIES = 20_000;

/** What is looked for. */
export interface AskedStrips {
  /** Id of a house slot with lines, whose pays, lines and free spins stay. */
  readonly slot: string;
  /** Return to player in per cent, such as 95.5. */
  readonly rtpPercent: number;
}

/** @throws {RangeError} for a game that is not one of the house's slots with lines */
function lineSlot(id: string): LineSlot {
  const slots = HOUSE_SLOTS.filter((slot): slot is LineSlot => slot.kind === "lines");
  const found = slots.find((slot) => slot.id === id);
  if (found) return found;
  throw new RangeError(`--slot is one of ${slots.map((slot) => slot.id).join(", ")}, not "${id}".`);
}

/**
 * Strips of the base game by which a slot returns what is asked for, as lines to be pasted into its data. Scatters and wilds
 * stay as many as they are, so that features come as often as before.
 *
 * @throws {RangeError} when none are found; says how near they came
 */
export function stripsOf({ slot: id, rtpPercent }: AskedStrips, random: RandomSource): readonly string[] {
  const slot = lineSlot(id);
  const keeps = [...(slot.freeSpins ? [slot.freeSpins.scatter] : []), ...(slot.wild ? [slot.wild] : [])];
  const target = { rtp: rtpPercent / 100, tolerance: TOLERANCE, mostTries: MOST_TRIES, keeps };
  const strips = findStrips(slot, target, random);
  const { total } = exactReturn({ ...slot, strips });
  return [
    `${id}: ${(100 * toNumber(total)).toFixed(4)} %, exactly ${total.numerator}/${total.denominator}`,
    ...strips.map((strip) => `reel("${strip.join(" ")}"),`),
    "Next: paste them into the game's data, then run npm run bench -- par-sheets.",
  ];
}
