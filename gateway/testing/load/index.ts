export { addChatters, type ChatterAccount } from "../chat-faults/addChatters.ts";
export { countStatements, sentBetween, type SentStatements } from "./countStatements.ts";
export { EDGE_HEADERS, loadedGateway, type LoadedGateway } from "./loadedGateway.ts";
export { HALL, hallLoad, type HallLoad } from "./hallLoad.ts";
export { playLoad, type PlayLoad } from "./playLoad.ts";
export { payOutSeconds } from "./payoutLoad.ts";
export { potLoad, type PotLoad } from "./potLoad.ts";
