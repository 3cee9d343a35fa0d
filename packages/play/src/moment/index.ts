export { momentText } from "./momentText.ts";
