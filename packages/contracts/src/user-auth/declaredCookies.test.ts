import { describe, expect, it } from "vitest";
import { COOKIES } from "../cookies.ts";
import { PLAYER_COOKIES } from "./cookies.ts";
import { DECLARED_COOKIES } from "./declaredCookies.ts";

describe("the declared cookies", () => {
  it("name each cookie once: everybody's, and those a login leaves (R3.07)", () => {
    const declared = DECLARED_COOKIES.map(({ name }) => name);
    expect(declared).toEqual(expect.arrayContaining(Object.values(COOKIES).map(({ name }) => name)));
    expect(declared).toContain(PLAYER_COOKIES.session.name);
    expect(new Set(declared).size).toBe(declared.length);
  });
});
