import * as z from "zod/mini";

const dated = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z
    .array(z.object({ appliesFrom: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)), ...shape }))
    .check(z.minLength(1));
const atLeast = (least: number) => z.int().check(z.minimum(least));

/**
 * What the law asks of accounts, from the brand's compliance data: the gateway enforces it, the pages say it. Each is a
 * list, so that a change of law is there before it takes effect.
 */
export const AccountDutiesSchema = z.object({
  /** The age from which one may play. */
  minimumAge: dated({ years: atLeast(18) }),
  /** Longest life of an account whose identity is not verified, and the most it may take. */
  temporaryAccount: dated({ days: atLeast(1), depositsOre: atLeast(1) }),
  /** How long a higher deposit limit waits; a lower one holds at once. */
  limitRaise: dated({ waitHours: atLeast(24) }),
  /** A break that a player takes. */
  coolingOff: dated({ hours: atLeast(24) }),
  /** The shortest time for which a player may exclude themselves. */
  block: dated({ leastDays: atLeast(30) }),
});
export type AccountDuties = z.infer<typeof AccountDutiesSchema>;
