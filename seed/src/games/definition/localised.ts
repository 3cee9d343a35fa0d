import { LOCALES, type Locale } from "@spilhus/contracts";
import * as z from "zod";

/** A value for each locale of the sites. */
export type Localised<Value = string> = Readonly<Record<Locale, Value>>;

/** A text in every locale. */
export const LocalisedTextSchema = z.record(z.enum(LOCALES), z.string().min(1));

/** Builds a value for each locale. */
export const forEachLocale = <Value>(valueIn: (locale: Locale) => Value): Localised<Value> => ({
  da: valueIn("da"),
  en: valueIn("en"),
});
