import { dayIn, type BrandDefinition } from "@spilhus/brand";
import { dutyOn, PAUSE_DUTIES } from "@spilhus/contracts";

/** What the law says of limits and pauses on a day. */
export interface PauseDuties {
  readonly limitWaitHours: number;
  readonly coolingOffHours: number;
  readonly blockLeastDays: number;
}

/** What the law says on the server's day in the brand's zone. */
export function pauseDuties({ timezone }: Pick<BrandDefinition, "timezone">, now: Date): PauseDuties {
  const day = dayIn(timezone, now);
  return {
    limitWaitHours: dutyOn(PAUSE_DUTIES.limitRaise, day).waitHours,
    coolingOffHours: dutyOn(PAUSE_DUTIES.coolingOff, day).hours,
    blockLeastDays: dutyOn(PAUSE_DUTIES.block, day).leastDays,
  };
}
