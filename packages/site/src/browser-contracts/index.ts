export { BROWSER_CONTRACT_RULES } from "./rules.ts";
