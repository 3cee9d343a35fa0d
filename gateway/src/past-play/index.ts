export { importPastPlay, type PastPlay, type PastServices, type WrittenPast } from "./importPastPlay.ts";
export type { PastEvent, PastPayment, PastRoomRound, PastVisit } from "./pastEvent.ts";
