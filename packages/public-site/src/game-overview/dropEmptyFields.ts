/**
 * Removes empty fields from the address of a GET form: `?kategori=slots` instead of `?kategori=slots&udbyder=`. The server
 * ignores them too (`normaliseQuery`); this shortens the address that a visitor sees and shares.
 */
export function dropEmptyFields({ target, formData }: Pick<FormDataEvent, "target" | "formData">): void {
  if (!(target instanceof HTMLFormElement) || target.method !== "get") return;
  for (const [name, value] of [...formData]) if (value === "") formData.delete(name);
}
