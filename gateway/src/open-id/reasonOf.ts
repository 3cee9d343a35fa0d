/**
 * The loggable text of an error of an OpenID provider. The error itself must not be logged: it may contain the provider's answer and
 * thus personal data.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const code = "code" in error && typeof error.code === "string" ? ` ${error.code}` : "";
  return `${error.name}${code}: ${error.message}`;
}
