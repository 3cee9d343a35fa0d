import { describe, expect, it } from "vitest";
import { scrollTarget } from "./scrollTarget.ts";

const ids = new Set(["regler", "indsæt", "100%"]);
const navigate = (hash: string, scrollToTop = true) =>
  scrollTarget({ hash, scrollToTop, hasElement: (id) => ids.has(id) });

describe("scrollTarget", () => {
  it("scrolls to the top (R2.56)", () => {
    expect(navigate("")).toEqual({ to: "top" });
  });

  it("keeps the scroll position when the route's meta turns scrolling off (R2.56)", () => {
    expect(navigate("", false)).toEqual({ to: "nowhere" });
  });

  it("scrolls to the element of the hash even when scrolling to the top is off (R2.56)", () => {
    expect(navigate("#regler")).toEqual({ to: "element", id: "regler" });
    expect(navigate("#regler", false)).toEqual({ to: "element", id: "regler" });
  });

  it("finds elements by the decoded hash, or by the raw hash if decoding fails (R2.56)", () => {
    expect(navigate("#inds%C3%A6t")).toEqual({ to: "element", id: "indsæt" });
    expect(navigate("#100%")).toEqual({ to: "element", id: "100%" });
  });

  it("ignores a hash without an element (R2.56)", () => {
    expect(navigate("#findes-ikke")).toEqual({ to: "top" });
    expect(navigate("#", false)).toEqual({ to: "nowhere" });
  });
});
