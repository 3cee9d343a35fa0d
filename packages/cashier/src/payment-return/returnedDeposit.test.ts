import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { tabStorage } from "../../testing/tabStorage.ts";
import { forgetReturned, keepReturned, returnedDeposit } from "./returnedDeposit.ts";

const TX = "a1B2c3D4e5F6g7H8i9J0kL";
let items: Map<string, string>;
beforeEach(() => {
  items = tabStorage();
});
afterEach(() => vi.unstubAllGlobals());

describe("the deposit that a provider sends the player back from", () => {
  it("is handed to the next page once, then it is the latest (R2.28)", () => {
    keepReturned(`?txId=${TX}`);
    expect(returnedDeposit()).toBe(TX);
    forgetReturned();
    expect(returnedDeposit()).toBe("seneste");
  });

  it.each([
    "",
    "?txId=",
    "?txId=../../konto",
    `?txId=${TX}x`,
    "?txId=javascript:alert(1)",
    "?returnUrl=//evil.example",
    "?status=success",
  ])("is the latest for %j: nothing else in the address is taken (attack 18, attack 21)", (search) => {
    items.set("returned-deposit", "an earlier one that was 22");
    keepReturned(search);
    expect(returnedDeposit()).toBe("seneste");
    expect(items.size).toBe(0);
  });

  it("is the latest without session storage", () => {
    vi.stubGlobal("sessionStorage", undefined);
    expect(() => keepReturned(`?txId=${TX}`)).not.toThrow();
    expect(returnedDeposit()).toBe("seneste");
  });
});
