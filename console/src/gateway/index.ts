export { type Answered, callGateway, type Caller, GatewayRefusal, type Given } from "./callGateway.ts";
