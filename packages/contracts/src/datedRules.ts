import * as z from "zod/mini";

/** A whole number above 0. */
export const CountSchema = z.int().check(z.minimum(1));

/** A rule as a list, so that a change is there before the day, `YYYY-MM-DD`, from which it applies. */
export const datedRules = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z
    .array(z.object({ appliesFrom: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)), ...shape }))
    .check(z.minLength(1));
