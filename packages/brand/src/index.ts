export {
  DUTY_KEYS,
  type Compliance,
  type Dated,
  type Duties,
  type DutyKey,
} from "./definition/compliance.ts";
export { defineBrand, type BrandDefinition, type BrandParts } from "./definition/defineBrand.ts";
export { dayIn } from "./definition/dayIn.ts";
export { dutiesOn } from "./definition/dutiesOn.ts";
export { enabledRoutes } from "./definition/enabledRoutes.ts";
export type { BrandExperiment } from "./definition/experiments.ts";
export type { BrandGuards } from "./definition/guards.ts";
export { BRAND_FLAGS, type BrandFlag, type BrandIdentity } from "./definition/identity.ts";
export { LOOK_VARIANTS, type Look, type LookSlot } from "./definition/look.ts";
export type { MessageOverrides } from "./definition/messages.ts";
export type { BrandNavigation, FooterGroup, Label, NavigationItem } from "./definition/navigation.ts";
export { navigationHref } from "./definition/navigationHref.ts";
export { siteConfig, type SiteConfig } from "./definition/siteConfig.ts";
export type { SupportChat } from "./definition/supportChat.ts";
