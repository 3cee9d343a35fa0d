export { bodyOf, optionsOf, textOf } from "./fields.ts";
export { factsOf } from "./factsOf.ts";
export { playerDetails } from "./playerDetails.ts";
export type { ActResult, Ask, Section, SectionPage, SentForm } from "./section.ts";
