import { toNumber } from "../exact/index.ts";
import { shuffled, type RandomSource } from "../random/index.ts";
import { exactReturn } from "./exactReturn.ts";
import type { LineSlot, SlotSymbol, Strip } from "./slotGame.ts";

/** What the finder looks for. */
export interface StripTarget {
  /** Return to player as a share of the stake, such as 0.96. */
  readonly rtp: number;
  /** How far the result may be off, such as 0.00005. */
  readonly tolerance: number;
  /** Symbols whose number on each reel stays, such as scatters. */
  readonly keeps: readonly SlotSymbol[];
  /** Changes that are tried before the finder gives up. */
  readonly mostTries: number;
}

/** One symbol of one reel of the base game replaced by another that the reel already has. */
function changed(
  strips: readonly Strip[],
  keeps: readonly SlotSymbol[],
  random: RandomSource,
): readonly Strip[] {
  const reel = random.below(strips.length);
  return strips.map((strip, place) => {
    if (place !== reel) return strip;
    const symbols = [...new Set(strip)].filter((symbol) => !keeps.includes(symbol));
    const from = random.below(strip.length);
    const to = symbols[random.below(symbols.length)];
    if (to === undefined || keeps.includes(strip[from] ?? "")) return strip;
    const next = strip.with(from, to);
    // Each symbol stays on its reel, so that no win becomes impossible.
    return new Set(next).size === new Set(strip).size ? next : strip;
  });
}

/** So many changes in a row that bring nothing nearer mean that no single one can. */
const PATIENCE = 250;
/** Changes that are taken as they come then, so that the search goes on from elsewhere. */
const KICK = 4;

/**
 * Finds strips of the base game whose exact return meets a target, from those of `game`: changes symbols one by one and
 * keeps what comes no further from it. Where no change comes nearer, it takes some as they are and goes on from there.
 *
 * @throws {RangeError} when it finds none in time; says how near it came
 */
export function findStrips(game: LineSlot, target: StripTarget, random: RandomSource): readonly Strip[] {
  const missOf = (strips: readonly Strip[]) =>
    Math.abs(toNumber(exactReturn({ ...game, strips }).total) - target.rtp);
  let strips: readonly Strip[] = game.strips.map((strip) => shuffled(strip, random));
  let miss = missOf(strips);
  let nearest = miss;
  let idle = 0;
  for (let tries = 0; tries < target.mostTries; tries += 1) {
    if (miss <= target.tolerance) return strips;
    if (idle >= PATIENCE) {
      for (let kick = 0; kick < KICK; kick += 1) strips = changed(strips, target.keeps, random);
      [miss, idle] = [missOf(strips), 0];
    }
    const next = changed(strips, target.keeps, random);
    const nextMiss = missOf(next);
    idle = nextMiss < miss ? 0 : idle + 1;
    if (nextMiss <= miss) [strips, miss] = [next, nextMiss];
    nearest = Math.min(nearest, miss);
  }
  throw new RangeError(
    `No strips with a return of ${target.rtp} ± ${target.tolerance} were found in ${target.mostTries} tries; the nearest is ${nearest} away.`,
  );
}
