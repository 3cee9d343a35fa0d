/** A press that is older is forgotten: what happens that late surprises whoever pressed. */
const KEPT_MS = 15_000;

/** Whether nothing but the page's own code answers a press on this button. */
function needsCode({ type, form, attributes }: HTMLButtonElement): boolean {
  if (type === "submit" && form) return !form.hasAttribute("action");
  return !attributes.getNamedItem("popovertarget");
}

/**
 * Keeps the last press on a button whose code is still on its way, and repeats it once the page's code runs, which marks
 * the document with `data-device`. Until then the button shows that it is busy. Without this a press on a slow line is
 * lost, and a form would be sent to nobody.
 */
export function keepPress(root: HTMLElement): void {
  let kept: HTMLButtonElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => {
    clearTimeout(timer);
    delete kept?.dataset["busy"];
    kept = undefined;
  };
  const keep = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button || button.ariaDisabled === "true" || !needsCode(button)) return;
    event.preventDefault();
    // The framework listens before it has marked the document: it would answer now, and to the repeated press again.
    event.stopImmediatePropagation();
    forget();
    kept = button;
    button.dataset["busy"] = "true";
    timer = setTimeout(forget, KEPT_MS);
  };
  addEventListener("click", keep, true);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    removeEventListener("click", keep, true);
    const button = kept;
    forget();
    button?.click();
  }).observe(root, { attributeFilter: ["data-device"] });
}
