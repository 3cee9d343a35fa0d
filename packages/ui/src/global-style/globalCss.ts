import { compile, serialize, stringify } from "stylis";
import { globalStyles } from "./globalStyles.ts";

/** The text of rules that depend on nothing. */
export function textOf(rules: unknown): string {
  if (typeof rules === "string") return rules;
  if (!Array.isArray(rules)) {
    throw new Error("A global rule depends on props and cannot stand in a file.");
  }
  return rules.map(textOf).join("");
}

/**
 * The rules of {@link GlobalStyle} as the text of a style sheet, so that a site can serve them as one file that
 * browsers keep instead of twice in every page.
 *
 * @throws {Error} when a rule depends on props: a file is the same for everyone.
 */
export function globalCss(): string {
  return serialize(compile(textOf(globalStyles)), stringify);
}
