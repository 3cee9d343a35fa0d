import * as z from "zod/mini";

const dated = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z
    .array(z.object({ appliesFrom: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)), ...shape }))
    .check(z.minLength(1));
const Count = z.int().check(z.minimum(1));

/**
 * What the law demands of accounts, as `AccountDuties` of `@spilhus/jurisdiction` describes it: each duty is a list, so
 * that a change of law is there before the day it applies from.
 */
export const AccountDutiesSchema = z.object({
  minimumAge: dated({ years: Count }),
  temporaryAccount: dated({ days: Count, depositsOre: Count }),
  limitRaise: dated({ waitHours: Count }),
  coolingOff: dated({ hours: Count }),
  block: dated({ leastDays: Count }),
});
export type AccountDuties = z.infer<typeof AccountDutiesSchema>;
