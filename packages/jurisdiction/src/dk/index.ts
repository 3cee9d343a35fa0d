export { cpr } from "./cpr.ts";
export { denmark } from "./denmark.ts";
export { phone } from "./phone.ts";
