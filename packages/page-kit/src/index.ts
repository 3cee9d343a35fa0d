export { definePage, type PageDefinition, type PageDescription } from "./page-definition/pageDefinition.ts";
export type { PageModule, PageProps } from "./page-definition/pageModule.ts";
export { openRequest } from "./page-request/openRequest.ts";
export type { PageRequest } from "./page-request/pageRequest.ts";
export { readPageRequest } from "./page-request/readPageRequest.ts";
export { translatorOf } from "./page-request/translator.ts";
export type { ShellPart, ShellSlotPart, ShellSlots } from "./shell-parts/shellPart.ts";
