export { ROUTE_RULE_CALLS } from "./calls.ts";
