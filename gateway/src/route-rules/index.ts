export {
  RouteRuleChangeSchema,
  RouteRuleLookupSchema,
  RouteRulesCallSchema,
  routeRuleManagement,
  routeRuleRoutes,
} from "./routes.ts";
