export { developmentHeaders } from "./developmentHeaders.ts";
export { developmentEndpoint } from "./developmentProxy.ts";
export { hotReloadUpgrade } from "./hotReload.ts";
