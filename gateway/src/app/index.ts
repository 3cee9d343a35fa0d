export { endOnUnhandled, endProcess } from "./endOnUnhandled.ts";
export { startGateway } from "./startGateway.ts";
