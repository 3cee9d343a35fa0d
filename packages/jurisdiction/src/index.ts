export { dutiesAt, legalDay, type LegalBrand } from "./dutiesAt.ts";
export { JURISDICTION_IDS, JURISDICTIONS, type JurisdictionId } from "./jurisdictions.ts";
export {
  brokenPromotionBounds,
  dayIn,
  dutiesOn,
  hasReachedAge,
  ruleInForce,
  weakerDuties,
  type AccountDuties,
  type BrokenPromotionBound,
  type Currency,
  type Dated,
  type DatedRules,
  type Duties,
  type InForce,
  type Jurisdiction,
  type PromotionDuties,
  type PromotionTerms,
  type RuleLists,
  type ShownDuties,
  type Sourced,
  type WeakerDuty,
} from "./law/index.ts";
