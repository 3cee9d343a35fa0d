/**
 * Keeps fields that were left empty out of a form's address: `?kategori=slots` instead of `?kategori=slots&udbyder=`.
 * The server drops them too (`normaliseQuery`); this is for the address that a visitor sees and shares.
 */
export function dropEmptyFields({ target, formData }: Pick<FormDataEvent, "target" | "formData">): void {
  if (!(target instanceof HTMLFormElement) || target.method !== "get") return;
  for (const [name, value] of [...formData]) if (value === "") formData.delete(name);
}
