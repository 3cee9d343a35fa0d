import type { PersonRow } from "./person.ts";

const SHOWS = "One of the crowd: plays by itself in rooms and slots, see docs/how-to/sign-in-locally.md.";

/** The players who keep a local stack alive. Each has an account on every brand, and plays there by itself. */
export const CROWD: readonly PersonRow[] = (
  [
    ["Anne-Grethe", "Vesterlund", "female", "1957-04-12"],
    ["Flemming", "Dybbro", "male", "1963-10-30"],
    ["Lone", "Kærsgård", "female", "1971-07-08"],
    ["Torben", "Havnslev", "male", "1968-02-21"],
    ["Malene", "Skyttehus", "female", "1986-12-03"],
    ["Kenneth", "Bakkedal", "male", "1982-05-17"],
    ["Jytte", "Møllevang", "female", "1954-09-26"],
    ["Mikkel", "Strandbygaard", "male", "1993-08-15"],
  ] as const
).map(([givenName, familyName, sex, birthdate], place) => ({
  ...{ id: `stamgaest-${place + 1}`, givenName, familyName, sex, birthdate },
  ...{ account: "ordinary", shows: SHOWS },
}));

/** Their user ids at the local identity provider. */
export const CROWD_IDS: readonly string[] = CROWD.map(({ id }) => id);
