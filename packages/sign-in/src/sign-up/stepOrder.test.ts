import { describe, expect, it } from "vitest";
import { canShow, stepAfter, stepOfEntry } from "./stepOrder.ts";

describe("the steps of a registration", () => {
  it("can be shown when due or done, never ahead (R4.07, R5.08)", () => {
    expect(canShow("contact", "contact")).toBe(true);
    expect(canShow("contact", "permission")).toBe(true);
    expect(canShow("permission", "deposit-limit")).toBe(false);
  });

  it("never show the identity again once it is done", () => {
    expect(canShow("identity", "identity")).toBe(true);
    expect(canShow("identity", "contact")).toBe(false);
  });

  it("follow each other up to the step that is due", () => {
    expect(stepAfter("contact", "deposit-limit")).toBe("deposit-limit");
    expect(stepAfter("contact", "permission")).toBe("deposit-limit");
    expect(stepAfter("contact", "contact")).toBe("contact");
    expect(stepAfter("permission", "permission")).toBe("permission");
  });

  it("are parsed from the history's untyped state (R4.07)", () => {
    expect(stepOfEntry({ __NA: true, signUpStep: "contact" })).toBe("contact");
    for (const state of [null, undefined, 3, {}, { signUpStep: "finish" }, { signUpStep: 2 }]) {
      expect(stepOfEntry(state)).toBeUndefined();
    }
  });
});
