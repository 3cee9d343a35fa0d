import { afterEach, expect, it } from "vitest";
import {
  completeSignOut,
  beginSignOut,
  isSigningOut,
  cancelSignOut,
  resumeAfterSignIn,
} from "./pendingSignOut.ts";

afterEach(cancelSignOut);

it("a page is signing out from the call to the next login, whatever is heard of the old session in between (R4.02)", () => {
  beginSignOut();
  // The cookie of the ending session is still there.
  resumeAfterSignIn();
  expect(isSigningOut()).toBe(true);
  completeSignOut();
  expect(isSigningOut()).toBe(true);
  resumeAfterSignIn();
  expect(isSigningOut()).toBe(false);
});
