export { linkHref } from "./content/linkHref.ts";
export { RichTextOf } from "./content/RichTextOf.tsx";
