export { brandDuties } from "./compliance/brandDuties.ts";
export { dutyLinks } from "./compliance/dutyLinks.ts";
export { helplineCards } from "./compliance/helplineCards.ts";
export { type PauseDuties, pauseDuties } from "./compliance/pauseDuties.ts";
