import { afterEach, expect, it } from "vitest";
import { endPage, holdPage, isPageHeld, releasePage, resumePage } from "./heldPage.ts";

afterEach(releasePage);

it("a page is held from the act to the next login, whatever is heard of the old session in between (R4.02)", () => {
  holdPage();
  // The cookie of the session that is being ended is still there.
  resumePage();
  expect(isPageHeld()).toBe(true);
  endPage();
  expect(isPageHeld()).toBe(true);
  resumePage();
  expect(isPageHeld()).toBe(false);
});
