export { endOnUnhandled, endProcess } from "./endOnUnhandled.ts";
export { startGateway } from "./startGateway.ts";
export { reconcile } from "./reconcile.ts";
