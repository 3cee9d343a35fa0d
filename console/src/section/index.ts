export { bodyOf, optionsOf, textOf } from "./fields.ts";
export { playerDetails } from "./playerDetails.ts";
export type { ActResult, Ask, Section, SectionPage, SentForm } from "./section.ts";
