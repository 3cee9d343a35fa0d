export { BackLink } from "./BackLink.tsx";
export { CustomerNumberField } from "./CustomerNumberField.tsx";
export { bodyOf, optionsOf, queryOf, textOf } from "./fields.ts";
export { factsOf } from "./factsOf.ts";
export { playerDetails } from "./playerDetails.ts";
export { TextArea } from "@spilhus/ui";
export type { ActResult, Ask, AskForFile, Section, SectionPage, SentForm } from "./section.ts";
