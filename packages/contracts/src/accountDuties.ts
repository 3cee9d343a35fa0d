import * as z from "zod/mini";
import { CountSchema, datedRules } from "./datedRules.ts";

/**
 * What the law demands of accounts, as `AccountDuties` of `@spilhus/jurisdiction` describes it: each duty is a list, so
 * that a change of law is there before the day it applies from.
 */
export const AccountDutiesSchema = z.object({
  minimumAge: datedRules({ years: CountSchema }),
  temporaryAccount: datedRules({ days: CountSchema, depositsOre: CountSchema }),
  limitRaise: datedRules({ waitHours: CountSchema }),
  coolingOff: datedRules({ hours: CountSchema }),
  block: datedRules({ leastDays: CountSchema }),
  realityCheck: datedRules({ everyMinutes: CountSchema }),
  lossLimits: datedRules({ periods: z.int().check(z.minimum(0), z.maximum(3)) }),
  pace: datedRules({ slotMs: CountSchema, tableMs: CountSchema, ballMs: CountSchema }),
});
export type AccountDuties = z.infer<typeof AccountDutiesSchema>;
