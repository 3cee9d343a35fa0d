export { HealthCheck } from "./healthCheck.ts";
export {
  type OpenAnswer,
  type Upstream,
  type UpstreamAnswer,
  type UpstreamCall,
  createUpstream,
  readAnswer,
} from "./upstream.ts";
