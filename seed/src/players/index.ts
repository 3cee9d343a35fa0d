export { CROWD_IDS } from "./crowd.ts";
export { PEOPLE, personWithId, personWithUuid } from "./people.ts";
export type { AccountState, Person } from "./person.ts";
export { SEEDED_PLAYERS } from "./seededPlayers.ts";
export { pastPlay, type PastCast, type PastGame, type PastRoom, type SeededPastEvent } from "./pastPlay.ts";
export { HOUSE_PAST_GAMES } from "./pastGames.ts";
export { seededDraws } from "./seededDraws.ts";
