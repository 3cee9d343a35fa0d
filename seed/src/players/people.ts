import { CROWD } from "./crowd.ts";
import { NEWCOMERS } from "./newcomers.ts";
import { personOf, type Person } from "./person.ts";
import { SEEDED_PLAYERS } from "./seededPlayers.ts";

/** Everyone the local identity provider knows. */
export const PEOPLE: readonly Person[] = [...SEEDED_PLAYERS, ...NEWCOMERS, ...CROWD].map(personOf);

const byId = new Map(PEOPLE.map((person) => [person.id, person]));
const byUuid = new Map(PEOPLE.map((person) => [person.uuid, person]));

/** Finds a person by user id, as typed: case and surrounding spaces do not count. */
export const personWithId = (typed: string): Person | undefined => byId.get(typed.trim().toLowerCase());
/** Finds a person by MitID uuid. */
export const personWithUuid = (uuid: string): Person | undefined => byUuid.get(uuid);
