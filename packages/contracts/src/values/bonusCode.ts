import * as z from "zod/mini";

/** A bonus code as it is printed: 3 to 30 letters, digits and hyphens, in capitals. */
export const BonusCodeSchema = z.string().check(z.regex(/^[A-ZÆØÅ\d][A-ZÆØÅ\d-]{2,29}$/));
