export { startGateway } from "./startGateway.ts";
