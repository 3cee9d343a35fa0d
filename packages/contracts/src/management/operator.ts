import * as z from "zod/mini";

/** Who has an operator's call made. */
export const operator = z
  .string()
  .check(
    z.regex(/^[\w-]{1,64}$/, "must be 1 to 64 letters, digits, _ or -"),
    z.describe("The back office's own id of the member of staff, kept in the audit; never a name"),
  );
