export { playCalls, reasonOf, type PlayCalls, type RoundStake } from "./playCalls.ts";
export { PlaySession, type RoundOutcome } from "./PlaySession.ts";
export type { OpenFailure, OpenPlay, PlayOver, ShownPlay } from "./shownPlay.ts";
export { EdgeWord } from "./EdgeWord.ts";
export { endOf } from "./openFailure.ts";
