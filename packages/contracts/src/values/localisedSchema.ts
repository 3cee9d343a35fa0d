import * as z from "zod/mini";
import { LOCALES, type Locale } from "./locales.ts";

/** The schema of a value for each locale. */
export const localised = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.object(
    Object.fromEntries(LOCALES.map((locale) => [locale, schema])) as Record<Locale, Schema>, // `fromEntries` forgets keys
  );
