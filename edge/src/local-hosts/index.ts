export { proxyToLocalHost } from "./localHostProxy.ts";
export { LocalHosts } from "./localHosts.ts";
