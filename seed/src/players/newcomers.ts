import type { PersonRow } from "./person.ts";

const GIVEN_NAMES = ["Agnes", "Bo", "Clara", "David", "Ester", "Frode", "Gry", "Hans", "Ida", "Kaj"] as const;
const FAMILY_NAMES = [
  ...["Birkelund", "Dalsvang", "Holmager", "Skovriis", "Åkrogsen", "Enghave", "Fuglsbæk", "Granskov"],
  ...["Hedemark", "Klintborg", "Lyngholt", "Mosegren"],
] as const;
const twoDigits = (number: number) => String(number).padStart(2, "0");

const NUMBER_OF_NEWCOMERS = GIVEN_NAMES.length * FAMILY_NAMES.length;

/** `ny-1` to `ny-120`: people without an account, for tests that register a person. */
export const NEWCOMERS: readonly PersonRow[] = Array.from({ length: NUMBER_OF_NEWCOMERS }, (_, place) => ({
  id: `ny-${place + 1}`,
  givenName: GIVEN_NAMES[place % GIVEN_NAMES.length] ?? "",
  familyName: FAMILY_NAMES[Math.floor(place / GIVEN_NAMES.length)] ?? "",
  sex: place % 2 === 0 ? "female" : "male",
  birthdate: `${1960 + (place % 45)}-${twoDigits((place % 12) + 1)}-${twoDigits(2 + (place % 26))}`,
  shows: "Not registered yet.",
}));
