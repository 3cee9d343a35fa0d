/** Session storage key of a form's draft. */
const keyOf = (form: string) => `typed-${form}`;

/** Saves a form's values in this tab while the player confirms their identity at MitID. */
export function saveDraft(form: string, values: Readonly<Record<string, string>>): void {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(values));
  } catch {
    // Without session storage the player must type again.
  }
}

/** Returns a form's draft and deletes it. */
export function takeDraft(form: string): Readonly<Record<string, string>> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? "null");
    sessionStorage.removeItem(keyOf(form));
    if (typeof draft !== "object" || draft === null) return {};
    return Object.fromEntries(
      Object.entries(draft).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    );
  } catch {
    return {};
  }
}
