/** Marks a document in which a vendor has been started: it stays there until the next document. */
export function markVendors(): void {
  document.documentElement.dataset["vendors"] = "running";
}

/** Whether a vendor runs in the document. What no vendor may see is then opened in a new one. */
export function hasVendors({ dataset }: HTMLElement): boolean {
  return dataset["vendors"] !== undefined;
}
