export { PEOPLE, personWithId, personWithUuid } from "./people.ts";
export type { AccountState, Person } from "./person.ts";
export { SEEDED_PLAYERS } from "./seededPlayers.ts";
export { playHistory, type PlayedGame, type SeededEvent, type SeededRound } from "./playHistory.ts";
