export { driveSupport, type SupportDriver } from "./adapter/driveSupport.ts";
export type { SupportAdapter, SupportUser } from "./adapter/supportAdapter.ts";
export { deskAdapter } from "./desk/deskAdapter.ts";
export { type DeskCalls, type DeskSnapshot, DeskTalk, type PendingMessage } from "./desk/deskTalk.ts";
export {
  type Circumstances,
  INITIAL_STATE,
  type SupportEffect,
  type SupportEvent,
  type SupportKind,
  type SupportState,
  transition,
} from "./machine/supportMachine.ts";
export { type VendorOptions, vendorAdapter } from "./vendor/vendorAdapter.ts";
