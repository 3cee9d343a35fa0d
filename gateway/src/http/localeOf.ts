import { COOKIES } from "@spilhus/contracts";

/** The language a visitor has chosen, for what is written to them; Danish where they have chosen none. */
export const localeOf = (cookies: Readonly<Record<string, string | undefined>>): "da" | "en" =>
  cookies[COOKIES.locale.name] === "en" ? "en" : "da";
