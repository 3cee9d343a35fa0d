let held = false;

/**
 * Whether this page stays although its session ends: an act that ends it is under way here, and says what came of it
 * where it was done. Until then nothing loads the page anew or leads away from it.
 */
export const isPageHeld = (): boolean => held;

export function holdPage(): void {
  held = true;
}

export function releasePage(): void {
  held = false;
}
