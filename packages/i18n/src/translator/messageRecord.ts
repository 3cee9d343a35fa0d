import type { Locale } from "@spilhus/contracts";
import { danish } from "../messages/da/index.ts";
import { english } from "../messages/en/index.ts";
import type { Translations } from "../messages/translation.ts";

/** The messages of every locale. A locale of `contracts` without its messages is a compile error here. */
export const MESSAGES: Readonly<Record<Locale, Translations>> = { da: danish, en: english };
