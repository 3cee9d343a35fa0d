export type { CallServices } from "./callServices.ts";
export { type Call, DONE, type DefinedCall, defineCall, defineCallWith } from "./defineCall.ts";
export { mountCalls } from "./mountCalls.ts";
