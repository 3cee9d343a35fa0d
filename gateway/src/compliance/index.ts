export { dayIn } from "./dayIn.ts";
export { dutiesOn } from "./duties.ts";
