export type { AccountStatus } from "./accountStatus.ts";
export { activeRestriction, type ActiveRestriction } from "./activeRestriction.ts";
export { alertOf, type Alert, type Reading } from "./alert.ts";
export { arrivalAlert } from "./arrivalAlert.ts";
export { CALLS, type OpensWith } from "./calls.ts";
export { checkAccess, type AccessDecision, type Visitor } from "./checkAccess.ts";
export {
  checkRestriction,
  type Navigation,
  type Reason,
  type RestrictionDecision,
} from "./checkRestriction.ts";
export { decidePage, type PageDecision, type PageRequest, type PageVisitor } from "./decidePage.ts";
export {
  failedGuard,
  guard,
  guardsOf,
  type AddedGuards,
  type GuardDecision,
  type GuardFacts,
} from "./guard.ts";
export { hasCallRow, mayCall, type CallDecision } from "./mayCall.ts";
export { mayVisit } from "./mayVisit.ts";
export { pageRestriction, type PageRestriction, type PageVisit } from "./pageRestriction.ts";
export type { Restriction, RowAlert } from "./restriction.ts";
export { RESTRICTIONS, UNKNOWN_RESTRICTION } from "./table.ts";
