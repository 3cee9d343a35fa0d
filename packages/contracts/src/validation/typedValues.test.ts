import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { depositLimits } from "./depositLimits.ts";
import { anyIdentityNumber, identityNumber } from "./identityNumber.ts";
import { canUsePasskey, isPasskeyUserId } from "./passkey.ts";
import { passwordStrength, PASSWORD_LEVELS } from "./passwordStrength.ts";
import { newPassword } from "./password.ts";
import { phone, writtenPhone } from "./phone.ts";

it("a CPR number or a phone number that is none names its problem", () => {
  for (const rule of [identityNumber("dk"), anyIdentityNumber]) {
    expect(rule("010190-1234")).toBeUndefined();
    expect(rule("320190-1234")).toEqual({ id: "cprInvalid" });
  }
  expect(phone("dk")("20 12 34 56")).toBeUndefined();
  expect(phone("dk")("2012345")).toEqual({ id: "phoneInvalid" });
  expect(writtenPhone("+4520123456")).toBeUndefined();
  expect(writtenPhone("20123456")).toEqual({ id: "phoneInvalid" });
});

it("deposit limits never fall from day to week to month", () => {
  const amount = fc.nat(1_000);
  fc.assert(
    fc.property(amount, amount, amount, (dayOre, weekOre, monthOre) => {
      const isInOrder = dayOre <= weekOre && weekOre <= monthOre;
      const leastOre = dayOre > weekOre ? dayOre : weekOre;
      expect(depositLimits({ dayOre, weekOre, monthOre })).toEqual(
        isInOrder ? undefined : { id: "limitsOutOfOrder", values: { leastOre } },
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
    ["Fjordby7x", "fair"],
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
