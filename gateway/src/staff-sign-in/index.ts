export { STAFF_SIGN_IN_CALLS } from "./calls.ts";
export { endStaffSessionsCall } from "./endStaffSessionsCall.ts";
export type { StaffSignInServices } from "./services.ts";
export { type StaffProvider, staffProvider } from "./staffProvider.ts";
