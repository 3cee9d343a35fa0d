import { identityNumber } from "@spilhus/contracts/validation";
import { describe, expect, it } from "vitest";
import { fictionalCpr, isFictional } from "./fictionalCpr.ts";
import { PEOPLE, personWithId, personWithUuid } from "./people.ts";

/** The century that the seventh digit of a CPR number tells, for births until 2036 (CPR-kontoret). */
function yearOf(number: string): number {
  const year = Number(number.slice(4, 6));
  return Number(number[6]) >= 4 && year <= 36 ? 2000 + year : 1900 + year;
}

describe("the people of a local stack", () => {
  it("are one player per account state, a minor, 120 newcomers and a crowd of eight", () => {
    const states =
      "spiller ny suspended suspended-missing-sof deactivated block expired-block cooldown gdc-check-failed " +
      "extended-kyc oces-login multi-account limits-reached unverified password passkey undecided no-limits minor";
    const newcomers = Array.from({ length: 120 }, (_, place) => `ny-${place + 1}`);
    const crowd = Array.from({ length: 8 }, (_, place) => `stamgaest-${place + 1}`);
    expect(PEOPLE.map(({ id }) => id)).toEqual([...states.split(" "), ...newcomers, ...crowd]);
  });

  it.each(PEOPLE)("$id has a CPR number that forms accept and no real person can have", (person) => {
    const [year, month, day] = person.birthdate.split("-").map(Number);
    expect(identityNumber("dk")(person.cpr)).toBeUndefined();
    expect(isFictional(person.cpr)).toBe(true);
    expect([yearOf(person.cpr), Number(person.cpr.slice(2, 4)), Number(person.cpr.slice(0, 2))]).toEqual([
      year,
      month,
      day,
    ]);
    expect(Number(person.cpr.at(-1)) % 2).toBe(person.sex === "female" ? 0 : 1);
  });

  it("have different ids, numbers, e-mail addresses and names", () => {
    for (const trait of ["uuid", "cpr", "email", "name"] as const) {
      expect(new Set(PEOPLE.map((person) => person[trait])).size).toBe(PEOPLE.length);
    }
  });

  it("are found by user id and by MitID uuid", () => {
    const player = personWithId(" Spiller ");
    expect(player?.name).toBe("Mette Lindgaard");
    expect(personWithUuid(player?.uuid ?? "")).toBe(player);
    expect([personWithId("nobody"), personWithUuid("nobody"), personWithId("__proto__")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

it("a CPR number is fictional only if it fails the check and is not of a 1 January", () => {
  expect(isFictional("0101701234")).toBe(false);
  expect(isFictional("1403881002")).toBe(true);
  // Weighted, its digits add up to 154 = 14 × 11.
  expect(isFictional("0707614285")).toBe(false);
  expect(() => fictionalCpr("1988-01-01", "male")).toThrow(/1988-01-01/);
});
