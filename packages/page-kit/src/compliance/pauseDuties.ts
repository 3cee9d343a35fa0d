import type { BrandDefinition } from "@spilhus/brand";
import { brandDuties } from "./brandDuties.ts";

/** What the law says of limits and pauses on a day. */
export interface PauseDuties {
  readonly limitWaitHours: number;
  readonly coolingOffHours: number;
  readonly blockLeastDays: number;
}

/** What the brand's compliance data says on the server's day in the brand's zone. */
export function pauseDuties(brand: BrandDefinition, now: Date): PauseDuties {
  const { limitRaise, coolingOff, block } = brandDuties(brand, now);
  return {
    limitWaitHours: limitRaise.waitHours,
    coolingOffHours: coolingOff.hours,
    blockLeastDays: block.leastDays,
  };
}
