import * as z from "zod/mini";

/** A brand as calls and registry name it. */
export const BrandIdSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,30}$/));
