import { afterEach, describe, expect, it } from "vitest";
import { isPageHeld, releasePage } from "./heldPage.ts";
import { endingAct } from "./endingAct.ts";

afterEach(releasePage);

describe("an act that ends the session", () => {
  it("holds its page from before the call until the end is said (R4.02)", async () => {
    const answer = await endingAct(() => Promise.resolve(isPageHeld()));
    expect([answer, isPageHeld()]).toEqual([true, true]);
  });

  it("lets go of its page when it has failed", async () => {
    await expect(endingAct(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(isPageHeld()).toBe(false);
  });
});
