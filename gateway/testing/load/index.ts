export { EDGE_HEADERS, loadedGateway, type LoadedGateway } from "./loadedGateway.ts";
export { payOutSeconds } from "./payoutLoad.ts";
