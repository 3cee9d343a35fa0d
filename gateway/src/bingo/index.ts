export { roomJobs } from "./bingoJobs.ts";
export { BINGO_SERVICE_CALLS, type BingoServices, bingoServices } from "./calls.ts";
export { BINGO_CALLS } from "./playerCalls.ts";
export { ROOM_STAFF_CALLS } from "./staffCalls.ts";
export { RoomWork, type RoomServices } from "./roomWork.ts";
