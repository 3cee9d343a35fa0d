import { describe, expect, it } from "vitest";
import { nameDistance } from "./nameDistance.ts";

describe("the distance between two names", () => {
  it("counts inserted, deleted and exchanged letters", () => {
    expect(nameDistance("kitten", "sitting")).toBe(3);
    expect(nameDistance("banko", "banko")).toBe(0);
    expect(nameDistance("", "sol")).toBe(3);
    expect(nameDistance("ravn", "ørn")).toBe(3);
  });
});
