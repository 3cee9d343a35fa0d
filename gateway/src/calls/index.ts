export type { CallerServices, CallServices } from "./callServices.ts";
export { type Call, DONE, type DefinedCall, defineCall, defineCallWith } from "./defineCall.ts";
export { type DefinedHook, defineHook, defineHookWith, type Hook, type HookAnswer } from "./defineHook.ts";
export {
  type DefinedServiceCall,
  defineServiceCall,
  defineServiceCallWith,
  type ServiceCall,
} from "./defineServiceCall.ts";
export {
  type ActNote,
  type DefinedStaffCall,
  defineStaffCall,
  defineStaffCallWith,
  type StaffAct,
  type StaffCall,
} from "./defineStaffCall.ts";
export { mountCalls } from "./mountCalls.ts";
