export { overview } from "./overview.tsx";
export { SECTIONS, sectionAt } from "./sections.ts";
