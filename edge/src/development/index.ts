export { developmentHeaders } from "./developmentHeaders.ts";
export { developmentEndpoint } from "./developmentProxy.ts";
export { proxyHotReload } from "./hotReload.ts";
