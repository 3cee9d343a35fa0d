import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cpr } from "./cpr.ts";
import { depositLimits } from "./depositLimits.ts";
import { parseKroner } from "./kroner.ts";
import { canUsePasskey, isPasskeyUserId } from "./passkey.ts";
import { passwordStrength, PASSWORD_LEVELS } from "./passwordStrength.ts";
import { newPassword } from "./password.ts";
import { phoneNumber } from "./phone.ts";

describe("phoneNumber", () => {
  it.each([
    ["20 12 34 56", "+4520123456"],
    ["+45 20123456", "+4520123456"],
    ["0045 20-12-34-56", "+4520123456"],
    ["+46 (70) 123 45 67", "+46701234567"],
  ])("writes %s as %s", (typed, number) => {
    expect(phoneNumber(typed)).toBe(number);
    expect(phoneNumber(number)).toBe(number);
  });

  it.each([
    "",
    "2012345",
    "201234567",
    "10123456",
    "+45 1012 3456",
    "+4520123",
    "+0701234567",
    "spilhus1",
    "+",
  ])("%j is none", (typed) => {
    expect(phoneNumber(typed)).toBeUndefined();
  });
});

describe("cpr", () => {
  it.each(["010190-1234", "2902001234", "311299-0000"])("%s has the form of a personal number", (typed) => {
    expect(cpr(typed)).toBeUndefined();
  });

  it.each([
    "",
    "010190",
    "320190-1234",
    "001290-1234",
    "300200-1234",
    "011390-1234",
    "010190 1234",
    "٠١٠١٩٠1234",
  ])("%j has not", (typed) => {
    expect(cpr(typed)).toEqual({ id: "cprInvalid" });
  });
});

describe("parseKroner", () => {
  it.each([
    ["1.000,50", "da", 100_050],
    ["1000,5", "da", 100_050],
    ["250 kr.", "da", 25_000],
    ["1,000.50", "en", 100_050],
    ["DKK 2,000", "en", 200_000],
    ["0", "da", 0],
  ] as const)("reads %s (%s) as %i øre", (typed, locale, ore) => {
    expect(parseKroner(typed, locale)).toBe(ore);
  });

  it.each(["", "kr.", "1.00", "1,000.50", "1.0000", "12,345", "-5", "1e3", "100000000000000000", "0x10"])(
    "takes %j for no Danish amount",
    (typed) => {
      expect(parseKroner(typed, "da")).toBeUndefined();
    },
  );

  it("reads back what either language writes, to the øre", () => {
    fc.assert(
      fc.property(fc.nat(2 ** 40), fc.constantFrom("da", "en"), (ore, locale) => {
        const format = new Intl.NumberFormat(locale === "da" ? "da-DK" : "en-GB", {
          minimumFractionDigits: 2,
        });
        expect(parseKroner(format.format(ore / 100), locale)).toBe(ore);
      }),
    );
  });
});

it("deposit limits never fall from day to week to month", () => {
  const amount = fc.nat(1_000);
  fc.assert(
    fc.property(amount, amount, amount, (dayOre, weekOre, monthOre) => {
      const isInOrder = dayOre <= weekOre && weekOre <= monthOre;
      expect(depositLimits({ dayOre, weekOre, monthOre })).toEqual(
        isInOrder ? undefined : { id: "limitsOutOfOrder" },
      );
    }),
  );
});

describe("a passkey", () => {
  it("needs the browser, the feature and a platform authenticator, all three (R5.09)", () => {
    for (const browserSupports of [true, false])
      for (const isEnabled of [true, false])
        for (const hasPlatformAuthenticator of [true, false]) {
          const conditions = { browserSupports, isEnabled, hasPlatformAuthenticator };
          const all = browserSupports && isEnabled && hasPlatformAuthenticator;
          expect(canUsePasskey(conditions)).toBe(all);
        }
  });

  it("belongs to a user id of 1 to 64 bytes (R5.09)", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        const id = Buffer.from(bytes).toString("base64url");
        expect(isPasskeyUserId(id)).toBe(bytes.length >= 1 && bytes.length <= 64);
      }),
    );
    expect(isPasskeyUserId("a+b/")).toBe(false);
  });
});

describe("the password meter", () => {
  it.each([
    ["", "none"],
    ["kodeord", "weak"],
    ["Aaaaaaaa1", "weak"],
    ["Abcdefgh1", "weak"],
    ["Nordlys7x", "fair"],
    ["Sol7Banko!Fjord", "good"],
    ["Fire gule Tog 7 Køer!", "strong"],
  ])("calls %j %s (R5.02)", (value, level) => {
    expect(passwordStrength(value).level).toBe(level);
  });

  it("never praises what the rules refuse (R5.02)", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 30 }), (value) => {
        const { level } = passwordStrength(value);
        expect(newPassword(value) === undefined || level === "weak" || level === "none").toBe(true);
      }),
    );
  });

  it("never falls when a character is added", () => {
    const rank = (value: string) => PASSWORD_LEVELS.indexOf(passwordStrength(value).level);
    const ascii = fc.string({ maxLength: 24 });
    fc.assert(
      fc.property(ascii, ascii, (value, more) => {
        expect(rank(value + more)).toBeGreaterThanOrEqual(rank(value));
      }),
    );
  });

  it("ticks off each rule by itself (R5.02)", () => {
    expect(passwordStrength("Ø1").met).toEqual({
      length: false,
      digit: true,
      uppercase: true,
      lowercase: false,
    });
  });
});
