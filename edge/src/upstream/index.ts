export { HealthCheck } from "./healthCheck.ts";
export { type Upstream, type UpstreamAnswer, type UpstreamCall, createUpstream } from "./upstream.ts";
