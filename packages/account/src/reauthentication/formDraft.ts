/** What was typed, over a visit to MitID and back: in this tab alone, and taken when it is back. */
const keyOf = (form: string) => `typed-${form}`;

/** Keeps what was typed into a form while its player shows who they are. */
export function saveDraft(form: string, values: Readonly<Record<string, string>>): void {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(values));
  } catch {
    // A browser that keeps nothing: it must be typed again.
  }
}

/** What was typed before, once. */
export function takeDraft(form: string): Readonly<Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? "null");
    sessionStorage.removeItem(keyOf(form));
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    );
  } catch {
    return {};
  }
}
