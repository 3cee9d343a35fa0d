import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { optionalEmail } from "./email.ts";
import { existingPassword, newPassword } from "./password.ts";
import { firstProblem } from "./problem.ts";
import { required } from "./required.ts";
import { isSignupStep } from "./signupStep.ts";
import { lengthBetween, minLength, noDigits, noSpecialCharacters, SPECIAL_CHARACTERS } from "./textRules.ts";

const REJECTED = [
  "!",
  '"',
  "#",
  "€",
  "%",
  "&",
  "(",
  ")",
  "{",
  "}",
  "_",
  "=",
  "?",
  "/",
  "[",
  "]",
  "`",
  "´",
].concat([".", ",", "*", "@", "º", "¨", ":", ";", "^"]);
const text = fc.string({ unit: "binary", maxLength: 40 });

describe("e-mail", () => {
  it.each(["", undefined, "mette@example.dk", "m.k+spil@mail.example.co.uk", "o'neil@example.com"])(
    "%j is fine: it may be left out, or must be an address (R5.01)",
    (value) => {
      expect(optionalEmail(value)).toBeUndefined();
    },
  );

  it.each([
    " ",
    "mette",
    "mette@",
    "@example.dk",
    "mette@example",
    "a b@example.dk",
    "a..b@example.dk",
    "a@b.dk\n",
  ])("%j is not an address (R5.01)", (value) => {
    expect(optionalEmail(value)).toEqual({ id: "emailInvalid" });
  });

  it("is no longer than mail can be sent to, and long input is judged at once (R5.01)", () => {
    expect(optionalEmail(`${"a".repeat(243)}@example.dk`)).toBeUndefined();
    expect(optionalEmail(`${"a".repeat(244)}@example.dk`)).toEqual({ id: "emailInvalid" });
    expect(optionalEmail("a.".repeat(500_000))).toEqual({ id: "emailInvalid" });
  });
});

describe("a new password", () => {
  it("is good exactly when it has 8 characters, a digit, an uppercase and a lowercase letter (R5.02)", () => {
    const part = fc.constantFrom("a", "æ", "B", "Ø", "7", "-", "🎰", " ");
    fc.assert(
      fc.property(fc.array(part, { maxLength: 14 }), (parts) => {
        const isGood =
          parts.length >= 8 &&
          parts.includes("7") &&
          parts.some((one) => one === "B" || one === "Ø") &&
          parts.some((one) => one === "a" || one === "æ");
        expect(newPassword(parts.join(""))).toEqual(isGood ? undefined : { id: "passwordInvalid" });
      }),
    );
  });

  it("may be a long passphrase, but not one that is work to hash", () => {
    expect(newPassword(`Aa1${"x".repeat(253)}`)).toBeUndefined();
    expect(newPassword(`Aa1${"x".repeat(254)}`)).toEqual({ id: "passwordTooLong", values: { max: 256 } });
  });
});

it("an existing password is held to its length of 8 alone (R5.03, R9.05)", () => {
  fc.assert(
    fc.property(text, (value) => {
      const isShort = [...value].length < 8;
      expect(existingPassword(value)).toEqual(
        isShort ? { id: "passwordTooShort", values: { min: 8 } } : undefined,
      );
    }),
  );
});

describe("required", () => {
  it.each([
    [undefined, "required"],
    ["email", "emailRequired"],
    ["password", "passwordRequired"],
    ["newPassword", "newPasswordRequired"],
  ] as const)("has words of its own for %s (R5.04)", (field, id) => {
    expect(required(field)("")).toEqual({ id });
  });

  it("takes every falsy value for none, and nothing else (R5.04)", () => {
    for (const value of ["", 0, false, null, undefined, Number.NaN]) expect(required()(value)).toBeDefined();
    for (const value of [" ", "0", 1, true, [], {}]) expect(required()(value)).toBeUndefined();
  });
});

describe("rules of texts", () => {
  it("count characters, not what they are stored in (R5.05)", () => {
    fc.assert(
      fc.property(text, fc.nat(20), fc.nat(20), (value, one, other) => {
        const [min, max] = [Math.min(one, other), Math.max(one, other)];
        const { length } = [...value];
        expect(minLength(min)(value)).toEqual(length < min ? { id: "tooShort", values: { min } } : undefined);
        expect(lengthBetween(min, max)(value) === undefined).toBe(length >= min && length <= max);
      }),
    );
  });

  it("find a digit wherever it stands (R5.05)", () => {
    expect(noDigits("Mette Kjær-Øster")).toBeUndefined();
    fc.assert(
      fc.property(text, fc.nat(9), text, (before, digit, after) => {
        expect(noDigits(before + digit + after)).toEqual({ id: "noDigits" });
      }),
    );
  });

  it("reject exactly the special characters of the specification (R5.05)", () => {
    expect([...SPECIAL_CHARACTERS].toSorted()).toEqual(REJECTED.toSorted());
    fc.assert(
      fc.property(text, (value) => {
        const hasOne = REJECTED.some((character) => value.includes(character));
        expect(noSpecialCharacters(value)).toEqual(hasOne ? { id: "noSpecialCharacters" } : undefined);
      }),
    );
    for (const character of REJECTED) expect(noSpecialCharacters(`Aa${character}Bb`)).toBeDefined();
    for (const fine of ["Anne-Marie O'Hara", "Ærø + Ø", "$<>|~§"])
      expect(noSpecialCharacters(fine)).toBeUndefined();
  });

  it("are asked in their order, and the first answer counts (R5.05)", () => {
    const rules = [required(), minLength(3), noDigits];
    expect(firstProblem("", rules)).toEqual({ id: "required" });
    expect(firstProblem("1", rules)).toEqual({ id: "tooShort", values: { min: 3 } });
    expect(firstProblem("abc1", rules)).toEqual({ id: "noDigits" });
    expect(firstProblem("abcd", rules)).toBeUndefined();
  });
});

it("an address may name no sign-up step but the first (R5.08)", () => {
  expect([1, "1"].every(isSignupStep)).toBe(true);
  for (const step of ["2", "0", "", "one", "1.0", " 1", null, undefined, Number.NaN, 2]) {
    expect(isSignupStep(step)).toBe(false);
  }
});
