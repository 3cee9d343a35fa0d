const UNKNOWN = "Unknown error";

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A message as services send it: the text itself, or an object that contains it. */
function messageOf(value: unknown): string | undefined {
  if (typeof value === "string") return value === "" ? undefined : value;
  return isRecord(value) ? messageOf(value["message"]) : undefined;
}

/**
 * The text of a refused call (R8.11): the first list item of the body, else its error field, else the first field
 * that holds a message (`{name: ["has already been taken"]}` → `name: has already been taken`), else the slug,
 * else 'Unknown error'. A plain `slug` string is the address the error is about, hence not a message of its own.
 */
export function contentErrorText(body: unknown): string {
  if (Array.isArray(body)) return messageOf(body[0]) ?? UNKNOWN;
  if (!isRecord(body)) return UNKNOWN;

  const error = messageOf(Array.isArray(body["error"]) ? body["error"][0] : body["error"]);
  if (error !== undefined) return error;

  for (const [field, value] of Object.entries(body)) {
    if (field === "slug" && typeof value === "string") continue;
    const message = messageOf(Array.isArray(value) ? value[0] : value);
    if (message !== undefined) return `${field}: ${message}`;
  }
  return messageOf(body["slug"]) ?? UNKNOWN;
}
