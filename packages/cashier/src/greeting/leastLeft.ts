import { LIMIT_PERIODS, type DepositLimits } from "@spilhus/contracts/player-account";

/** What the player's tightest deposit limit still leaves, in øre; nothing while none is set. */
export function leastLeft(limits: DepositLimits): number | undefined {
  const left = LIMIT_PERIODS.flatMap((period) => {
    const { limitOre, usedOre } = limits[period];
    return limitOre === null ? [] : [Math.max(0, limitOre - usedOre)];
  });
  return left.length > 0 ? Math.min(...left) : undefined;
}
