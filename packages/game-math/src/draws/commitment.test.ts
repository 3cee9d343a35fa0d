import { createHash } from "node:crypto";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commitmentOf, platesRootOf } from "./index.ts";

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash("sha256").update(bytes).digest());
const browser = async (bytes: Uint8Array) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", new Uint8Array(bytes)));
const DRAW = { round: "5e0f", platesRoot: "ab12", order: [3, 1, 2], salt: "00ff" };

describe("a commitment", () => {
  it("is the hash of round, plates, order and salt, in a browser as on the server", async () => {
    const expected = createHash("sha256").update("5e0f|ab12|3,1,2|00ff").digest("hex");
    expect(await commitmentOf(DRAW, sha256)).toBe(expected);
    expect(await commitmentOf(DRAW, browser)).toBe(expected);
  });

  it.each([{ round: "5e0e" }, { platesRoot: "ab13" }, { order: [3, 2, 1] }, { salt: "00fe" }])(
    "is another one with %j",
    async (change) => {
      expect(await commitmentOf({ ...DRAW, ...change }, sha256)).not.toBe(await commitmentOf(DRAW, sha256));
    },
  );
});

describe("the root of plates sold", () => {
  it("does not depend on the order in which they were sold", async () => {
    expect(await platesRootOf([12, 3, 7], sha256)).toBe(await platesRootOf([7, 12, 3], sha256));
  });

  it("differs for every other set of plates", async () => {
    const plates = fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(plates, plates, async (one, other) => {
        const isSame = one.toSorted().join() === other.toSorted().join();
        expect((await platesRootOf(one, sha256)) === (await platesRootOf(other, sha256))).toBe(isSame);
      }),
    );
  });

  it("is the leaf of a single plate, and of two plates the hash of both leaves", async () => {
    const leaf = (plate: string) => createHash("sha256").update("\0").update(plate).digest();
    expect(await platesRootOf([7], sha256)).toBe(leaf("7").toString("hex"));
    const both = createHash("sha256").update("\u0001").update(leaf("7")).update(leaf("12")).digest("hex");
    expect(await platesRootOf([12, 7], sha256)).toBe(both);
  });
});
