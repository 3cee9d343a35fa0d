import * as z from "zod/mini";
import { BONUS_CODE } from "../shape/index.ts";

/** A bonus code, see {@link BONUS_CODE}. */
export const BonusCodeSchema = z.string().check(z.regex(BONUS_CODE));
