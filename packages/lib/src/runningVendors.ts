/** Attribute of a document in which a vendor was started: the vendor runs until the next document. */
export function markVendors(): void {
  document.documentElement.dataset["vendors"] = "running";
}

/** Whether a vendor runs in the document. Pages that vendors must not see are then opened in a new document. */
export function hasVendors({ dataset }: HTMLElement): boolean {
  return dataset["vendors"] !== undefined;
}
