/** A call that ends the session is under way on this page, or has ended it and the page says so. */
let pending: "calling" | "ended" | undefined;

/**
 * True while this page ends its session or shows that it has ended. The page must then neither reload nor navigate when a
 * call is refused: requests sent before the end may be refused long after it.
 */
export const isSigningOut = (): boolean => pending !== undefined;

export function beginSignOut(): void {
  pending = "calling";
}

/** The call failed, or the page is gone. */
export function cancelSignOut(): void {
  pending = undefined;
}

/** The session has ended, and the page says so. */
export function completeSignOut(): void {
  pending = "ended";
}

/** The browser has a session again, so somebody has logged in since this page's session ended. */
export function resumeAfterSignIn(): void {
  if (pending === "ended") pending = undefined;
}
