import { newPassword } from "@spilhus/contracts/validation";
import { expect, it } from "vitest";
import { commonPasswords, isCommon } from "./commonPasswords.ts";

/** With a capital letter, as R5.02 asks for. */
const withCapital = (word: string) => word.replace(/\p{L}/u, (letter) => letter.toUpperCase());

it("contains more than 3,000 common passwords that R5.02 allows (asvs:6.2.4)", async () => {
  const known = [...(await commonPasswords())];
  expect(known.length).toBeGreaterThan(3_000);
  for (const word of known) expect(newPassword(withCapital(word)), word).toBeUndefined();
});

it.each(["Password1", "pASSWORD1", "Password1!", "  Qwerty123  ", "Abcd1234", "PASSW0RD", "Q1w2e3r4!!"])(
  "recognises %j as common (asvs:6.2.4)",
  async (password) => expect(await isCommon(password)).toBe(true),
);

it.each(["Blåbærgrød7", "Spilhus123", "xPassword1x", "Otte rolige ænder 8"])("allows %j", async (password) =>
  expect(await isCommon(password)).toBe(false),
);
