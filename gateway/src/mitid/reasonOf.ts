/**
 * What may be logged of an error on the way to MitID. The error itself may not: it can hold what the provider has
 * answered, and so a person.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const code = "code" in error && typeof error.code === "string" ? ` ${error.code}` : "";
  return `${error.name}${code}: ${error.message}`;
}
