import * as z from "zod/mini";

/** Money: whole øre, never below nothing. */
export const OreSchema = z.int().check(z.minimum(0));
