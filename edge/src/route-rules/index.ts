export { redirection } from "./redirection.ts";
export { RouteRules } from "./routeRules.ts";
