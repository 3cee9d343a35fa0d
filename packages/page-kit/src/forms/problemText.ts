import type { FieldProblem } from "@spilhus/contracts/validation";
import type { FormMessages, ProblemKey } from "./formMessages.ts";

/**
 * The words for problems, from the messages an island was handed. One whose words were not handed over, because the
 * form did not expect it of the service, is said as `validation.invalid`.
 */
export function problemText(
  { texts }: FormMessages,
  own: Readonly<Record<string, string>> = {},
): (problem: FieldProblem) => string {
  return ({ field, id, values = {} }) => {
    const key: ProblemKey = `validation.${id}`;
    const text = own[field] ?? texts[key] ?? texts["validation.invalid"] ?? "";
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
  };
}
