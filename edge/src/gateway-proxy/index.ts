export { gatewayEndpoint } from "./gatewayProxy.ts";
