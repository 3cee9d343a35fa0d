import type { FieldProblem } from "@spilhus/contracts/validation";
import { formatOreShort } from "@spilhus/i18n/island";
import type { FormMessages, ProblemKey } from "./formMessages.ts";

/**
 * The texts for problems, from an island's messages. A problem without a message, which the form did not expect, is shown
 * as `validation.invalid`. Values whose names end in `Ore` are written as money.
 */
export function problemText(
  { locale, texts }: FormMessages,
  own: Readonly<Record<string, string>> = {},
): (problem: FieldProblem) => string {
  return ({ field, id, values = {} }) => {
    const key: ProblemKey = `validation.${id}`;
    const text = own[field] ?? texts[key] ?? texts["validation.invalid"] ?? "";
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name];
      return value !== undefined && name.endsWith("Ore") ? formatOreShort(value, locale) : String(value);
    });
  };
}
