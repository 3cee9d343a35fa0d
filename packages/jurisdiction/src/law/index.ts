export {
  brokenPromotionBounds,
  type BrokenPromotionBound,
  type PromotionTerms,
} from "./brokenPromotionBounds.ts";
export type { Dated } from "./dated.ts";
export { dayIn } from "./dayIn.ts";
export type { AccountDuties, DatedRules, Duties, PromotionDuties, ShownDuties, Sourced } from "./duties.ts";
export { dutiesOn, type InForce, type RuleLists } from "./dutiesOn.ts";
export { hasReachedAge } from "./hasReachedAge.ts";
export type { Currency, IdentityNumberRules, Jurisdiction, PhoneRules } from "./jurisdiction.ts";
export { ruleInForce } from "./ruleInForce.ts";
export { weakerDuties, type WeakerDuty } from "./weakerDuties.ts";
