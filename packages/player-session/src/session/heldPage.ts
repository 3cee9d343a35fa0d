/** An act that ends the session is under way here, or has ended it and the page says so. */
let held: "acting" | "ended" | undefined;

/**
 * Whether this page stays although its session ends: an act that ends it is under way here, and says what came of it
 * where it was done. Nothing loads the page anew or leads away from it meanwhile, nor afterwards: what was asked before
 * the end may be refused long after it.
 */
export const isPageHeld = (): boolean => held !== undefined;

export function holdPage(): void {
  held = "acting";
}

/** The act came to nothing, or the page is gone. */
export function releasePage(): void {
  held = undefined;
}

/** The act has ended the session, and the page says so. */
export function endPage(): void {
  held = "ended";
}

/** There is a session in this browser: where one had ended here, somebody has logged in since. */
export function resumePage(): void {
  if (held === "ended") held = undefined;
}
