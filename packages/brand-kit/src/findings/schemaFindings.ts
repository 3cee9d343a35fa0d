import type * as z from "zod";
import type { Finding, RuleId } from "./finding.ts";
import { keyPath, valueAt } from "./keyPath.ts";

type Issue = z.core.$ZodIssue;

/** A short form of the value for an error message. */
function shown(value: unknown): string {
  if (value === null || ["string", "number", "boolean"].includes(typeof value)) {
    const text = JSON.stringify(value);
    return text.length > 60 ? `${text.slice(0, 57)}…"` : text;
  }
  return "";
}

function rulesOf(issue: Issue, raw: unknown): { path: PropertyKey[]; message: string }[] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
      message: "is not a known key. Remove it.",
    }));
  }
  if (issue.code === "invalid_key") {
    const rule = issue.issues[0]?.message ?? "is not a known key.";
    return [{ path: issue.path, message: `${shown(issue.path.at(-1))} ${rule}` }];
  }
  const value = valueAt(raw, issue.path);
  if (value === undefined) return [{ path: issue.path, message: "is missing." }];
  const rule = issue.code === "invalid_type" ? `must be of type ${issue.expected}.` : issue.message;
  return [{ path: issue.path, message: [shown(value), rule].filter((part) => part !== "").join(" ") }];
}

/** Turns what a schema found into findings that name file, key, value and rule. */
export function schemaFindings(
  error: z.core.$ZodError,
  raw: unknown,
  file: string,
  rule: RuleId = "shape",
): Finding[] {
  return error.issues.flatMap((issue) =>
    rulesOf(issue, raw).map(({ path, message }) => ({
      level: "error" as const,
      file,
      key: keyPath(path),
      rule,
      message,
    })),
  );
}
