import type { BrandDefinition } from "@spilhus/brand";
import { brandDuties } from "./brandDuties.ts";

/** Legal rules about limits and pauses on a day. */
export interface PauseDuties {
  readonly limitWaitHours: number;
  readonly coolingOffHours: number;
  readonly blockLeastDays: number;
}

/** The rules in force on the server's day in the brand's zone. */
export function pauseDuties(brand: BrandDefinition, now: Date): PauseDuties {
  const { limitRaise, coolingOff, block } = brandDuties(brand, now);
  return {
    limitWaitHours: limitRaise.waitHours,
    coolingOffHours: coolingOff.hours,
    blockLeastDays: block.leastDays,
  };
}
