import * as z from "zod/mini";

/** The answer of a call that has nothing to tell but that it was done. */
export const DoneSchema = z.object({ done: z.literal(true) });
