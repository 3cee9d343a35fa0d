export { USER_INFO_CALLS } from "./calls.ts";
export { type AccountServices, accountFinder } from "./findAccount.ts";
