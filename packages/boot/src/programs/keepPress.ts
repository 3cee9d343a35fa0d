/** A press that is older is forgotten: what happens that late surprises whoever pressed. */
const KEPT_MS = 15_000;

/** Whether nothing but the page's own code answers a press on this button. */
function needsCode({ type, form, dataset, attributes }: HTMLButtonElement): boolean {
  if (type === "submit" && form) return !form.hasAttribute("action");
  return dataset["busy"] === undefined && !attributes.getNamedItem("popovertarget");
}

/**
 * Keeps the last press on a button whose code is still on its way, and repeats it once the page's code runs, which marks
 * the document with `data-device`. Until then the button shows that it is busy. Without this a press on a slow line is
 * lost, and a form would be sent to nobody.
 */
export function keepPress(root: HTMLElement): void {
  let kept: { readonly button: HTMLButtonElement; readonly at: number } | undefined;
  const keep = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button || button.ariaDisabled === "true" || !needsCode(button)) return;
    event.preventDefault();
    // The framework listens before it has marked the document: it would answer now, and to the repeated press again.
    event.stopImmediatePropagation();
    delete kept?.button.dataset["busy"];
    button.dataset["busy"] = "true";
    kept = { button, at: performance.now() };
  };
  addEventListener("click", keep, true);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    removeEventListener("click", keep, true);
    if (!kept) return;
    delete kept.button.dataset["busy"];
    if (performance.now() - kept.at < KEPT_MS) kept.button.click();
  }).observe(root, { attributeFilter: ["data-device"] });
}
