export { danishWords } from "./danishWords.ts";
