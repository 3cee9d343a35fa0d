export {
  type Answered,
  callGateway,
  type Caller,
  GatewayRefusal,
  type Given,
  streamFromGateway,
} from "./callGateway.ts";
