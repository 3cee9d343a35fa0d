import { describe, expect, it } from "vitest";
import { cookieCodec, parseCookies } from "./cookieCodec.ts";
import { flagValue } from "./flagValue.ts";
import { oneOfValue } from "./oneOfValue.ts";

const declared = { name: "colour", maxAge: 60, sameSite: "lax", secure: true, httpOnly: false } as const;
const colour = cookieCodec(declared, oneOfValue(["red", "blå"]));

describe("cookieCodec", () => {
  it("writes every declared attribute and no domain (R3.07, asvs:3.3.2)", () => {
    expect(colour.set("red")).toBe("colour=red; Max-Age=60; Path=/; Secure; SameSite=Lax");
  });

  it("reads back what it wrote, also beyond ASCII (R3.07)", () => {
    const header = colour.set("blå").split(";")[0];
    expect(colour.read(parseCookies(header))).toBe("blå");
  });

  it("gives a session cookie no lifetime and keeps it from scripts where declared", () => {
    const codec = cookieCodec({ ...declared, maxAge: "session", httpOnly: true }, flagValue);
    expect(codec.set(true)).toBe("colour=1; Path=/; HttpOnly; Secure; SameSite=Lax");
  });

  it("sends a cookie only to the addresses it is declared for, and removes it there", () => {
    const codec = cookieCodec({ ...declared, path: "/gateway" }, flagValue);
    expect(codec.set(true)).toBe("colour=1; Max-Age=60; Path=/gateway; Secure; SameSite=Lax");
    expect(codec.clear()).toBe("colour=; Max-Age=0; Path=/gateway; Secure; SameSite=Lax");
  });

  it("removes a cookie under the attributes it was set with", () => {
    expect(colour.clear()).toBe("colour=; Max-Age=0; Path=/; Secure; SameSite=Lax");
  });

  it("treats a value it did not write as absent", () => {
    expect(colour.read(parseCookies("colour=green"))).toBeUndefined();
    expect(colour.read(parseCookies(undefined))).toBeUndefined();
  });

  it("reads the first of two cookies with one name", () => {
    expect(colour.read(parseCookies("colour=red; colour=green"))).toBe("red");
  });

  it("reads no cookie from Object.prototype", () => {
    expect(parseCookies("a=b")["constructor"]).toBeUndefined();
  });
});
