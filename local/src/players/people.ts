import { NEWCOMERS } from "./newcomers.ts";
import { personOf, type Person } from "./person.ts";
import { SEEDED_PLAYERS } from "./seededPlayers.ts";

/** Everybody the local identity provider knows. */
export const PEOPLE: readonly Person[] = [...SEEDED_PLAYERS, ...NEWCOMERS].map(personOf);

const byId = new Map(PEOPLE.map((person) => [person.id, person]));
const byUuid = new Map(PEOPLE.map((person) => [person.uuid, person]));

/** Who has a user id, as a person types it. */
export const personWithId = (typed: string): Person | undefined => byId.get(typed.trim().toLowerCase());
export const personWithUuid = (uuid: string): Person | undefined => byUuid.get(uuid);
