import { CheckResultSchema, type CheckResult } from "@spilhus/contracts";

/**
 * The check result of an answer that could not be parsed as a whole. Only `null` clears a player: what is missing or
 * malformed becomes a type that nobody knows, and so closes the account's pages.
 */
export function readCheckResult(value: unknown): CheckResult | null {
  if (value === null) return null;
  const parsed = CheckResultSchema.safeParse(value);
  return parsed.success ? parsed.data : { type: "unreadable" };
}
