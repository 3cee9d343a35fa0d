import { NUMBER_RULES } from "./numberRules.ts";

/** What looks like an identity or phone number of any jurisdiction inside a text, as patterns of regular expressions. */
export const PERSONAL_PATTERNS: readonly string[] = Object.values(NUMBER_RULES).flatMap(
  ({ identityNumber, phone }) => [String.raw`\b${identityNumber.textPattern}\b`, phone.textPattern],
);
