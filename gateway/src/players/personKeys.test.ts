import { describe, expect, it } from "vitest";
import { personKeys } from "./personKeys.ts";

const CPR = "0107901234";
const keys = personKeys("a secret of at least thirty-two characters");
const others = personKeys("another secret of thirty-two characters");

describe("a person's numbers in the database", () => {
  it("are the same for the same person, with hyphen or without, and tell nothing else", () => {
    expect(keys.hashCpr("010790-1234")).toEqual(keys.hashCpr(CPR));
    expect(keys.hashCpr(CPR)).not.toEqual(keys.hashCpr("0107901235"));
    expect(keys.hashCpr(CPR)).not.toEqual(others.hashCpr(CPR));
    expect(keys.hashCpr(CPR)).not.toEqual(keys.hashMitId(CPR));
    expect(keys.hashCpr(CPR).toString("latin1")).not.toContain(CPR);
  });

  it("are sealed differently each time and opened by the same secret alone (asvs:11.3.2)", () => {
    const sealed = keys.sealCpr(CPR);
    expect(sealed).not.toEqual(keys.sealCpr(CPR));
    expect(sealed.toString("latin1")).not.toContain(CPR);
    expect(keys.openCpr(sealed)).toBe(CPR);
    expect(() => others.openCpr(sealed)).toThrow("unable to authenticate");
  });

  it("are not opened when a bit of them has changed (asvs:11.3.3)", () => {
    const sealed = keys.sealCpr(CPR);
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
    expect(() => keys.openCpr(sealed)).toThrow("unable to authenticate");
  });

  it("are sealed apart from a bank account's token: what opens one does not open the other (asvs:11.3.3)", () => {
    const sealed = keys.sealAccount("token 1");
    expect(sealed.toString("latin1")).not.toContain("token");
    expect(keys.openAccount(sealed)).toBe("token 1");
    for (const open of [() => keys.openCpr(sealed), () => keys.openAccount(keys.sealCpr(CPR))]) {
      expect(open).toThrow("unable to authenticate");
    }
  });
});
