import { compile, serialize, stringify } from "stylis";
import { globalStyles } from "./globalStyles.ts";
import { playerStyles } from "./playerStyles.ts";

/** The text of rules that depend on nothing. */
export function textOf(rules: unknown): string {
  if (typeof rules === "string") return rules;
  if (!Array.isArray(rules)) {
    throw new Error("A global rule depends on props and cannot stand in a file.");
  }
  return rules.map(textOf).join("");
}

const sheetOf = (rules: unknown) => serialize(compile(textOf(rules)), stringify);

/**
 * The rules that every page needs, as the text of a style sheet, so that a site can serve them as one file that
 * browsers keep instead of twice in every page.
 *
 * @throws {Error} when a rule depends on props: a file is the same for everyone.
 */
export function globalCss(): string {
  return sheetOf(globalStyles);
}

/**
 * The rules of forms and of the account, for the pages that have them; to be linked after {@link globalCss}.
 *
 * @throws {Error} when a rule depends on props
 */
export function playerCss(): string {
  return sheetOf(playerStyles);
}
