export { activeRestriction, type ActiveRestriction } from "./activeRestriction.ts";
export { admit, type Admission, type Visitor } from "./admit.ts";
export { alertOf, type Alert, type Reading } from "./alert.ts";
export { arrivalAlert } from "./arrivalAlert.ts";
export { callOf } from "./callOf.ts";
export { CALLS, type CallId, type CallRow } from "./calls.ts";
export { confine, type Confinement, type Step } from "./confine.ts";
export { decide, type Decision, type Navigation, type Reason } from "./decide.ts";
export {
  failedGuard,
  guard,
  guardsOf,
  type AddedGuards,
  type GuardDecision,
  type GuardFacts,
} from "./guard.ts";
export { judge, type Asker, type PageAsked, type Verdict } from "./judge.ts";
export { mayCall, type CallDecision } from "./mayCall.ts";
export { mayVisit } from "./mayVisit.ts";
export { readCheckResult } from "./readCheckResult.ts";
export type { Restriction, RowAlert } from "./restriction.ts";
export type { Standing } from "./standing.ts";
export { RESTRICTIONS, UNKNOWN_RESTRICTION } from "./table.ts";
